import UIKitControls
import UIKitCore

/// The text, or the view, below a title of a navigation bar.
@MainActor final class SubtitleView: UIView {
    private let label = UILabel()
    private var own: UIView?

    init(alignment: NSTextAlignment) {
        super.init(frame: .zero)
        label.textAlignment = alignment
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what is below a title, a text without a font of its own in the system's of a size; nil for
    /// nothing.
    func show(_ subtitle: NavigationTitles.Subtitle?, size: CGFloat, style: [NSAttributedString.Key: Any]) {
        label.text = subtitle?.text
        label.font = style[.font] as? UIFont ?? .systemFont(ofSize: size)
        label.textColor = style[.foregroundColor] as? UIColor ?? .secondaryLabel
        if let styled = subtitle?.styled { label.attributedText = NSAttributedString(styled) }
        label.isHidden = subtitle?.view != nil
        if own !== subtitle?.view, own?.superview === self { own?.removeFromSuperview() }
        own = subtitle?.view
        if let own, own.superview !== self {
            own.prepareForBar()
            addSubview(own)
        }
        setNeedsLayout()
    }

    /// True for a view of the code's own, which may respond to touches.
    var hasOwnView: Bool { own != nil }

    /// The size of the text or the view; zero for neither.
    var wantedSize: CGSize {
        if let own {
            own.fitInBar()
            return own.bounds.size
        }
        return label.text?.isEmpty == false ? label.intrinsicContentSize : .zero
    }

    /// Puts the text, or the view, at the side of the title or in the middle.
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        guard let own else { return }
        let half = own.bounds.width / 2
        own.center = CGPoint(x: label.textAlignment == .center ? bounds.midX : half, y: bounds.midY)
    }
}
