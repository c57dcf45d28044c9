import FlipbookCore
import Foundation
import Picture

/// A color in Oklab, in which equal distances correspond to equal perceived differences.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), which gives the matrices.
struct OKLab: Sendable {
    /// The lightness, from 0 (black) to 1 (white).
    var lightness: Double
    /// The axis from green (negative) to red (positive).
    var a: Double
    /// The axis from blue (negative) to yellow (positive).
    var b: Double

    /// Creates a color from its three coordinates.
    init(lightness: Double, a: Double, b: Double) {
        (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    /// Creates a color from its sRGB components; alpha is ignored.
    init(_ color: Color) {
        let (red, green, blue) = (
            color.red.inLinearLight, color.green.inLinearLight, color.blue.inLinearLight
        )
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The color in sRGB; components that sRGB cannot show are clamped.
    var color: Color {
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return Color(
            red: (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s).inScreenLight,
            green: (-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s).inScreenLight,
            blue: (-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s).inScreenLight)
    }

    /// Returns the Euclidean distance between two colors, a measure of their perceived difference.
    func distance(to other: OKLab) -> Double {
        let (x, y, z) = (other.lightness - lightness, other.a - a, other.b - b)
        return (x * x + y * y + z * z).squareRoot()
    }

    /// Returns the linear interpolation toward another color, at progress 0...1.
    func toward(_ other: OKLab, _ progress: Double) -> OKLab {
        OKLab(
            lightness: lightness + (other.lightness - lightness) * progress,
            a: a + (other.a - a) * progress, b: b + (other.b - b) * progress)
    }

    private func cube(_ value: Double) -> Double { value * value * value }
}

extension Double {
    /// The linear light of an sRGB component (IEC 61966-2-1).
    fileprivate var inLinearLight: Double {
        self <= 0.04045 ? self / 12.92 : pow((self + 0.055) / 1.055, 2.4)
    }

    /// The sRGB component of linear light (IEC 61966-2-1); negative values become 0.
    fileprivate var inScreenLight: Double {
        self <= 0.0031308 ? 12.92 * max(0, self) : 1.055 * pow(self, 1 / 2.4) - 0.055
    }
}
