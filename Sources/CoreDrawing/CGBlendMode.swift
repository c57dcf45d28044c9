package import Picture

/// A way to combine a drawing with what is below.
public enum CGBlendMode: Int32, Sendable {
    /// The drawing covers what is below.
    case normal
    /// Components are multiplied: darker.
    case multiply
    /// Complements of components are multiplied: lighter.
    case screen
    /// Components are combined one by one.
    case overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// Colors are combined by hue, saturation and lightness.
    case hue, saturation, color, luminosity
    /// Colors and opacities are combined with those of the same drawing alone, also where one of them is
    /// clear. Outside of the form of what is drawn nothing changes.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// As those before, but what is below comes first.
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// Without effect: drawn as normal.
    case plusDarker
    /// Components and opacities are added to those of the same drawing.
    case plusLighter

    package var inPicture: Layer.Blending {
        switch self {
        case .normal, .plusDarker: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        // The color of what clears does not matter.
        case .clear, .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusLighter: .plus
        }
    }
}
