import CoreGeometry
import Foundation

/// What a figure shows of a film: which frames, how they stand side by side, and what explains them.
public struct FigurePlan: Sendable, Hashable {
    /// How several frames stand.
    public enum Arrangement: Sendable, Hashable {
        /// Side by side, each with its time below.
        case strip
        /// Before and after, with an arrow between.
        case pair
    }

    /// The frames from left to right; at least one.
    public var frames: [Int]
    /// The times that label several frames, in seconds; nil for those of the frames. With them the frame after
    /// the film's last, its end, may be one of the frames.
    public var times: [TimeInterval]?
    /// How several frames stand; default a strip.
    public var arrangement = Arrangement.strip
    /// Whether the scene's own annotations are drawn; default no.
    public var isAnnotated = false
    /// Whether axes with the points of the view are drawn along its edges; default no.
    public var hasAxes = false
    /// What is written below; default the scene's own caption, if annotations are drawn.
    public var caption: String?
    /// Paper and inks; nil for light ones.
    public var theme: Theme.Name?
    /// In which letters; nil for those that labels have, DejaVu Sans.
    public var fontFamily: String?

    /// A plan to draw frames as they are.
    public init(frames: [Int]) {
        self.frames = frames
    }

    /// Whether it is a frame alone, with no paper around it.
    public var isBare: Bool {
        var plan = FigurePlan(frames: frames)
        plan.times = times
        return self == plan && frames.count == 1
    }

    /// The most stills of a figure: what fits on a page.
    static let mostStills = 24
    /// The greatest length of a caption.
    static let longestCaption = 1000
    /// About the width of a page's text in points; strips that are wider show their stills smaller.
    static let pageWidth: CGFloat = 720
}

extension FigurePlan {
    /// Makes sure that the figure can be made of a film.
    /// - Throws: `FilmError.invalid` with the rule that is broken.
    func check(for film: Film) throws {
        let stills = frames.count * film.panels.count
        guard (1...Self.mostStills).contains(stills) else {
            throw FilmError.invalid(
                "A figure of \(stills) stills is not possible; it holds 1 to \(Self.mostStills).")
        }
        guard arrangement == .strip || frames.count == 2 else {
            throw FilmError.invalid(
                "A pair has two times, before and after; \(frames.count) "
                    + (frames.count == 1 ? "is" : "are") + " given.")
        }
        if let caption { try check(caption) }
    }

    private func check(_ caption: String) throws {
        guard caption.contains(where: { !$0.isWhitespace }), caption.count <= Self.longestCaption else {
            throw FilmError.invalid(
                "A caption has 1 to \(Self.longestCaption) characters; this one has "
                    + (caption.count > Self.longestCaption ? "\(caption.count)." : "nothing to read."))
        }
    }
}
