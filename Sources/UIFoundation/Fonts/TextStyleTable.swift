/// The sizes of text styles in the twelve content size categories, and their line distances, by which font
/// metrics scale.
///
/// The sizes are those of Apple's Human Interface Guidelines, under "Typography, Specifications, Dynamic Type
/// sizes", and of a simulated iPhone 16 with iOS 26.1 (Vercantez/openuikit, dynamic_type.json, commit
/// 6f62d1d0). The line distances were derived from what UIFontMetrics.scaledValue(for:compatibleWith:)
/// returned there for 8 to 64 points: all are the value times the ratio of two whole numbers, rounded to a
/// pixel.
struct TextStyleTable {
    /// The size of the style in each category, in points.
    let sizes: [Int]
    /// The distance of its lines in each category, in points.
    let lines: [Int]

    private init(_ sizes: [Int], _ lines: [Int]) { (self.sizes, self.lines) = (sizes, lines) }

    /// Returns the row of a style; that of body for an unknown one.
    static func row(of style: UIFont.TextStyle) -> TextStyleTable { rows[style] ?? body }

    private static let body = TextStyleTable(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static let rows: [UIFont.TextStyle: TextStyleTable] = [
        .largeTitle: TextStyleTable(
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: TextStyleTable(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .title2: TextStyleTable(
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: TextStyleTable(
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        // Its line distance at the fourth accessibility size is 51, less than that of body.
        .headline: TextStyleTable(body.sizes, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        .body: body,
        .callout: TextStyleTable(
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: TextStyleTable(
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        .footnote: TextStyleTable(
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: TextStyleTable(
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        .caption2: TextStyleTable(
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]
}
