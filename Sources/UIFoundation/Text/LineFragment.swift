/// A line of a text with its place among the characters.
package struct LineFragment {
    /// The characters, in UTF-16 code units, with the newline at their end.
    package let range: NSRange
    /// The number of code units without the newline.
    package let length: Int
    /// The area of the line in the text, in points.
    package let frame: CGRect
    /// The distance of the baseline from the upper edge, in points.
    package let baseline: CGFloat
    /// True for a line that reads from right to left.
    package let isRightToLeft: Bool
    /// Returns the distance by which wider spaces move a place of a justified line, in points.
    let shift: @MainActor (_ place: CGFloat) -> CGFloat
}
