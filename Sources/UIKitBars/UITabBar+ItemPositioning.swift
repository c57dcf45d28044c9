extension UITabBar {
    /// The ways in which entries share the width of a bar.
    public enum ItemPositioning: Int, Sendable {
        /// The system's way: the entries fill the bar.
        case automatic = 0
        /// The entries fill the bar.
        case fill
        /// The entries stand in the middle of the bar.
        case centered
    }

    /// The width of entries in the middle of a bar and the distance between them, in points, where code sets
    /// none: those of an iPad of iOS 12.
    private static let middle = (width: CGFloat(76), spacing: CGFloat(34))

    /// Returns the frames of entries in the middle of the bar, which become narrower where they would not
    /// fit.
    func framesInMiddle(height: CGFloat) -> [CGRect] {
        guard let items, !items.isEmpty else { return [] }
        let count = CGFloat(items.count)
        let spacing = itemSpacing > 0 ? itemSpacing : Self.middle.spacing
        let wanted = itemWidth > 0 ? itemWidth : Self.middle.width
        let width = max(0, min(wanted, (bounds.width - (count - 1) * spacing) / count))
        let whole = count * width + (count - 1) * spacing
        let left = (bounds.midX - whole / 2).rounded()
        return items.indices.map {
            CGRect(
                x: left + CGFloat($0) * (width + spacing), y: bounds.minY + 1, width: width, height: height)
        }
    }
}
