import CoreGeometry
import FlipbookCore
import Picture

/// The time axis below the panels, with grid lines through all of them.
struct TimeAxis {
    private let theme: Theme
    private let textStyle: PlotTextStyle
    private let areas: [CGRect]
    private let axis: Axis

    /// The height from the lowest panel's area to the end of the title, in points.
    static let height: CGFloat = 36
    /// The length of ticks outside of the area, in points.
    static let tick: CGFloat = 4

    init(of plot: Plot, _ textStyle: PlotTextStyle, areas: [CGRect]) {
        (theme, self.textStyle, self.areas) = (plot.theme, textStyle, areas)
        axis = Axis(exactly: 0...plot.duration, length: areas[0].width) { labels in
            max(40, textStyle.widest(labels, PlotTextStyle.small) + 14)
        }
    }

    /// The layer with all lines and labels.
    var layer: Layer { Layer(name: "time", contents: grid + base + labels + [title]) }

    private func x(_ tick: Double) -> CGFloat { areas[0].minX + areas[0].width * axis.position(of: tick) }

    private var bottom: CGFloat { areas[areas.count - 1].maxY }

    private var grid: [Layer.Content] {
        areas.flatMap { area in
            axis.ticks.map { .line(x($0), area.minY, x($0), area.maxY, theme.hairline, width: 0.75) }
        }
    }

    private var base: [Layer.Content] {
        let line = Layer.Content.line(areas[0].minX, bottom, areas[0].maxX, bottom, theme.quietInk, width: 1)
        return [line]
            + axis.ticks.map { .line(x($0), bottom, x($0), bottom + Self.tick, theme.quietInk, width: 1) }
    }

    private var labels: [Layer.Content] {
        zip(axis.ticks, axis.labels).map { tick, label in
            textStyle.line(
                label, PlotTextStyle.small, theme.quietInk, at: CGPoint(x: x(tick), y: bottom + 12), .center)
        }
    }

    private var title: Layer.Content {
        textStyle.line(
            "t (\(axis.scaled("s")))", PlotTextStyle.name, theme.ink,
            at: CGPoint(x: areas[0].midX, y: bottom + 28), .center)
    }
}

extension Axis {
    /// Returns a unit with the power of ten that the labels omit: `10⁻³ J`.
    func scaled(_ unit: String) -> String {
        guard exponent != 0 else { return unit }
        let raised: [Character: Character] = [
            "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷",
            "8": "⁸",
            "9": "⁹",
        ]
        return "10\(String(String(exponent).compactMap { raised[$0] })) \(unit)"
    }
}

extension Layer.Content {
    /// Returns a straight line between two points.
    static func line(
        _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ color: Color, width: CGFloat
    ) -> Layer.Content {
        let path = Path([.move(CGPoint(x: x1, y: y1)), .line(CGPoint(x: x2, y: y2))])
        return .stroke(.path(path), color, Stroke(width: width))
    }
}
