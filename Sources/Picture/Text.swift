import CoreGeometry

/// A run of text laid out in a rectangle; lines are broken at words and at newlines, and the block is centred
/// vertically.
public struct Text: Sendable, Hashable {
    /// Where lines stand between the rectangle's left and right sides.
    public enum Alignment: Sendable, Hashable { case left, center, right }

    /// What is written.
    public var string: String
    /// In which letters.
    public var font: Font
    /// In which colour.
    public var color: Color
    /// The rectangle in points that holds the text.
    public var frame: CGRect
    /// Where lines stand; default left.
    public var alignment: Alignment
    /// The largest number of lines; 0 for as many as fit; default 1. A last line that is too long ends with
    /// an ellipsis.
    public var lineLimit: Int

    /// A text of the properties given.
    public init(
        _ string: String, font: Font, color: Color = .black, frame: CGRect, alignment: Alignment = .left,
        lineLimit: Int = 1
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.frame = frame
        self.alignment = alignment
        self.lineLimit = lineLimit
    }
}

/// The letters that a text is written in: a family that fontconfig knows, a size in points, weight and slant.
public struct Font: Sendable, Hashable {
    /// The family's name; default "DejaVu Sans".
    public var family: String
    /// The size of the em square in points; default 17, UIKit's label size.
    public var size: CGFloat
    /// Whether the letters are bold; default false.
    public var isBold: Bool
    /// Whether the letters are slanted; default false.
    public var isItalic: Bool

    /// A font of the properties given.
    public init(
        family: String = "DejaVu Sans", size: CGFloat = 17, isBold: Bool = false, isItalic: Bool = false
    ) {
        self.family = family
        self.size = size
        self.isBold = isBold
        self.isItalic = isItalic
    }
}

/// Something that knows how large a text is when it is drawn; the module that draws provides it.
public protocol TextRuler: Sendable {
    /// The size in points of the text in lines no wider than `width`, at most `lineLimit` of them (0 for any
    /// number).
    func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize
}
