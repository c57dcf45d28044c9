public import Foundation

/// The trail style of a scene, which `flipbook trail` uses where its options set nothing else.
///
///     static let trail = TrailStyle(
///         every: .distance(40), look: TrailLook(showsPaths: true, items: ["square"]))
public struct TrailStyle: Sendable, Hashable {
    /// The spacing of the phases; nil (the default) for about a dozen, more where few items move far, without
    /// ghosts of an item that would nearly coincide.
    public var spacing: TrailSpacing?
    /// The duration of the film that the trail shows, in seconds, above 0; nil (the default) for all of it.
    /// One swing of a periodic motion is easiest to read. A duration or frames on the command line take
    /// precedence.
    public var duration: TimeInterval?
    /// The look of the phases; the command line chooses the theme.
    public var look: TrailLook

    /// Creates a style with the given properties.
    public init(
        every spacing: TrailSpacing? = nil, duration: TimeInterval? = nil, look: TrailLook = TrailLook()
    ) {
        self.spacing = spacing
        self.duration = duration
        self.look = look
    }
}
