@_spi(UIKitInternals) import UIKitCore

/// The measures of a search bar and of its field, in points.
package struct SearchBarMeasures: LookMeasures {
    /// The height of the bar.
    let barHeight: CGFloat
    /// The height of the row of a navigation bar with a search bar.
    package let rowHeight: CGFloat
    /// The height of the field.
    package let fieldHeight: CGFloat
    /// The height that scopes add to the bar.
    let scopeHeight: CGFloat
    /// The radius of the field's corners.
    let cornerRadius: CGFloat
    /// The distance of the magnifying glass from the field's end, its width, and its distance from the text.
    let glass: (lead: CGFloat, width: CGFloat, gap: CGFloat)
    /// The place of the button that clears the text; nil for that in other fields.
    let clearButton: ClearButton?
    /// A Boolean value that indicates whether the field floats above the content, with a shadow.
    let floats: Bool

    /// The place of a button that clears the text.
    struct ClearButton {
        /// The distance from the field's end.
        let trail: CGFloat
        /// The width and height.
        let side: CGFloat
        /// The distance from the text.
        let gap: CGFloat
    }

    /// The measures since iOS 13; the height of scopes by eye.
    package static let iOS18 = SearchBarMeasures(
        barHeight: 56, rowHeight: 52, fieldHeight: 36, scopeHeight: 44, cornerRadius: 10, glass: (0, 30, 0),
        clearButton: nil, floats: false)

    /// The measures of iOS 26.1 (rows B0001 to B0016 and H0232 to H0271 of Apple's numbers): the field is a
    /// capsule.
    package static let iOS26 = SearchBarMeasures(
        barHeight: 44, rowHeight: 60, fieldHeight: 44, scopeHeight: 47, cornerRadius: 22,
        glass: (12, 20.5, 7),
        clearButton: ClearButton(trail: 43.0 / 3, side: 20, gap: 29.0 / 3), floats: true)
}
