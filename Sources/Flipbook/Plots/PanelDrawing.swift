import CoreGeometry
import Picture

/// A panel on paper: title, ticks, curves, marks, and the curves' names where they stand at their ends.
struct PanelDrawing {
    /// Where the curves are.
    let area: CGRect
    private let plot: Plot
    private let panel: Plot.Panel
    private let axis: Axis
    private let lettering: PlotLettering
    private let names: EndNames?

    /// The width of a curve in points.
    static let curveWidth: CGFloat = 1.75

    init(
        of plot: Plot, _ number: Int, axis: Axis, area: CGRect, _ lettering: PlotLettering, namesAtEnds: Bool
    ) {
        (self.plot, self.axis, self.area, self.lettering) = (plot, axis, area, lettering)
        panel = plot.panels[number]
        let frame = PanelFrame(area: area, axis: axis, duration: plot.duration, panel.quantity)
        names = namesAtEnds ? EndNames(of: panel.series, in: frame, lettering) : nil
    }

    /// Whether the curves' names find room at their ends.
    var hasRoomForNames: Bool { names?.haveRoom ?? false }

    /// The sheet with all of it.
    var layer: Layer {
        Layer(
            name: panel.quantity.rawValue, contents: [title] + grid + labels + namesTitle,
            children: panel.series.map(curve) + marks + (names.map { [$0.layer] } ?? []))
    }

    private var frame: PanelFrame {
        PanelFrame(area: area, axis: axis, duration: plot.duration, panel.quantity)
    }

    private var title: Layer.Content {
        lettering.line(
            "\(panel.quantity.title) (\(axis.scaled(panel.quantity.unit)))", PlotLettering.name,
            plot.theme.ink, at: CGPoint(x: PlotLayout.margin, y: area.minY - 17))
    }

    /// What the names at the curves' ends are values of.
    private var namesTitle: [Layer.Content] {
        guard names != nil, !plot.legendTitle.isEmpty else { return [] }
        let place = CGPoint(x: area.maxX + EndNames.gap, y: area.minY - 17)
        return [
            lettering.line(
                plot.legendTitle, PlotLettering.name, plot.theme.quietInk, at: place,
                widest: PlotLettering.longestName)
        ]
    }

    private var grid: [Layer.Content] {
        axis.ticks.map { tick in
            let y = frame.y(tick)
            // Between values of both signs 0 is a border.
            let isBorder = tick == 0 && (0.1...0.9).contains(axis.position(of: 0))
            return .line(
                area.minX - TimeAxis.tick, y, area.maxX, y,
                isBorder ? plot.theme.quietInk.faded(by: 0.6) : plot.theme.hairline, width: 0.75)
        }
    }

    private var labels: [Layer.Content] {
        zip(axis.ticks, axis.labels).map { tick, label in
            lettering.line(
                label, PlotLettering.small, plot.theme.quietInk,
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

/// From moments and values to points on paper.
struct PanelFrame {
    let area: CGRect
    private let axis: Axis
    private let duration: Double
    private let growsDownwards: Bool

    init(area: CGRect, axis: Axis, duration: Double, _ quantity: Quantity) {
        (self.area, self.axis, self.duration) = (area, axis, duration)
        growsDownwards = quantity.growsDownwards
    }

    func y(_ value: Double) -> CGFloat {
        let position = axis.position(of: value)
        return area.minY + area.height * (growsDownwards ? position : 1 - position)
    }

    func place(_ point: PlotPoint) -> CGPoint {
        CGPoint(x: area.minX + area.width * point.time / duration, y: y(point.value))
    }
}
