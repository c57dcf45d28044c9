@_spi(UIKitInternals) import UIKitCore

/// An entry of an open menu beside others: an image, and a title below it for one of medium size.
@MainActor final class MenuTile: UIControl {
    /// The entry.
    let element: UIMenuElement
    private let title = UILabel()
    private let picture = UIImageView(frame: .zero)

    /// Creates the tile of an entry. One without an image shows its title.
    init(_ element: UIMenuElement, hasTitle: Bool) {
        self.element = element
        super.init(frame: .zero)
        picture.image = element.image?.preferring(UIImage.SymbolConfiguration(pointSize: 17))
        picture.contentMode = .center
        title.text = hasTitle || picture.image == nil ? element.shownTitle : nil
        title.font = .systemFont(ofSize: MenuMeasures.current.smallSize)
        title.textAlignment = .center
        for view in [title, picture] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isEnabled = !element.shownAttributes.contains(.disabled) && !element.isPlaceholder
        let isDestructive = element.shownAttributes.contains(.destructive)
        let ink: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        (title.textColor, picture.tintColor) = (ink, ink)
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        let isMarked = isHighlighted || element.shownState == .on
        backgroundColor = isMarked ? .systemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: 4, dy: 10)
        guard title.text != nil, picture.image != nil else {
            (title.frame, picture.frame) = (inner, inner)
            return
        }
        let line = title.font.lineHeight
        picture.frame = CGRect(
            x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - line - 4)
        title.frame = CGRect(x: inner.minX, y: inner.maxY - line, width: inner.width, height: line)
    }
}
