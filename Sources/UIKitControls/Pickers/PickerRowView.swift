@_spi(UIKitInternals) import UIKitCore

/// A row on a wheel: a text or a view of the delegate.
final class PickerRowView: UIView {
    /// The view of the delegate; nil for a text.
    let custom: UIView?
    private let label = UILabel()

    /// The sizes of the letters of the selected row and of the others, in points, and the opacity of the
    /// others; the letters' inset in the row. Frames of a picker (Mac Catalyst 26.1).
    private static let selectedSize: CGFloat = 23.5
    private static let otherSize: CGFloat = 21
    private static let otherAlpha: CGFloat = 0.447
    private static let inset: CGFloat = 9

    /// Creates a row with a view of the delegate.
    init(_ view: UIView, size: CGSize) {
        custom = view
        super.init(frame: CGRect(origin: .zero, size: size))
        view.frame = bounds
        addSubview(view)
    }

    /// Creates a row with a text.
    init(_ title: String?, _ attributed: NSAttributedString?, color: UIColor?, size: CGSize) {
        custom = nil
        super.init(frame: CGRect(origin: .zero, size: size))
        label.font = .systemFont(ofSize: Self.selectedSize)
        label.textAlignment = .center
        if let color { label.textColor = color }
        if let attributed { label.attributedText = attributed } else { label.text = title }
        label.frame = bounds.insetBy(dx: min(Self.inset, size.width / 2), dy: 0)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The view of the row as the delegate gives it.
    var content: UIView { custom ?? label }

    /// Moves the row to its place at a distance from the selection, in rows.
    func place(at distance: CGFloat, on wheel: PickerWheel, top: CGFloat) {
        let (middle, share) = wheel.place(at: distance)
        center = CGPoint(x: bounds.width / 2, y: top + middle)
        transform = CGAffineTransform(scaleX: 1, y: share)
        let rest = min(1, abs(distance))
        alpha = 1 + (Self.otherAlpha - 1) * rest
        guard custom == nil else { return }
        let scale = 1 + (Self.otherSize / Self.selectedSize - 1) * rest
        label.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
