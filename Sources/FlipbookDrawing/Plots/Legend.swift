import CoreGeometry
import FlipbookCore
import Picture

/// The legend of a plot: samples of the curves with their names, in lines below the headline. The lines after
/// the first begin below its first sample, behind the title.
struct Legend {
    private struct Entry {
        let series: Series
        let position: CGPoint
    }

    private let theme: Theme
    private let textStyle: PlotTextStyle
    private let title: String
    private let entries: [Entry]
    private let lineCount: Int

    /// The width of a sample, the distance from it to its name, and the distance to the next sample, in
    /// points.
    private static let sample: CGFloat = 18
    private static let gap: CGFloat = 6
    private static let spacing: CGFloat = 18
    /// The height of a line, in points.
    private static let lineHeight: CGFloat = 17

    init(of plot: Plot, _ textStyle: PlotTextStyle) {
        (theme, self.textStyle) = (plot.theme, textStyle)
        let room = plot.size.width - 2 * PlotLayout.margin
        let heading =
            plot.legendTitle.isEmpty ? 0 : textStyle.width(of: plot.legendTitle, PlotTextStyle.name) + 14
        title = plot.legendTitle
        let series = plot.panels[0].series
        let widest = series.map { Self.width(of: $0, textStyle) }.max() ?? 0
        var position = CGPoint(x: min(heading, room / 2), y: 0)
        // A long title leaves the whole width to long names.
        let start = position.x + widest <= room ? position.x : 0
        entries = series.map { series in
            let width = Self.width(of: series, textStyle)
            if position.x > start, position.x + width > room {
                position = CGPoint(x: start, y: position.y + Self.lineHeight)
            }
            defer { position.x += width + Self.spacing }
            return Entry(series: series, position: position)
        }
        lineCount = Int((entries.last?.position.y ?? 0) / Self.lineHeight) + 1
    }

    /// The height of the legend, in points.
    var height: CGFloat { CGFloat(lineCount) * Self.lineHeight + 4 }

    /// Returns the layer with the legend, given the position of its upper edge.
    func layer(top: CGFloat) -> Layer {
        let heading = textStyle.line(
            title, PlotTextStyle.name, theme.quietInk,
            at: CGPoint(x: PlotLayout.margin, y: top + Self.lineHeight / 2 + 2))
        return Layer(
            name: "legend",
            contents: (title.isEmpty ? [] : [heading]) + entries.flatMap { contents(of: $0, top: top) })
    }

    private func contents(of entry: Entry, top: CGFloat) -> [Layer.Content] {
        let start = CGPoint(
            x: PlotLayout.margin + entry.position.x, y: top + entry.position.y + Self.lineHeight / 2 + 2)
        let path = Path([.move(start), .line(CGPoint(x: start.x + Self.sample, y: start.y))])
        let stroke = Stroke(width: PanelDrawing.curveWidth + 0.5, cap: .butt, dash: entry.series.dash)
        let name = textStyle.line(
            entry.series.label, PlotTextStyle.name, theme.ink,
            at: CGPoint(x: start.x + Self.sample + Self.gap, y: start.y), widest: PlotTextStyle.longestName)
        return [.stroke(.path(path), entry.series.color, stroke), name]
    }

    private static func width(of series: Series, _ textStyle: PlotTextStyle) -> CGFloat {
        let name = textStyle.width(of: series.label, PlotTextStyle.name) + 1
        return sample + gap + min(name, PlotTextStyle.longestName)
    }
}
