import CoreGeometry
import Picture

/// The colours of times: from yellow over red to indigo on light paper, the other way round on dark.
///
/// Equal spans of time look equally far apart (steps of equal length through Oklab), and what is newer always
/// stands out more from the paper, so that the order is seen without telling hues apart, in print, and by the
/// colour-blind.
struct TimeRamp {
    private let stops: [OKLab]
    /// How far each stop is from the first along the ramp.
    private let distances: [Double]

    /// The ramp for a paper.
    init(on paper: Color) {
        stops = (paper.isDark ? Self.onDark : Self.onLight).map { stop in
            let (sine, cosine) = sineAndCosine(stop.hue * .pi / 180)
            return OKLab(lightness: stop.lightness, a: stop.chroma * cosine, b: stop.chroma * sine)
        }
        distances = zip(stops, stops.dropFirst()).reduce(into: [0]) { sums, pair in
            sums.append(sums[sums.count - 1] + pair.0.distance(to: pair.1))
        }
    }

    // Hues in degrees of Oklab's circle: yellow, orange, red, magenta, indigo. Chromas are what sRGB has at
    // these lightnesses, less a margin.
    private static let onLight: [(lightness: Double, chroma: Double, hue: Double)] = [
        (0.87, 0.14, 90), (0.77, 0.15, 62), (0.66, 0.17, 25), (0.53, 0.17, -15), (0.38, 0.15, -70),
    ]
    private static let onDark: [(lightness: Double, chroma: Double, hue: Double)] = [
        (0.42, 0.17, -70), (0.55, 0.18, -15), (0.68, 0.17, 25), (0.79, 0.15, 62), (0.90, 0.14, 95),
    ]

    /// The colour at a place from 0, the first time, to 1, the last.
    func color(at place: Double) -> Color {
        let wanted = min(1, max(0, place)) * distances[distances.count - 1]
        let next = distances.dropFirst().firstIndex { $0 >= wanted } ?? distances.count - 1
        let length = distances[next] - distances[next - 1]
        return stops[next - 1].toward(stops[next], (wanted - distances[next - 1]) / length).color
    }
}

extension Color {
    /// Whether light letters are read better on it than dark ones.
    var isDark: Bool { OKLab(self).lightness < 0.6 }
}
