import CoreGeometry
import FlipbookCore
import Picture

/// The drawing of a panel: title, ticks, curves, contact marks, and the names of curves when they fit at
/// their ends.
struct PanelDrawing {
    /// The area of the curves.
    let area: CGRect
    private let plot: Plot
    private let panel: Plot.Panel
    private let axis: Axis
    private let textStyle: PlotTextStyle
    private let names: EndNames?

    /// The width of a curve, in points.
    static let curveWidth: CGFloat = 1.75

    init(
        of plot: Plot, _ number: Int, axis: Axis, area: CGRect, _ textStyle: PlotTextStyle, namesAtEnds: Bool
    ) {
        (self.plot, self.axis, self.area, self.textStyle) = (plot, axis, area, textStyle)
        panel = plot.panels[number]
        let frame = PanelFrame(area: area, axis: axis, duration: plot.duration, panel.quantity)
        names = namesAtEnds ? EndNames(of: panel.series, in: frame, textStyle) : nil
    }

    /// True when the names of the curves fit at their ends.
    var hasRoomForNames: Bool { names?.haveRoom ?? false }

    /// The layer with the whole panel.
    var layer: Layer {
        Layer(
            name: panel.quantity.rawValue, contents: [title] + grid + labels + namesTitle,
            children: panel.series.map(curve) + marks + (names.map { [$0.layer] } ?? []))
    }

    private var frame: PanelFrame {
        PanelFrame(area: area, axis: axis, duration: plot.duration, panel.quantity)
    }

    private var title: Layer.Content {
        textStyle.line(
            "\(panel.quantity.title) (\(axis.scaled(panel.quantity.unit)))", PlotTextStyle.name,
            plot.theme.ink, at: CGPoint(x: PlotLayout.margin, y: area.minY - 17))
    }

    /// The heading of the names at the curves' ends, such as a parameter's name.
    private var namesTitle: [Layer.Content] {
        guard names != nil, !plot.legendTitle.isEmpty else { return [] }
        let place = CGPoint(x: area.maxX + EndNames.gap, y: area.minY - 17)
        return [
            textStyle.line(
                plot.legendTitle, PlotTextStyle.name, plot.theme.quietInk, at: place,
                widest: PlotTextStyle.longestName)
        ]
    }

    private var grid: [Layer.Content] {
        axis.ticks.map { tick in
            let y = frame.y(tick)
            // In a range with both signs, the line at 0 is emphasized.
            let isBorder = tick == 0 && (0.1...0.9).contains(axis.position(of: 0))
            return .line(
                area.minX - TimeAxis.tick, y, area.maxX, y,
                isBorder ? plot.theme.quietInk.faded(by: 0.6) : plot.theme.hairline, width: 0.75)
        }
    }

    private var labels: [Layer.Content] {
        zip(axis.ticks, axis.labels).map { tick, label in
            textStyle.line(
                label, PlotTextStyle.small, plot.theme.quietInk,
                at: CGPoint(x: area.minX - 8, y: frame.y(tick)), .right)
        }
    }

    private func curve(_ series: Series) -> Layer {
        let elements = series.runs.flatMap { Curve(through: $0.map(frame.place)).path.elements }
        let stroke = Stroke(width: Self.curveWidth, cap: .round, join: .round, dash: series.dash)
        return Layer(
            name: "\(panel.quantity.rawValue) \(series.name)",
            contents: elements.isEmpty ? [] : [.stroke(.path(Path(elements)), series.color, stroke)])
    }

    private var marks: [Layer] {
        guard plot.marksContacts else { return [] }
        return panel.series.filter { !$0.contacts.isEmpty }.map { series in
            let mark = ContactMark(color: series.color, paper: plot.theme.paper)
            let places = ContactMark.spread(series.contacts.map(frame.place))
            return Layer(
                name: "\(panel.quantity.rawValue) \(series.name) contacts",
                contents: places.flatMap(mark.contents))
        }
    }
}
