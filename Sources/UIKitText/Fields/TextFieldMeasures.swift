@_spi(UIKitInternals) import UIKitCore

/// The measures of a text field with round corners.
struct TextFieldMeasures: LookMeasures {
    /// The width that the field asks for beside its text, in points.
    let room: CGFloat

    /// The measure until iOS 18: the insets of the text.
    static let iOS18 = TextFieldMeasures(room: 14)

    /// The measure of iOS 26.1 (row S0106 of Apple's numbers).
    static let iOS26 = TextFieldMeasures(room: 28)
}

extension UITextField {
    /// The smallest width of a text, in points, that of an empty one (Mac Catalyst 26.1).
    static let leastTextWidth: CGFloat = 5

    /// The distance of the text from the ends, in points.
    var edgeInset: CGFloat { borderStyle == .none ? 0 : 7 }

    /// The distance of the text from the upper and lower edges, in points (Mac Catalyst 26.1).
    var topInset: CGFloat { borderStyle == .roundedRect ? 2 : 0 }

    /// The width that the field asks for beside its text, in points.
    var roomBesideText: CGFloat {
        borderStyle == .roundedRect ? TextFieldMeasures.current.room : 2 * edgeInset
    }

    /// The size of the text, whose width takes whole points, or of the placeholder, with its edge.
    var neededSize: CGSize {
        let label = UILabel()
        (label.text, label.font) = (shownText.isEmpty ? placeholder : shownText, font)
        let size = attributedLayout(in: .zero)?.size.roundedUp ?? label.intrinsicContentSize
        let text = shownText.isEmpty ? size.width : size.width.rounded(.up)
        let width = max(Self.leastTextWidth, text) + roomBesideText
        guard borderStyle == .none else { return CGSize(width: width, height: max(34, size.height + 14)) }
        // 1.5 points more than a line (Mac Catalyst 26.1), which makes the 22 points of iPhones.
        let line = CGSize(width: 0, height: (font ?? .systemFont(ofSize: 17)).lineHeight + 1.5).roundedUp
        return CGSize(width: width, height: max(size.height, line.height))
    }
}
