import CoreGeometry
import Picture

/// A value at a moment.
public struct PlotPoint: Sendable, Hashable {
    /// Seconds since the start.
    public var time: Double
    /// The value in the quantity's unit.
    public var value: Double

    /// A value at a moment.
    public init(time: Double, value: Double) {
        (self.time, self.value) = (time, value)
    }
}

/// A curve of a plot: what an item does.
public struct Series: Sendable, Hashable {
    /// What is written beside the curve.
    public var label: String
    /// What the curve is called among all of the plot's, the id in SVG behind the quantity's name.
    public var name: String
    /// Its colour.
    public var color: Color
    /// Lengths of dashes and gaps in points; none for a solid curve.
    public var dash: [CGFloat]
    /// The curve's parts; between them there is nothing to show. Points that are no numbers are left out.
    public var runs: [[PlotPoint]]
    /// Where contacts begin.
    public var contacts: [PlotPoint]

    /// A curve of the properties given.
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

    /// The least and the greatest value; nil where there is none.
    var range: ClosedRange<Double>? {
        let values = runs.joined().map(\.value)
        guard let least = values.min(), let greatest = values.max() else { return nil }
        return least...greatest
    }
}

extension PlotPoint {
    fileprivate var isFinite: Bool { time.isFinite && value.isFinite }
}
