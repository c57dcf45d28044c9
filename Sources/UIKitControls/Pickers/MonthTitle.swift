import UIKitCore

/// The title of a calendar: the name of the month before an arrow, which points down while wheels are open.
final class MonthTitle: UIControl {
    /// The name of the month.
    var text = "" {
        didSet {
            label.text = text
            setNeedsLayout()
        }
    }
    /// The font of the name.
    var font: UIFont = .systemFont(ofSize: 17, weight: .semibold) {
        didSet {
            label.font = font
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether wheels of months are open; default false.
    var isOpen = false {
        didSet {
            takeColor()
            arrow.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        }
    }

    private let label = UILabel()
    private let arrow = UIImageView(frame: .zero)

    /// The distance of the arrow from the name and the side of its square, in points; by eye.
    private static let spacing: CGFloat = 4
    private static let side: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = font
        let form = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        arrow.image = UIImage(systemName: "chevron.right", withConfiguration: form)
        arrow.contentMode = .center
        label.isUserInteractionEnabled = false
        arrow.isUserInteractionEnabled = false
        addSubview(label)
        addSubview(arrow)
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the name and the arrow, in points.
    var naturalWidth: CGFloat { label.intrinsicContentSize.width + Self.spacing + Self.side }

    private func takeColor() {
        let color: UIColor = isOpen ? tintColor : .label
        label.textColor = color
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - Self.spacing - Self.side)
        label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        // A turned view has no frame of its own.
        arrow.bounds.size = CGSize(width: Self.side, height: Self.side)
        arrow.center = CGPoint(x: width + Self.spacing + Self.side / 2, y: bounds.midY)
    }
}
