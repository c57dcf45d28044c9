import CoreGeometry
import FlipbookCore
import Picture

/// A color ramp for times: from yellow over red to indigo on light paper, reversed on dark paper.
///
/// Equal time spans have equal perceived differences (equal steps in Oklab). Later times always contrast more
/// with the paper, so that the order is readable without hues, in print and by color-blind readers.
struct TimeRamp {
    private let samples: [OKLab]
    /// The distance of each stop from the first along the ramp, in Oklab.
    private let distances: [Double]

    /// Creates the ramp for a paper color.
    init(on paper: Color) {
        samples = (paper.isDark ? Self.onDark : Self.onLight).map { sample in
            let (sine, cosine) = sineAndCosine(sample.hue * .pi / 180)
            return OKLab(lightness: sample.lightness, a: sample.chroma * cosine, b: sample.chroma * sine)
        }
        distances = zip(samples, samples.dropFirst()).reduce(into: [0]) { sums, pair in
            sums.append(sums[sums.count - 1] + pair.0.distance(to: pair.1))
        }
    }

    // Hues in degrees of Oklab's circle: yellow, orange, red, magenta, indigo. Chromas are the largest that
    // sRGB has at these lightnesses, less a margin.
    private static let onLight: [(lightness: Double, chroma: Double, hue: Double)] = [
        (0.87, 0.14, 90), (0.77, 0.15, 62), (0.66, 0.17, 25), (0.53, 0.17, -15), (0.38, 0.15, -70),
    ]
    private static let onDark: [(lightness: Double, chroma: Double, hue: Double)] = [
        (0.42, 0.17, -70), (0.55, 0.18, -15), (0.68, 0.17, 25), (0.79, 0.15, 62), (0.90, 0.14, 95),
    ]

    /// Returns the color at a position from 0, the first time, to 1, the last; positions outside are clamped.
    func color(at progress: Double) -> Color {
        let wanted = min(1, max(0, progress)) * distances[distances.count - 1]
        let next = distances.dropFirst().firstIndex { $0 >= wanted } ?? distances.count - 1
        let length = distances[next] - distances[next - 1]
        return samples[next - 1].toward(samples[next], (wanted - distances[next - 1]) / length).color
    }
}

extension Color {
    /// True when the Oklab lightness is below 0.6, so that light text is more legible on the color than dark
    /// text.
    var isDark: Bool { OKLab(self).lightness < 0.6 }
}
