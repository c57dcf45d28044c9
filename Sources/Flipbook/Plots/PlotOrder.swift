import CoreGeometry

/// What is wanted of a scene's plot.
public struct PlotOrder: Sendable {
    /// What is measured, a panel each, from the top; default where items are, downwards.
    public var quantities: [Quantity] = [.y]
    /// The names of the items; default those that move, at most the six that move most (with a sweep, the one).
    public var items: [String]?
    /// Whether circles mark where contacts begin; default true.
    public var marksContacts = true
    /// Paper and inks; default light.
    public var theme = Theme.light
    /// The width in points, 160...4096; default 640.
    public var width: Double?
    /// The height in points, 160...4096; default 400 for one panel and 160 more for each other.
    public var height: Double?

    /// The most items that are plotted unless they are named: as many as there are colours.
    public static let usualItems = 6
    /// The most curves of a panel: six colours in three dashes.
    public static let mostCurves = 18

    /// An order with all defaults.
    public init() {}
}

extension PlotOrder {
    /// The plot's size in points.
    var size: CGSize {
        let usual = Plot.usualSize(panels: quantities.count)
        return CGSize(width: width ?? usual.width, height: height ?? usual.height)
    }
}
