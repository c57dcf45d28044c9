import UIKitCore

/// A row on a wheel of dates: a text that may leave room for a unit.
final class DateRowView: UIView {
    let label = UILabel()
    /// The part of the width in which the text lies; default all.
    var textShare: CGFloat = 1 { didSet { setNeedsLayout() } }

    init(font: UIFont) {
        super.init(frame: .zero)
        label.font = font
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width * textShare, height: bounds.height)
    }
}
