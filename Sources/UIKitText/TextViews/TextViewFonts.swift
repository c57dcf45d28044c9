import Picture
import UIKitCore

/// The fonts of a text view.
struct TextViewFonts {
    /// The font that code has set; nil for none.
    var own: UIFont?
    /// A Boolean value that indicates whether there was a text, which has the usual font without one of its
    /// own; default false.
    var hasUsual = false

    /// The font that the view says it has.
    var shown: UIFont? { own ?? (hasUsual ? UIFont(Self.usual) : nil) }

    /// The font of letters without another one.
    static let usual = Font(size: 12)
}
