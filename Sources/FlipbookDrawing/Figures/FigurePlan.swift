import CoreGeometry
public import FlipbookCore
public import Foundation
public import Picture

/// The contents of a figure of a film: the frames, their arrangement and the explanations.
public struct FigurePlan: Sendable, Hashable {
    /// The arrangement of several frames.
    public enum Arrangement: Sendable, Hashable {
        /// Frames side by side, each with its time below.
        case strip
        /// Two frames, before and after, with an arrow between them.
        case pair
    }

    /// The frames from left to right; at least one.
    public var frames: [Int]
    /// The times that label several frames, in seconds; nil for those of the frames. With them the frame
    /// after the film's last, its end, may be one of the frames.
    public var times: [TimeInterval]?
    /// The arrangement of several frames; default a strip.
    public var arrangement = Arrangement.strip
    /// A Boolean value that indicates whether the scene's own annotations are drawn; default false.
    public var isAnnotated = false
    /// A Boolean value that indicates whether axes in points of the view are drawn along its edges; default
    /// false.
    public var hasAxes = false
    /// The caption below the figure; nil (the default) for the scene's own, if annotations are drawn.
    public var caption: String?
    /// The theme of paper and inks; nil (the default) for light.
    public var theme: Theme.Name?
    /// The color of the screens behind views that leave them free; nil (the default) for that of the paper.
    public var ground: Color?
    /// The part of the view that is shown; nil (the default) for all of it.
    public var crop: FigureCrop?
    /// The points of the page for each point of the view, above 0 and at most 8; nil (the default) for 1, or
    /// less when the snapshots together would be wider than a page.
    public var zoom: Double?
    /// The font family of texts; nil (the default) for that of labels, DejaVu Sans.
    public var fontFamily: String?

    /// Creates a plan to draw frames as they are.
    public init(frames: [Int]) {
        self.frames = frames
    }

    /// A Boolean value that indicates whether the plan is one frame alone, with no paper around it; times,
    /// crop and zoom make no difference.
    public var isBare: Bool {
        var plan = FigurePlan(frames: frames)
        (plan.times, plan.crop, plan.zoom) = (times, crop, zoom)
        return self == plan && frames.count == 1
    }

    /// The largest number of snapshots in a figure, which is what fits on a page.
    static let mostStills = 24
    /// The largest zoom.
    static let greatestZoom = 8.0
    /// The largest length of a caption, in characters.
    static let longestCaption = 1000
    /// The approximate width of a page's text, in points; wider rows have smaller snapshots.
    static let pageWidth: CGFloat = 720
}

extension FigurePlan {
    /// Returns the part of a bare frame that the plan shows, at its zoom.
    /// - Throws: `FilmError.invalid` for a part that is not in the picture, or a zoom outside its range.
    public func part(of picture: Picture) throws -> Picture {
        guard crop != nil || zoom != nil else { return picture }
        try checkZoom()
        let area = try crop?.area(of: picture) ?? CGRect(origin: .zero, size: picture.size)
        return picture.cropped(to: area, zoom: CGFloat(zoom ?? 1))
    }

    /// Checks that the figure can be made from a film.
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
