import Foundation

/// The trail that tells a scene's motion best: what `flipbook trail` draws where its options say nothing else.
///
///     static let trail = TrailStyle(every: .distance(40), look: TrailLook(showsPaths: true, items: ["square"]))
public struct TrailStyle: Sendable, Hashable {
    /// How far apart the phases are; nil (the default) for about a dozen, more where few items go far, without those
    /// of an item that would lie upon one another.
    public var spacing: TrailSpacing?
    /// The seconds of the film that the trail shows, above 0; nil (the default) for all. What swings to and fro is
    /// read best from one swing. It does not count where the command says a duration or frames.
    public var duration: TimeInterval?
    /// How phases are drawn; the theme is the command's.
    public var look: TrailLook

    /// A style of the properties given.
    public init(
        every spacing: TrailSpacing? = nil, duration: TimeInterval? = nil, look: TrailLook = TrailLook()
    ) {
        self.spacing = spacing
        self.duration = duration
        self.look = look
    }
}
