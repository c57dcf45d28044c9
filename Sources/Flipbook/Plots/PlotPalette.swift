import CoreGeometry
import Picture

/// Which colours and dashes curves get.
struct PlotPalette: Sendable {
    let theme: Theme

    /// Solid, dashed, dotted; for round ends, which add the curve's width to every dash.
    static let dashes: [[CGFloat]] = [[], [7, 5], [0.5, 4]]

    /// The curves of items: colors of the theme, of the items' own hues where possible, then the same ones
    /// dashed.
    func items(_ colors: [Color?]) -> [(color: Color, dash: [CGFloat])] {
        theme.seriesNumbers(for: colors).map { (theme.series($0), dash($0 / theme.series.count)) }
    }

    /// The curve of a parameter's value: colours that go the same way from dark to light (from light to dark on
    /// dark paper the other way round) as the values grow, so that their order is seen by everybody.
    func value(_ number: Int, of count: Int) -> Color {
        let stops = [theme.ramp, [theme.series(0), theme.series(2), theme.series(4)]].joined().map { $0 }
        let place = count < 2 ? 0 : Double(number) / Double(count - 1) * Double(stops.count - 1)
        let stop = min(Int(place), stops.count - 2)
        return stops[stop].mixed(with: stops[stop + 1], place - Double(stop))
    }

    func dash(_ number: Int) -> [CGFloat] { Self.dashes[number % Self.dashes.count] }
}

extension Theme {
    /// Where a row of colours begins: a violet that stands out from the paper and is darker than all series.
    fileprivate var ramp: [Color] {
        let isDark = paper.red < 0.5
        return [
            isDark
                ? Color(red: 0.55, green: 0.45, blue: 0.95) : Color(red: 0.22, green: 0.1, blue: 0.42)
        ]
    }
}

extension Color {
    /// The colour on the way to another one, 0...1.
    fileprivate func mixed(with other: Color, _ part: Double) -> Color {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
