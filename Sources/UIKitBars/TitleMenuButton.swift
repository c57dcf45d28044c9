import UIKitControls
import UIKitCore

/// A title in the row of the buttons that opens a menu, with a mark behind it.
final class TitleMenuButton: UIButton {
    private let text = UILabel()
    private let chevron = UIImageView(frame: .zero)
    private weak var item: UINavigationItem?
    /// The distance of the mark from the title, in points; by eye.
    private static let gap: CGFloat = 5
    /// The size of the mark, in points; by eye.
    private static let symbol = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)

    /// Shows the title of an item, whose menu a tap opens.
    func show(_ item: UINavigationItem, font: UIFont, color: UIColor) {
        self.item = item
        showsMenuAsPrimaryAction = true
        for part in [text, chevron] as [UIView] where part.superview == nil {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        (text.text, text.font, text.textColor) = (item.title, font, color)
        chevron.image = UIImage(systemName: "chevron.down.circle.fill", withConfiguration: Self.symbol)
        chevron.tintColor = .tertiaryLabel
        accessibilityLabel = item.title
        fit(in: .infinity)
    }

    /// Gives the view its size in a room of a width.
    func fit(in room: CGFloat) {
        let width = text.intrinsicContentSize.width + Self.gap + chevron.intrinsicContentSize.width
        let size = CGSize(width: min(width, room), height: 44)
        guard bounds.size != size else { return }
        bounds.size = size
        setNeedsLayout()
    }

    /// Puts the mark behind the title.
    override func layoutSubviews() {
        super.layoutSubviews()
        let (words, mark) = (text.intrinsicContentSize, chevron.intrinsicContentSize)
        let width = max(0, bounds.width - Self.gap - mark.width)
        text.frame = CGRect(
            x: bounds.minX, y: bounds.midY - words.height / 2, width: width, height: words.height)
        chevron.frame = CGRect(
            x: bounds.maxX - mark.width, y: bounds.midY - mark.height / 2, width: mark.width,
            height: mark.height)
    }

    /// Opens the menu that the item returns now; none without entries.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        menu = item?.makeTitleMenu()
        super.touchesEnded(touches, with: event)
    }
}
