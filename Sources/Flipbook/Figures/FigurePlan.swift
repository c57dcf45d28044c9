import CoreGeometry
import Foundation
import Picture

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
    /// The part of the view that is shown; nil (the default) for all of it.
    public var crop: FigureCrop?
    /// Points of the page for each point of the view, above 0 and at most 8; nil for 1, or less where the stills
    /// would be wider than a page together.
    public var zoom: Double?
    /// In which letters; nil for those that labels have, DejaVu Sans.
    public var fontFamily: String?

    /// A plan to draw frames as they are.
    public init(frames: [Int]) {
        self.frames = frames
    }

    /// Whether it is a frame alone, with no paper around it.
    public var isBare: Bool {
        var plan = FigurePlan(frames: frames)
        (plan.times, plan.crop, plan.zoom) = (times, crop, zoom)
        return self == plan && frames.count == 1
    }

    /// The most stills of a figure: what fits on a page.
    static let mostStills = 24
    /// The greatest zoom.
    static let greatestZoom = 8.0
    /// The greatest length of a caption.
    static let longestCaption = 1000
    /// About the width of a page's text in points; strips that are wider show their stills smaller.
    static let pageWidth: CGFloat = 720
}

extension FigurePlan {
    /// Returns the part of a frame alone that the plan shows, at its zoom.
    /// - Throws: `FilmError.invalid` for a part that is not there, or a zoom that is not allowed.
    public func part(of picture: Picture) throws -> Picture {
        guard crop != nil || zoom != nil else { return picture }
        try checkZoom()
        let area = try crop?.area(of: picture) ?? CGRect(origin: .zero, size: picture.size)
        return picture.cropped(to: area, zoom: CGFloat(zoom ?? 1))
    }

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
        try checkZoom()
    }

    private func checkZoom() throws {
        guard (zoom ?? 1) > 0, (zoom ?? 1) <= Self.greatestZoom else {
            throw FilmError.invalid(
                "The zoom \((zoom ?? 1).text) is not allowed; it has to be above 0 and at most "
                    + "\(Self.greatestZoom.text).")
        }
    }

    private func check(_ caption: String) throws {
        guard caption.contains(where: { !$0.isWhitespace }), caption.count <= Self.longestCaption else {
            throw FilmError.invalid(
                "A caption has 1 to \(Self.longestCaption) characters; this one has "
                    + (caption.count > Self.longestCaption ? "\(caption.count)." : "nothing to read."))
        }
    }
}
