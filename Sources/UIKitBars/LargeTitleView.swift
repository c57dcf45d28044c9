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

    func show(_ title: String?, style: [NSAttributedString.Key: Any]) {
        label.text = title
        label.font = style[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = style[.foregroundColor] as? UIColor ?? .label
    }

    /// Puts the title at the bottom of a bar, in as much room as scrolling leaves; nil hides it.
    func place(in bar: CGRect, room: CGFloat?) {
        isHidden = (room ?? 0) <= 0
        guard let room else { return }
        frame = CGRect(x: bar.minX, y: bar.maxY - room, width: bar.width, height: room)
        let margin: CGFloat = bar.width >= 414 ? 20 : 16
        let height = label.font.lineHeight
        label.frame = CGRect(
            x: margin, y: room - height - 8, width: max(0, bar.width - 2 * margin), height: height)
    }
}
