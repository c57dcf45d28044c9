public import CoreGeometry

/// A font: a family that fontconfig can find, or a design of an iPhone's system font, with a size in points,
/// weight and slant.
public struct Font: Sendable, Hashable {
    /// The designs of the system font. Letters of the installed families that resemble them are set on the
    /// advances and line heights of an iPhone.
    public enum Design: Sendable, Hashable {
        /// No design: the font is one of an installed family.
        case installed
        /// The usual design, drawn with Inter.
        case standard
        /// Letters of one width, drawn with DejaVu Sans Mono.
        case monospaced
        /// Round ends of strokes, drawn as the usual design.
        case rounded
        /// Letters with serifs, drawn with DejaVu Serif on its own advances.
        case serif
    }

    /// The name of the family; default "DejaVu Sans". For a design, the family that stands in where the
    /// design's is not installed.
    public var family: String
    /// The size of the em square, in points; default 17, the size of UIKit's labels.
    public var size: CGFloat
    /// The weight from -1 to 1, as raw values of UIFont.Weight: regular is 0, semibold 0.3, bold 0.4.
    public var weight: CGFloat
    /// A Boolean value that indicates whether the font is italic; default false.
    public var isItalic: Bool
    /// The design; default none.
    public var design = Design.installed
    /// A Boolean value that indicates whether digits have one advance, in the usual design; default false.
    public var hasEvenDigits = false
    /// The distance added after each character, in points; default 0.
    public var kern: CGFloat = 0
    /// A Boolean value that indicates whether pairs of letters that would stand apart are set closer; default
    /// true.
    package var kernsPairs = true
    /// A Boolean value that indicates whether letters are drawn as one where the font has a form for them;
    /// default true.
    package var hasLigatures = true
    /// The font of a file that is drawn, which has the family, weight and slant above; nil, the default, for
    /// an installed one.
    package var face: FontFace?

    /// A Boolean value that indicates whether the font is at least semibold; default false. Setting it
    /// selects the bold or the regular weight.
    public var isBold: Bool {
        get { weight >= 0.3 }
        set { weight = newValue ? 0.4 : 0 }
    }

    /// Creates a font with the given properties.
    public init(
        family: String = "DejaVu Sans", size: CGFloat = 17, isBold: Bool = false, isItalic: Bool = false
    ) {
        self.family = family
        self.size = size
        weight = isBold ? 0.4 : 0
        self.isItalic = isItalic
    }

    /// Creates a design of the system font.
    public init(
        system design: Design, size: CGFloat = 17, weight: CGFloat = 0, isItalic: Bool = false
    ) {
        family =
            switch design {
            case .monospaced: "DejaVu Sans Mono"
            case .serif: "DejaVu Serif"
            case .installed, .standard, .rounded: "DejaVu Sans"
            }
        (self.size, self.weight, self.isItalic, self.design) = (size, weight, isItalic, design)
    }
}
