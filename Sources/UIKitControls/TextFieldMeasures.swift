@_spi(UIKitInternals) import UIKitCore

/// The measures of a text field with round corners.
struct TextFieldMeasures: LookMeasures {
    /// The distance of the text from the ends, in points.
    let inset: CGFloat

    /// The measure until iOS 18.
    static let iOS18 = TextFieldMeasures(inset: 7)

    /// The measure of iOS 26.1 (row S0106 of Apple's numbers).
    static let iOS26 = TextFieldMeasures(inset: 14)
}

extension UITextField {
    /// The distance of the text from the ends, in points: that of the look in a field with round corners, 7
    /// points in others with an edge.
    var edgeInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line, .bezel: 7
        case .roundedRect: TextFieldMeasures.current.inset
        }
    }
}
