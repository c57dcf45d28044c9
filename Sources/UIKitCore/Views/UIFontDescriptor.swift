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

    /// The designs of the system font; all are drawn as the usual one.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a design from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "default")
        /// Rounded type.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// Type with serifs.
        public static let serif = SystemDesign(rawValue: "serif")
        /// Letters of one width.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    package let font: Font

    package init(_ font: Font) { self.font = font }

    /// Creates the description of a family and a size in points.
    public convenience init(name: String, size: CGFloat) { self.init(Font(family: name, size: size)) }

    /// The size of the em square, in points.
    public var pointSize: CGFloat { font.size }

    /// The traits.
    public var symbolicTraits: SymbolicTraits {
        SymbolicTraits(font.isBold ? [.traitBold] : []).union(font.isItalic ? [.traitItalic] : [])
    }

    /// Returns the description with traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var other = font
        (other.isBold, other.isItalic) = (
            symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitItalic)
        )
        return UIFontDescriptor(other)
    }

    /// Returns the description itself: there is one design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// Returns the description in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var other = font
        other.size = newPointSize
        return UIFontDescriptor(other)
    }
}
