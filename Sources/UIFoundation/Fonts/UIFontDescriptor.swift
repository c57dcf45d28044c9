package import Picture

/// The description of a font: family, size, weight and slant.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The traits of fonts.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Italic type.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold type.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a design from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded type; drawn as the usual design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Type with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        /// The design as a value; nil for an unknown name.
        fileprivate var design: Font.Design? {
            switch self {
            case .default: .standard
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    package let font: Font

    package init(_ font: Font) { self.font = font }

    /// Creates the description of a font's or family's name and a size in points.
    public convenience init(name: String, size: CGFloat) {
        self.init(Font(postScriptName: name, size: size))
    }

    /// The full name of the font.
    public var postscriptName: String { font.postScriptName }

    /// The size of the em square, in points.
    public var pointSize: CGFloat { font.size }

    /// The traits.
    public var symbolicTraits: SymbolicTraits {
        SymbolicTraits(font.isBold ? [.traitBold] : []).union(font.isItalic ? [.traitItalic] : [])
            .union(font.design == .monospaced ? [.traitMonoSpace] : [])
    }

    /// Returns the description with traits; nil for letters of one width in a font that has none, and for a
    /// weight or slant that no file of a registered family has.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var other = font
        if symbolicTraits.contains(.traitBold) != font.isBold {
            other.isBold = symbolicTraits.contains(.traitBold)
        }
        other.isItalic = symbolicTraits.contains(.traitItalic)
        if other.face != nil {
            let (isBold, isItalic) = (other.isBold, other.isItalic)
            other.takeNearestFile()
            guard other.isBold == isBold, other.isItalic == isItalic else { return nil }
        }
        guard symbolicTraits.contains(.traitMonoSpace), font.design != .monospaced else {
            return UIFontDescriptor(other)
        }
        return UIFontDescriptor(other).withDesign(.monospaced)
    }

    /// Returns the description in a design of the system font; nil for another font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.design != .installed, let design = design.design else { return nil }
        return UIFontDescriptor(
            Font(system: design, size: font.size, weight: font.weight, isItalic: font.isItalic))
    }

    /// Returns the description of the system font of a text style at the standard size of texts.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the description in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var other = font
        other.size = newPointSize
        return UIFontDescriptor(other)
    }
}
