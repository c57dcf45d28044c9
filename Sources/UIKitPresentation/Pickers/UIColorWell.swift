@_spi(UIKitInternals) import UIKitCore

/// A disc of a color in a rainbow, 28 points wide. A tap opens the sheet of colors.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// The title of the sheet; default nil.
    open var title: String?
    /// A Boolean value that indicates whether the opacity can be chosen; default true.
    open var supportsAlpha = true
    /// A Boolean value that indicates whether a color of the screen can be taken; default true.
    open var supportsEyedropper = true
    /// The color; default nil.
    open var selectedColor: UIColor? { didSet { showColor() } }

    private let rainbow = CAGradientLayer()
    private let ground = UIView()
    private let disc = UIView()
    /// The diameter, and the distances of the ground and of the disc from the edge, in points. By eye.
    private static let side: CGFloat = 28
    private static let (ring, gap): (CGFloat, CGFloat) = (3, 5)

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        rainbow.type = .conic
        rainbow.startPoint = CGPoint(x: 0.5, y: 0.5)
        rainbow.endPoint = CGPoint(x: 1, y: 0.5)
        rainbow.colors = (0...12).map {
            UIColor(hue: CGFloat($0 % 12) / 12, saturation: 0.85, brightness: 1, alpha: 1).cgColor
        }
        rainbow.masksToBounds = true
        layer.addSublayer(rainbow)
        ground.backgroundColor = .systemBackground
        for view in [ground, disc] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.openSheet() }, for: .touchUpInside)
        showColor()
    }

    /// The natural size: 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    /// Returns the natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func showColor() {
        disc.backgroundColor = selectedColor
        ground.isHidden = selectedColor == nil
        setNeedsLayout()
    }

    /// Puts the discs in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(Self.side, bounds.width, bounds.height)
        let box = CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: max(0, side), height: max(0, side))
        rainbow.frame = box
        rainbow.cornerRadius = side / 2
        for (view, inset) in [(ground, Self.ring), (disc, Self.gap)] {
            view.frame = box.insetBy(dx: min(inset, side / 2), dy: min(inset, side / 2))
            view.layer.cornerRadius = view.bounds.width / 2
        }
    }

    /// Presents the sheet of colors from the nearest controller.
    private func openSheet() {
        var responder: UIResponder? = self
        while let next = responder, !(next is UIViewController) { responder = next.next }
        guard let controller = responder as? UIViewController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.didSelect = { [weak self] color in
            self?.selectedColor = color
            self?.sendActions(for: .valueChanged)
        }
        controller.present(picker, animated: true)
    }
}
