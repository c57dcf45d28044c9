extension UIBarButtonItem.Badge {
    /// The height of a text's field and of a dot, in points; by eye.
    private static let heights = (text: CGFloat(18), dot: CGFloat(10))
    /// The distance from the upper and the right edge of a button, in points; by eye.
    private static let margin: CGFloat = 2

    /// Returns the badge as a label at the upper right corner of a button of a size.
    func makeLabel(on button: CGSize) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = stringValue
        label.font = font ?? .systemFont(ofSize: 12, weight: .semibold)
        label.textColor = foregroundColor ?? .white
        label.textAlignment = .center
        label.backgroundColor = backgroundColor ?? .systemRed
        var size = CGSize(width: Self.heights.dot, height: Self.heights.dot)
        if stringValue != nil {
            size.height = max(Self.heights.text, label.font.lineHeight.rounded(.up) + 2)
            size.width = max(size.height, label.intrinsicContentSize.width.rounded(.up) + 10)
        }
        label.frame = CGRect(
            origin: CGPoint(x: button.width - Self.margin - size.width, y: Self.margin), size: size)
        label.layer.cornerRadius = size.height / 2
        label.clipsToBounds = true
        return label
    }
}
