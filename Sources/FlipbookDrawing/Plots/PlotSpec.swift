import CoreGeometry
public import FlipbookCore

/// The specification of a scene's plot.
public struct PlotSpec: Sendable {
    /// The quantities, one panel each, from the top down; default `y`.
    public var quantities: [Quantity] = [.y]
    /// The names of the items; default nil, for the moving items: the six that move most, or with a sweep the
    /// one that moves most.
    public var items: [String]?
    /// A Boolean value that indicates whether circles mark the beginnings of contacts; default true.
    public var marksContacts = true
    /// The colors; default light.
    public var theme = Theme.light
    /// The width in points, 160...4096; default 640.
    public var width: Double?
    /// The height in points, 160...4096; default 400 for one panel and 160 more for each further one.
    public var height: Double?

    /// The largest number of items selected by default, equal to the number of series colors.
    static let usualItemCount = 6
    /// The largest number of curves in a panel: six colors in three dash patterns.
    static let maximumCurveCount = 18

    /// Creates a specification with all defaults.
    public init() {}
}

extension PlotSpec {
    /// The size of the plot, in points.
    var size: CGSize {
        let usual = Plot.usualSize(panels: quantities.count)
        return CGSize(width: width ?? usual.width, height: height ?? usual.height)
    }
}
