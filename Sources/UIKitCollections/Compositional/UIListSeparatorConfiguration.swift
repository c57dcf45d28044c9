/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration {
    /// The visibilities of a line.
    public enum Visibility: Int, Sendable {
        /// The list chooses: a line below each row but the last one of a section, and none in a column at the
        /// side.
        case automatic = 0
        /// The line is drawn.
        case visible
        /// The line is not drawn.
        case hidden
    }

    /// The insets that the list chooses: at the leading edge up to the first text of the row's content
    /// configuration, or 16 points without one, and on iOS 26 16 points at the trailing edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

    private static let automatic = CGFloat.greatestFiniteMagnitude

    /// The visibility of the line above the row; default automatic.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the line below the row; default automatic.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above the row, from the edges of the row; default those of the list.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the line below the row, from the edges of the row; default those of the list.
    public var bottomSeparatorInsets = automaticInsets
    /// The color of the lines; default the system's.
    public var color = ListMeasures.current.color

    /// Creates the lines of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Returns the frame of a line at the upper or lower edge of a row's bounds, from the leading edge of the
    /// row's text where the list chooses the inset.
    func frame(
        in bounds: CGRect, from text: CGFloat?, insets: NSDirectionalEdgeInsets, isAtTop: Bool
    ) -> CGRect {
        let measures = ListMeasures.current
        let left = insets.leading == Self.automatic ? text ?? 16 : insets.leading
        let right = insets.trailing == Self.automatic ? measures.trailing : insets.trailing
        let y = isAtTop ? bounds.minY : bounds.maxY - measures.thickness
        return CGRect(
            x: bounds.minX + left, y: y, width: max(0, bounds.width - left - right),
            height: measures.thickness)
    }
}
