import UIKitControls
import UIKitCore

/// A title in the row of the buttons with a smaller text, or a view, below it, as in iOS 26.
@MainActor final class TitlePair: UIView {
    private let title = UILabel()
    private let subtitle = SubtitleView(alignment: .center)
    /// The size of the lower text in points; by eye.
    private static let size: CGFloat = 12

    init() {
        super.init(frame: .zero)
        title.textAlignment = .center
        addSubview(title)
        addSubview(subtitle)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the titles of an item.
    func show(
        _ item: UINavigationItem, font: UIFont, color: UIColor, lower style: [NSAttributedString.Key: Any]
    ) {
        title.text = item.title
        (title.font, title.textColor) = (font, color)
        subtitle.show(item.titles.subtitle, size: Self.size, style: style)
        fit(in: .infinity)
    }

    /// Gives the view its size in a room of a width.
    func fit(in room: CGFloat) {
        let (upper, lower) = (title.intrinsicContentSize, subtitle.wantedSize)
        let size = CGSize(
            width: min(max(upper.width, lower.width), room), height: upper.height + lower.height)
        guard bounds.size != size else { return }
        bounds.size = size
        setNeedsLayout()
    }

    /// Puts the title above what is below it.
    override func layoutSubviews() {
        super.layoutSubviews()
        let height = title.intrinsicContentSize.height
        let (upper, lower) = bounds.divided(atDistance: height, from: .minYEdge)
        (title.frame, subtitle.frame) = (upper, lower)
    }
}
