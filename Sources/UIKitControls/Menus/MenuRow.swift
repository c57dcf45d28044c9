@_spi(UIKitInternals) import UIKitCore

/// A row of an open menu: a check mark, a title, a smaller text and an image.
@MainActor final class MenuRow: UIControl {
    /// The smallest height of a row, in points, as on iPhones of iOS 13 to 18.
    private static let leastHeight: CGFloat = 44
    /// The distance of texts and images from the edges, in points.
    private static let margin: CGFloat = 16
    /// The width of the column of check marks, in points.
    private static let markWidth: CGFloat = 16

    /// The entry.
    let element: UIMenuElement
    private let title = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let hasMarks: Bool

    /// Creates the row of an entry of a menu, some of whose entries may have check marks.
    init(_ element: UIMenuElement, hasMarks: Bool) {
        (self.element, self.hasMarks) = (element, hasMarks)
        super.init(frame: .zero)
        (title.text, title.numberOfLines) = (element.title, 2)
        title.font = .systemFont(ofSize: 17)
        (subtitle.text, subtitle.numberOfLines) = (element.subtitle, 1)
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        let form = UIImage.SymbolConfiguration(pointSize: 17)
        picture.image =
            element is UIMenu
            ? UIImage(systemName: "chevron.right", withConfiguration: .init(pointSize: 13, weight: .semibold))
            : element.image?.preferring(form)
        picture.contentMode = .center
        if let state = (element as? UIAction)?.state, state != .off {
            let bold = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
            mark.image = UIImage(systemName: state == .on ? "checkmark" : "minus", withConfiguration: bold)
        }
        mark.contentMode = .center
        for view in [title, subtitle, picture, mark] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isEnabled = (element as? UIAction)?.attributes.contains(.disabled) != true
        takeColor()
    }

    required init?(coder: NSCoder) { nil }

    private func takeColor() {
        let isDestructive = (element as? UIAction)?.attributes.contains(.destructive) ?? false
        let ink: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.textColor = ink
        for view in [picture, mark] { view.tintColor = ink }
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    private func textArea(_ width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        let left = Self.margin + (hasMarks ? Self.markWidth : 0)
        let image = picture.image.map { max(20, $0.size.width) + 12 } ?? 0
        return (left, max(0, width - left - Self.margin - image))
    }

    private func heights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let room = CGSize(width: textArea(width).width, height: .greatestFiniteMagnitude)
        let small = subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(room).height + 2 : 0
        return (title.sizeThatFits(room).height, small)
    }

    /// Returns the height for a width, in points.
    func height(forWidth width: CGFloat) -> CGFloat {
        let parts = heights(width)
        return max(Self.leastHeight, parts.title + parts.subtitle + 22)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (area, parts) = (textArea(bounds.width), heights(bounds.width))
        let top = bounds.midY - (parts.title + parts.subtitle) / 2
        title.frame = CGRect(x: area.left, y: top, width: area.width, height: parts.title)
        subtitle.frame = CGRect(
            x: area.left, y: top + parts.title, width: area.width, height: parts.subtitle)
        mark.frame = CGRect(x: 9, y: 0, width: Self.markWidth + 4, height: bounds.height)
        let width = max(20, picture.image?.size.width ?? 0)
        picture.frame = CGRect(
            x: bounds.maxX - Self.margin - width, y: 0, width: width, height: bounds.height)
    }
}
