@_spi(UIKitInternals) import UIKitCore

/// The large title below the buttons of a navigation bar.
@MainActor final class LargeTitleView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, style: [NSAttributedString.Key: Any], color: UIColor) {
        label.text = title
        label.font = style[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = style[.foregroundColor] as? UIColor ?? color
    }

    /// The height of the title's line, in points.
    var lineHeight: CGFloat { label.font.lineHeight }

    /// Puts the title at the bottom of a bar, in as much room as scrolling leaves; nil hides it.
    func place(in bar: CGRect, room: CGFloat?) {
        isHidden = (room ?? 0) <= 0
        guard let room else { return }
        frame = CGRect(x: bar.minX, y: bar.maxY - room, width: bar.width, height: room)
        let margin: CGFloat = bar.width >= 414 ? 20 : 16
        // A line too high for the usual distance from the lower edge has 4 points below it (iOS 26.1).
        let bottom: CGFloat = lineHeight > 44 ? 4 : 8
        label.frame = CGRect(
            x: margin, y: room - lineHeight - bottom, width: max(0, bar.width - 2 * margin),
            height: lineHeight)
    }
}
