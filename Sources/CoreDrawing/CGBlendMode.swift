package import Picture

/// A way to combine a drawing with what is below.
public enum CGBlendMode: Int32, Sendable {
    /// The drawing covers what is below.
    case normal
    /// Components are multiplied: darker.
    case multiply
    /// Complements of components are multiplied: lighter.
    case screen
    /// Without effect: drawn as normal.
    case overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// Without effect: drawn as normal.
    case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
    /// Without effect: drawn as normal.
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    package var inPicture: Layer.Blending {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        default: .normal
        }
    }
}
