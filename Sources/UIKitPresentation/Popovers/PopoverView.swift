@_spi(UIKitInternals) import UIKitCore

/// The view of a popover: its content on a blurred ground, in the form of its outline, with a shadow.
@MainActor final class PopoverView: UIView {
    private let body = UIView()
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let form = CAShapeLayer()
    private weak var content: UIView?

    /// Creates the view around the view of a controller.
    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        // By eye.
        (layer.shadowOpacity, layer.shadowRadius) = (0.15, 24)
        layer.shadowOffset = CGSize(width: 0, height: 8)
        body.layer.mask = form
        addSubview(body)
        body.addSubview(ground)
        body.addSubview(content)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Gives the popover its place, and its frame a color; nil for the blurred ground.
    func show(_ place: PopoverPlace, color: UIColor?) {
        frame = place.frame
        for view in [body, ground, content] { view?.frame = bounds }
        let outline = place.outline
        form.path = outline
        layer.shadowPath = outline
        ground.backgroundColor = color
    }
}
