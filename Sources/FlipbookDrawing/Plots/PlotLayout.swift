import CoreGeometry
import FlipbookCore
import Picture

/// The positions of a plot's parts, in points.
struct PlotLayout {
    private let plot: Plot
    private let textStyle: PlotTextStyle
    private let legend: Legend?
    private let panels: [PanelDrawing]
    private let time: TimeAxis

    /// The distance from the edges.
    static let margin: CGFloat = 20
    /// The height of the headline's line.
    private static let headlineHeight: CGFloat = 22
    /// The distance to a panel's title from what is above it, and the height of the title's line.
    private static let panelGap: CGFloat = 14
    private static let panelTitleHeight: CGFloat = 24
    /// The height of a line of notes.
    private static let noteHeight: CGFloat = 20

    init(of plot: Plot, _ textStyle: PlotTextStyle) throws {
        (self.plot, self.textStyle) = (plot, textStyle)
        // Names at the ends of curves are easiest to read; a legend replaces them when they do not fit.
        let labeled = try Self.drawings(of: plot, textStyle, legend: nil, namesAtEnds: plot.hasSeveralCurves)
        if plot.hasSeveralCurves, labeled.isEmpty || !labeled.allSatisfy(\.hasRoomForNames) {
            let legend = Legend(of: plot, textStyle)
            panels = try Self.drawings(of: plot, textStyle, legend: legend, namesAtEnds: false)
            self.legend = legend
        } else {
            (panels, legend) = (labeled, nil)
        }
        time = TimeAxis(of: plot, textStyle, areas: panels.map(\.area))
    }

    /// The layers from back to front.
    var layers: [Layer] {
        [Layer(name: "title", contents: headline)]
            + (legend.map { [$0.layer(top: Self.margin + Self.headlineHeight)] } ?? [])
            + [time.layer] + panels.map(\.layer) + (plot.hasNote ? [Layer(name: "note", contents: note)] : [])
    }

    private var headline: [Layer.Content] {
        let line = CGPoint(x: Self.margin, y: Self.margin + 8)
        let room = plot.size.width - 2 * Self.margin
        let title = textStyle.line(
            plot.title, PlotTextStyle.headline, plot.theme.ink, at: line, widest: room)
        let start = textStyle.width(of: plot.title, PlotTextStyle.headline) + 10
        guard !plot.subtitle.isEmpty, start < room - 40 else { return [title] }
        let subtitle = textStyle.line(
            plot.subtitle, PlotTextStyle.name, plot.theme.quietInk,
            at: CGPoint(x: line.x + start, y: line.y + 0.5), widest: room - start)
        return [title, subtitle]
    }

    private var note: [Layer.Content] {
        let middle = plot.size.height - Self.margin - 2
        guard plot.showsContacts else {
            return [noteLine(plot.note, x: Self.margin, middle)]
        }
        let mark = ContactMark(color: plot.theme.quietInk, paper: plot.theme.paper)
        let words = plot.note.isEmpty ? "contact begins" : "contact begins.  " + plot.note
        return mark.contents(at: CGPoint(x: Self.margin + 3, y: middle))
            + [noteLine(words, x: Self.margin + 11, middle)]
    }

    private func noteLine(_ words: String, x: CGFloat, _ middle: CGFloat) -> Layer.Content {
        textStyle.line(
            words, PlotTextStyle.small, plot.theme.quietInk, at: CGPoint(x: x, y: middle),
            widest: plot.size.width - x - Self.margin)
    }
}

extension PlotLayout {
    /// Returns the panels, with equal heights and aligned left and right edges.
    private static func drawings(
        of plot: Plot, _ textStyle: PlotTextStyle, legend: Legend?, namesAtEnds: Bool
    ) throws -> [PanelDrawing] {
        let top = margin + headlineHeight + (legend?.height ?? 0)
        let bottom = plot.size.height - margin - TimeAxis.height - (plot.hasNote ? noteHeight : 0)
        let share = (bottom - top) / CGFloat(plot.panels.count)
        let height = share - panelGap - panelTitleHeight
        guard height >= Plot.leastPanelHeight else {
            throw tooSmall(plot, lacking: Plot.leastPanelHeight - height)
        }
        let axes = plot.panels.map { $0.axis(length: height) }
        let left = margin + textStyle.widest(axes.flatMap(\.labels), PlotTextStyle.small) + 8
        let right = plot.size.width - margin - rightGutter(of: plot, textStyle, namesAtEnds: namesAtEnds)
        guard right - left >= 60 else {
            guard namesAtEnds else { throw tooNarrow(plot) }
            return []
        }
        return plot.panels.indices.map { number in
            let y = top + CGFloat(number) * share + panelGap + panelTitleHeight
            let area = CGRect(x: left, y: y, width: right - left, height: height)
            return PanelDrawing(
                of: plot, number, axis: axes[number], area: area, textStyle, namesAtEnds: namesAtEnds)
        }
    }

    private static func rightGutter(
        of plot: Plot, _ textStyle: PlotTextStyle, namesAtEnds: Bool
    ) -> CGFloat {
        guard namesAtEnds else { return 8 }
        let names = textStyle.widest(
            plot.panels[0].series.map(\.label) + [plot.legendTitle], PlotTextStyle.name)
        return min(names, PlotTextStyle.longestName) + EndNames.gap
    }

    private static func tooSmall(_ plot: Plot, lacking: CGFloat) -> FilmError {
        let least = plot.size.height + lacking * CGFloat(plot.panels.count)
        let panels = plot.panels.count == 1 ? "one panel" : "\(plot.panels.count) panels"
        return .invalid(
            "A plot \(plot.size.height.text) pt high has no room for \(panels) and what stands around; "
                + "it has to be \(least.rounded(.up).text) pt high.")
    }

    private static func tooNarrow(_ plot: Plot) -> FilmError {
        .invalid("A plot \(plot.size.width.text) pt wide has no room for its axes; take more, such as 640.")
    }
}

extension Plot {
    var hasSeveralCurves: Bool { panels.contains { $0.series.count > 1 } }

    var showsContacts: Bool {
        marksContacts && panels.contains { $0.series.contains { !$0.contacts.isEmpty } }
    }

    var hasNote: Bool { showsContacts || !note.isEmpty }
}

extension Plot.Panel {
    /// Returns the axis around the values of all curves.
    fileprivate func axis(length: CGFloat) -> Axis {
        let ranges = series.compactMap(\.range)
        let least = ranges.map(\.lowerBound).min() ?? 0
        let greatest = ranges.map(\.upperBound).max() ?? 0
        return Axis(
            around: least...greatest, steps: quantity.isAngle ? .degrees : .decimal,
            leastSpan: quantity.leastSpan, beginsAtZero: quantity.beginsAtZero, length: length)
    }
}

extension PlotTextStyle {
    /// Returns the width of the widest of several lines.
    func widest(_ strings: [String], _ font: Font) -> CGFloat {
        strings.map { width(of: $0, font) }.max() ?? 0
    }
}
