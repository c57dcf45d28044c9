import UIKitControls
@_spi(UIKitInternals) import UIKitCore

// The line above the title. Since iOS 11 its font and color do not follow the title's.
extension UINavigationBar {
    /// The height of the line in points: with it a bar is 74 points high instead of 44.
    private static let promptHeight: CGFloat = 30
    /// The size of the text in points; by eye.
    private static let promptSize: CGFloat = 13

    /// Returns the height that the text above the title of an item adds to the bar, in points.
    func promptHeight(of item: UINavigationItem?) -> CGFloat { item?.prompt == nil ? 0 : Self.promptHeight }

    /// Shows the text above the title of an item. The bar changes its height where one comes or leaves.
    func showPrompt(of item: UINavigationItem) {
        let hadPrompt = promptLabel?.text != nil
        guard hadPrompt || item.prompt != nil else { return }
        let label = promptLabel ?? makePromptLabel()
        label.text = item.prompt
        label.textColor = barStyle.isBlack ? .white : .label
        guard hadPrompt != (item.prompt != nil) else { return }
        invalidateIntrinsicContentSize()
        largeTitlesDidChange?()
    }

    private func makePromptLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: Self.promptSize)
        label.textAlignment = .center
        promptLabel = label
        addSubview(label)
        return label
    }

    /// Puts the text into the uppermost part of the bar.
    func placePrompt() {
        guard let promptLabel else { return }
        promptLabel.alpha = isSearching ? 0 : 1
        promptLabel.frame = CGRect(
            x: bounds.minX + 16, y: bounds.minY, width: max(0, bounds.width - 32), height: Self.promptHeight)
    }
}
