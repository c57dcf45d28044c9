import CoreGeometry
import FlipbookCore
import Picture

/// The names of curves, placed at their right ends.
struct EndNames {
    private let series: [Series]
    private let frame: PanelFrame
    private let textStyle: PlotTextStyle
    /// The ends of the curves, or nil for empty ones.
    private let ends: [CGPoint?]
    /// The vertical positions of the names.
    private let heights: [CGFloat]

    /// The distance from the end of a curve to its name, in points.
    static let gap: CGFloat = 9
    /// The distance from one name to the next, in points.
    private static let spacing: CGFloat = 14
    /// The largest vertical distance from a name to the end of its curve, in points; beyond, it would seem to
    /// belong to another curve.
    private static let farthest: CGFloat = 15

    init(of series: [Series], in frame: PanelFrame, _ textStyle: PlotTextStyle) {
        (self.series, self.frame, self.textStyle) = (series, frame, textStyle)
        ends = series.map { $0.runs.last?.last.map(frame.place) }
        heights = Self.spread(ends.map { $0?.y ?? frame.area.midY }, above: frame.area.maxY - 2)
    }

    /// True when every name is near its own curve's end, at the right side of the panel.
    var haveRoom: Bool {
        zip(ends, heights).allSatisfy { end, height in
            guard let end else { return false }
            return end.x > frame.area.maxX - 0.03 * frame.area.width && abs(height - end.y) <= Self.farthest
        }
    }

    /// The layer with the names.
    var layer: Layer {
        Layer(
            contents: zip(series, heights).map { series, height in
                textStyle.line(
                    series.label, PlotTextStyle.name, series.color,
                    at: CGPoint(x: frame.area.maxX + Self.gap, y: height), widest: PlotTextStyle.longestName)
            })
    }

    /// Returns heights as near as possible to the wanted ones, none closer to another than `spacing` and none
    /// below `bottom`, where the labels of time begin. Names that are too close form a block around their
    /// common center.
    static func spread(_ wanted: [CGFloat], above bottom: CGFloat = .infinity) -> [CGFloat] {
        var rows: [(middle: CGFloat, members: [Int])] = []
        for number in wanted.indices.sorted(by: { (wanted[$0], $0) < (wanted[$1], $1) }) {
            rows.append((min(wanted[number], bottom), [number]))
            while rows.count > 1, overlaps(rows[rows.count - 2], rows[rows.count - 1]) {
                let members = rows[rows.count - 2].members + rows[rows.count - 1].members
                rows.removeLast(2)
                rows.append((middle(of: members, wanted, above: bottom), members))
            }
        }
        return heights(of: rows, count: wanted.count)
    }

    private static func middle(of members: [Int], _ wanted: [CGFloat], above bottom: CGFloat) -> CGFloat {
        let average = members.reduce(0) { $0 + wanted[$1] } / CGFloat(members.count)
        return min(average, bottom - spacing * CGFloat(members.count - 1) / 2)
    }

    private static func overlaps(
        _ upper: (middle: CGFloat, members: [Int]), _ lower: (middle: CGFloat, members: [Int])
    ) -> Bool {
        lower.middle - upper.middle < spacing * CGFloat(upper.members.count + lower.members.count) / 2
    }

    private static func heights(of rows: [(middle: CGFloat, members: [Int])], count: Int) -> [CGFloat] {
        var heights = [CGFloat](repeating: 0, count: count)
        for row in rows {
            for (place, number) in row.members.enumerated() {
                heights[number] = row.middle + spacing * (CGFloat(place) - CGFloat(row.members.count - 1) / 2)
            }
        }
        return heights
    }
}
