import CoreGeometry
import FlipbookCore
import Foundation
import Picture

/// The legend below a trail: a color bar with its first and last time.
struct TrailLegend {
    /// The first and the last time, in seconds.
    let span: ClosedRange<TimeInterval>
    /// The color behind the trail, which selects the ramp.
    let background: Color
    let theme: Theme

    /// The height of the legend, in points.
    static let height: CGFloat = 32
    /// The minimum width of the legend, in points, at which both times fit.
    static let least: CGFloat = 180
    private static let longestBar: CGFloat = 200
    private static let room: CGFloat = 64
    private static let steps = 64

    /// Returns the legend for a width in points, with its top left corner at the origin.
    func layer(width: CGFloat) -> Layer {
        let length = min(Self.longestBar, width - 2 * Self.room)
        let bar = CGRect(x: (width - length) / 2, y: Self.height / 2 - 5, width: length, height: 10)
        let left = CGRect(x: bar.minX - Self.room, y: 0, width: Self.room - 8, height: Self.height)
        let right = CGRect(x: bar.maxX + 8, y: 0, width: Self.room - 8, height: Self.height)
        let labels: [Layer.Content] = [
            .text(label(span.lowerBound, in: left, .right)), .text(label(span.upperBound, in: right, .left)),
        ]
        return Layer(name: "legend", contents: swatches(in: bar) + labels)
    }

    /// Returns the swatches of the bar. Each extends to the bar's end below the next ones, so that no seam is
    /// visible between them.
    private func swatches(in bar: CGRect) -> [Layer.Content] {
        let ramp = TimeRamp(on: background)
        return (0..<Self.steps).map { step in
            let gone = bar.width * CGFloat(step) / CGFloat(Self.steps)
            let rest = CGRect(x: bar.minX + gone, y: bar.minY, width: bar.width - gone, height: bar.height)
            return .fill(.rectangle(rest), ramp.color(at: Double(step) / Double(Self.steps - 1)))
        }
    }

    private func label(_ time: TimeInterval, in frame: CGRect, _ side: Text.Alignment) -> Text {
        let rounded = (time * 1000).rounded() / 1000
        return Text(
            "\(rounded.text) s", font: Font(size: 11), color: theme.ink, frame: frame, alignment: side)
    }
}
