@_spi(UIKitInternals) import UIKitCore

/// The measures of an open menu, in points.
struct MenuMeasures: LookMeasures {
    /// The width of the card.
    let width: CGFloat
    /// The radius of the card's corners.
    let radius: CGFloat
    /// The distance of the rows from the upper and lower edge of the card.
    let edge: CGFloat
    /// The distance of two sections.
    let sectionGap: CGFloat
    /// The room above and below the title of a section.
    let titlePadding: (above: CGFloat, below: CGFloat)
    /// The size of the font of titles of sections and of smaller texts.
    let smallSize: CGFloat
    /// The room above and below a smaller text.
    let subtitlePadding: (above: CGFloat, below: CGFloat)
    /// The smallest height of a row.
    let rowHeight: CGFloat
    /// The height of an image with a title below it, by eye.
    let tileHeight: CGFloat = 64
    /// The distance of the texts from the upper and lower edge of a row, together.
    let rowPadding: CGFloat
    /// The distance of texts from the sides.
    let margin: CGFloat
    /// The room that a column of check marks takes before the texts.
    let markRoom: CGFloat
    /// The room that a column of images takes before the texts; nil for images behind them.
    let imageRoom: CGFloat?
    /// A Boolean value that indicates whether the card covers its button. Otherwise it is beside it.
    let coversButton: Bool
    /// A Boolean value that indicates whether lines separate rows, and gray bars sections. Otherwise a line
    /// is in the middle between two sections.
    let isRuled: Bool
    /// The radius of the blur of what lies behind a preview; nil for none. By eye.
    let blurRadius: CGFloat?

    /// The measures of iPhones of iOS 13 to 18; the radius by eye.
    static let iOS18 = MenuMeasures(
        width: 250, radius: 13, edge: 0, sectionGap: 8, titlePadding: (8, 8), smallSize: 12,
        subtitlePadding: (1, 1), rowHeight: 44, rowPadding: 22, margin: 16, markRoom: 16, imageRoom: nil,
        coversButton: false, isRuled: true, blurRadius: 20)

    /// The measures of iOS 26.1 (rows B0089 to B0097 and H0419 to H0432 of Apple's numbers).
    static let iOS26 = MenuMeasures(
        width: 250, radius: 32.57, edge: 10, sectionGap: 21, titlePadding: (20, 14.0 / 3), smallSize: 13,
        subtitlePadding: (2.0 / 3, 0), rowHeight: 42, rowPadding: 21.33, margin: 28, markRoom: 12,
        imageRoom: 32, coversButton: true, isRuled: false, blurRadius: nil)
}
