@_spi(UIKitInternals) import UIKitCore

/// The large title below the buttons of a navigation bar.
@MainActor final class LargeTitleView: UIView {
    private let label = UILabel()
    private let subtitle = SubtitleView(alignment: .natural)
    /// The size of the text below the title in points; by eye.
    private static let subtitleSize: CGFloat = 15

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(label)
        addSubview(subtitle)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, style: [NSAttributedString.Key: Any], color: UIColor) {
        label.text = title
        ownFont = style[.font] as? UIFont
        label.font = ownFont ?? font(for: traitCollection.preferredContentSizeCategory)
        label.textColor = style[.foregroundColor] as? UIColor ?? color
    }

    /// Shows what is below the title; nil for nothing.
    func show(_ lower: NavigationTitles.Subtitle?, style: [NSAttributedString.Key: Any]) {
        subtitle.show(lower, size: Self.subtitleSize, style: style)
        subtitleHeight = subtitle.wantedSize.height
        isUserInteractionEnabled = subtitle.hasOwnView
    }

    /// The height of what is below the title, in points; 0 for nothing.
    private(set) var subtitleHeight: CGFloat = 0

    /// The font that the style of the title has; nil for that of the user's preferred size of texts.
    private var ownFont: UIFont?

    private func font(for category: UIContentSizeCategory) -> UIFont {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    /// Gives the title the size of large titles that the user prefers, which changes the height of the bar.
    override func adopt(_ contentSize: UIContentSizeCategory) {
        super.adopt(contentSize)
        let new = ownFont ?? font(for: contentSize)
        guard new.pointSize != label.font.pointSize else { return }
        label.font = new
        superview?.setNeedsLayout()
        (superview as? UINavigationBar)?.largeTitlesDidChange?()
    }

    /// The height that the title adds to the bar, in points: 16 below the baseline, and at least 52 in all
    /// (iOS 26.1, at three sizes of texts); and that of what is below it.
    var height: CGFloat { max(52, ascent + Self.descent) + subtitleHeight }

    /// The height of the title above its baseline, on a pixel.
    private var ascent: CGFloat { CGPoint(x: 0, y: label.font.ascender).onPixels.y }

    private static let descent: CGFloat = 16

    /// The view between the row of buttons and the title of a bar whose content is pulled down; nil before a
    /// control was shown there.
    private var pullRoom: UIView?

    /// The controls that are shown while the content is pulled down.
    var pullControls: [UIView] { pullRoom?.subviews ?? [] }

    /// Returns the view for the control that is shown while the content is pulled down.
    func roomForPull() -> UIView {
        if let pullRoom { return pullRoom }
        let room = UIView()
        room.clipsToBounds = true
        pullRoom = room
        addSubview(room)
        return room
    }

    /// Puts the title at the bottom of a bar, in as much room as scrolling leaves; nil hides it.
    func place(in bar: CGRect, room: CGFloat?) {
        isHidden = (room ?? 0) <= 0
        guard let room else { return }
        frame = CGRect(x: bar.minX, y: bar.maxY - room, width: bar.width, height: room)
        pullRoom?.frame = CGRect(x: 0, y: 0, width: bar.width, height: max(0, room - height))
        let margin: CGFloat = bar.width >= 414 ? 20 : 16
        let lineHeight = label.font.lineHeight
        // A line too high for the usual distance from the lower edge is as high as the room.
        let end = room - subtitleHeight
        let top = lineHeight > 44 ? end - Self.descent - ascent : end - lineHeight - 8
        label.frame = CGRect(x: margin, y: top, width: max(0, bar.width - 2 * margin), height: lineHeight)
        subtitle.frame = CGRect(
            x: margin, y: label.frame.maxY, width: label.frame.width, height: subtitleHeight)
    }
}
