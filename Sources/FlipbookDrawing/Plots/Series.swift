public import CoreGeometry
public import Picture

/// A curve of a plot: the values of an item over time.
public struct Series: Sendable, Hashable {
    /// The label beside the curve.
    public var label: String
    /// The unique name among the plot's curves; after the quantity's name, it is the id in SVG.
    public var name: String
    /// The color of the curve.
    public var color: Color
    /// The lengths of dashes and gaps in points; empty for a solid curve.
    public var dash: [CGFloat]
    /// The connected parts of the curve, with finite points only.
    public var runs: [[PlotPoint]]
    /// The points at which contacts begin.
    public var contacts: [PlotPoint]

    /// Creates a curve. Points that are not finite are removed; the name's default is the label.
    public init(
        label: String, name: String? = nil, color: Color, dash: [CGFloat] = [], runs: [[PlotPoint]],
        contacts: [PlotPoint] = []
    ) {
        self.label = label
        self.name = name ?? label
        self.color = color
        self.dash = dash
        self.runs = runs.map { $0.filter(\.isFinite) }.filter { !$0.isEmpty }
        self.contacts = contacts.filter(\.isFinite)
    }

    /// The smallest and the largest value, or nil for an empty curve.
    var range: ClosedRange<Double>? {
        let values = runs.joined().map(\.value)
        guard let least = values.min(), let greatest = values.max() else { return nil }
        return least...greatest
    }
}
