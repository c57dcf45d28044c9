extension Layer {
    /// The ways in which a layer with its children is combined with what is behind it.
    public enum Blending: Sendable, Hashable {
        /// The layer covers what is behind it.
        case normal
        /// Color components are multiplied with those behind: darker.
        case multiply
        /// The complements of color components are multiplied: lighter.
        case screen
        /// Color components are combined one by one, as in CSS.
        case overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
        /// Colors are combined by hue, saturation and lightness, as in CSS.
        case hue, saturation, color, luminosity
        /// The last layer of its parent is added to those before it, in a group of their own: the two sides
        /// of a cross-fade.
        case plus
        /// Color components are added to those behind, at most to white.
        case plusLighter
        /// The operators of Porter and Duff. The last layer of its parent is combined with those before it,
        /// in a group of their own; the layer's clip limits what it changes.
        case copy, sourceIn, sourceOut, sourceAtop
        /// The operators in which the layers before come first.
        case destinationOver, destinationIn, destinationOut, destinationAtop
        /// Each of the two shows where the other one does not.
        case xor

        /// A Boolean value that indicates whether a layer is combined with those before it in a group of
        /// their own.
        public var needsGroup: Bool {
            switch self {
            case .plus, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
                .destinationOut, .destinationAtop, .xor:
                true
            default: false
            }
        }

        /// A Boolean value that indicates whether the layer changes nothing where it is transparent.
        package var isBounded: Bool {
            switch self {
            case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
            default: true
            }
        }

        /// The way that has the same result where an opaque color covers what is behind, and that is bounded,
        /// except for `destinationIn`.
        package var onOpaque: Blending {
            switch self {
            case .copy: .normal
            case .sourceIn: .sourceAtop
            case .sourceOut: .xor
            case .destinationAtop: .destinationOver
            default: self
            }
        }

        /// A Boolean value that indicates whether SVG has the way for groups.
        package var isInSVG: Bool { self == .plus || !needsGroup }
    }
}
