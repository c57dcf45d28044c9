@_spi(UIKitInternals) import UIKitCore

/// The measures and colors of the card of an alert, in points.
struct AlertMeasures: LookMeasures {
    /// The width of an alert's card.
    let width: CGFloat
    /// The radius of the card's corners.
    let cornerRadius: CGFloat
    /// The distance of the first text from the card's upper edge.
    let top: CGFloat
    /// The distance of the texts from the card's sides.
    let side: CGFloat
    /// The distance below each text.
    let textGap: CGFloat
    /// The distance above the buttons, in addition to that below the last text.
    let buttonsTop: CGFloat
    /// The style whose size the message has.
    let messageStyle: UIFont.TextStyle
    /// The style of a title or message that is the only text; nil for that which it has beside the other.
    let loneStyle: UIFont.TextStyle?
    /// The alignment of a title and a message; one text alone is in the middle.
    let alignment: NSTextAlignment
    /// The height of a button.
    let buttonHeight: CGFloat
    /// The height of a button of an action sheet.
    let sheetButtonHeight: CGFloat
    /// The style whose size the texts of an action sheet's buttons have.
    let sheetButtonStyle: UIFont.TextStyle
    /// The distance of the buttons from one another, and the shape that this gives them.
    let buttons: Buttons
    /// The color of the title of a button that destroys nothing; nil for the tint color.
    let buttonColor: UIColor?
    /// A Boolean value that indicates whether action sheets of phones, too, come from an element, and are in
    /// the middle of the window without one.
    let comesFromElement: Bool
    /// The width of an action sheet in a popover.
    let popoverWidth: CGFloat
    /// A Boolean value that indicates whether the card is in the middle of the safe area, and not of the
    /// screen.
    let isInSafeArea: Bool

    /// The shape of the buttons.
    enum Buttons {
        /// Rows from side to side with lines between them.
        case ruled
        /// Capsules that keep a distance from one another and another one from the card's edges.
        case capsules(gap: CGFloat, inset: CGFloat)
    }

    /// The measures of alerts on phones since iOS 7, and of action sheets since iOS 9; the width of
    /// popovers by eye.
    static let iOS18 = AlertMeasures(
        width: 270, cornerRadius: 14, top: 20, side: 16, textGap: 4, buttonsTop: 16, messageStyle: .footnote,
        loneStyle: nil, alignment: .center, buttonHeight: 44, sheetButtonHeight: 57,
        sheetButtonStyle: .title3, buttons: .ruled, buttonColor: nil, comesFromElement: false,
        popoverWidth: 304, isInSafeArea: false)

    /// The measures of iOS 26.1 (rows B0058 to B0074 and G1121 of Apple's numbers). Of the texts' distances
    /// and the inset of the buttons only the sum is known, the height of the whole card. The action sheet
    /// of an iPad A16 with four actions has 288 x 248 points.
    static let iOS26 = AlertMeasures(
        width: 320, cornerRadius: 34, top: 22, side: 30, textGap: 8, buttonsTop: 12,
        messageStyle: .subheadline, loneStyle: .body, alignment: .left, buttonHeight: 48,
        sheetButtonHeight: 48, sheetButtonStyle: .body, buttons: .capsules(gap: 8, inset: 16),
        buttonColor: .label, comesFromElement: true, popoverWidth: 288, isInSafeArea: true)

    /// The distance of the buttons from one another.
    var buttonGap: CGFloat { if case .capsules(let gap, _) = buttons { gap } else { 0 } }
    /// The distance of the buttons from the card's edges.
    var buttonInset: CGFloat { if case .capsules(_, let inset) = buttons { inset } else { 0 } }
}
