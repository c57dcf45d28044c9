import CoreGeometry
import FlipbookCore
import Picture

/// The assignment of colors and dash patterns to curves.
struct PlotPalette: Sendable {
    let theme: Theme

    /// The dash patterns: solid, dashed, dotted. They are meant for round caps, which extend every dash by
    /// the curve's width.
    static let dashes: [[CGFloat]] = [[], [7, 5], [0.5, 4]]

    /// Returns the styles of items' curves: colors of the theme, with the items' own hues where possible, and
    /// the same colors dashed after the last one.
    func items(_ colors: [Color?]) -> [(color: Color, dash: [CGFloat])] {
        theme.seriesNumbers(for: colors).map { (theme.series($0), dash($0 / theme.series.count)) }
    }

    /// Returns the color of the curve of a parameter's value, from violet over blue and green to yellow. Its
    /// lightness grows with the value, so that color-blind readers see the order too.
    func value(_ number: Int, of count: Int) -> Color {
        let samples = [theme.ramp, [theme.series(0), theme.series(2), theme.series(4)]].joined().map { $0 }
        let position = count < 2 ? 0 : Double(number) / Double(count - 1) * Double(samples.count - 1)
        let sample = min(Int(position), samples.count - 2)
        return samples[sample].mixed(with: samples[sample + 1], position - Double(sample))
    }

    func dash(_ number: Int) -> [CGFloat] { Self.dashes[number % Self.dashes.count] }
}

extension Theme {
    /// The first color of a ramp: a violet that contrasts with the paper and is darker than the theme's
    /// series.
    fileprivate var ramp: [Color] {
        let isDark = paper.red < 0.5
        return [
            isDark
                ? Color(red: 0.55, green: 0.45, blue: 0.95) : Color(red: 0.22, green: 0.1, blue: 0.42)
        ]
    }
}

extension Color {
    /// Returns the linear mixture with another color; 0 gives this one, 1 the other.
    fileprivate func mixed(with other: Color, _ part: Double) -> Color {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
