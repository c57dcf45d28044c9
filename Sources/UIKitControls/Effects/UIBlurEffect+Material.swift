import Picture
@_spi(UIKitInternals) import UIKitCore

extension UIBlurEffect {
    /// The color of the layer above the blurred pixels: that of a style that adapts is dark in a dark
    /// interface.
    ///
    /// Those of extraLight, light and dark are the tints with which Apple's sample UIImage+ImageEffects (WWDC
    /// 2013, session 226) imitates these materials. The others are approximations by eye.
    var veil: UIColor {
        let light = veil(isDark: false), dark = veil(isDark: true)
        return UIColor(variants: [light, dark, light, dark])
    }

    /// The filter of what lies behind a view with the effect.
    ///
    /// The radii of extraLight, light and dark and the saturation are those of Apple's sample
    /// UIImage+ImageEffects. The later materials have the radius with which an article rebuilds the view from
    /// a CABackdropLayer (Xcoder, The implementation behind UIVisualEffectView); thinner ones differ by their
    /// color.
    var backdrop: Backdrop {
        switch style {
        case .extraLight, .dark, .extraDark: Backdrop(radius: 20, saturation: 1.8)
        default: Backdrop(radius: 30, saturation: 1.8)
        }
    }

    /// Returns the color of the layer above the blurred pixels in a light or a dark interface.
    func veil(isDark: Bool) -> Color {
        func gray(_ light: Double, _ dark: Double, _ alpha: Double) -> Color {
            let white = isDark ? dark : light
            return Color(red: white, green: white, blue: white, alpha: alpha)
        }
        switch style {
        case .extraLight: return gray(0.97, 0.97, 0.82)
        case .prominent: return gray(0.97, 0.2, 0.82)
        case .light: return gray(1, 1, 0.3)
        case .regular: return gray(1, 0.11, 0.6)
        case .dark: return gray(0.11, 0.11, 0.73)
        case .extraDark: return gray(0.04, 0.04, 0.82)
        case .systemUltraThinMaterial: return gray(0.95, 0.15, 0.5)
        case .systemThinMaterial: return gray(0.95, 0.15, 0.65)
        case .systemMaterial: return gray(0.95, 0.15, 0.78)
        case .systemThickMaterial, .systemChromeMaterial: return gray(0.97, 0.13, 0.88)
        case .systemUltraThinMaterialLight: return gray(0.95, 0.95, 0.5)
        case .systemThinMaterialLight: return gray(0.95, 0.95, 0.65)
        case .systemMaterialLight: return gray(0.95, 0.95, 0.78)
        case .systemThickMaterialLight, .systemChromeMaterialLight: return gray(0.97, 0.97, 0.88)
        case .systemUltraThinMaterialDark: return gray(0.15, 0.15, 0.5)
        case .systemThinMaterialDark: return gray(0.15, 0.15, 0.65)
        case .systemMaterialDark: return gray(0.15, 0.15, 0.78)
        case .systemThickMaterialDark, .systemChromeMaterialDark: return gray(0.13, 0.13, 0.88)
        }
    }
}
