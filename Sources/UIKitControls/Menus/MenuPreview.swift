import UIKitCore

/// The preview that a long press lifts above the dimmed window: the picture of a view, or the view of a
/// controller.
@MainActor final class MenuPreview: UIView {
    /// The factor by which a picture grows, by eye.
    private static let lift: CGFloat = 1.05
    /// The radius of the corners of a controller's view, in points; by eye.
    private static let radius: CGFloat = 14
    /// The opacity of a shadow; by eye.
    private static let shadowOpacity: Float = 0.2
    /// The radius of a shadow, in points; by eye.
    private static let shadowRadius: CGFloat = 12

    /// The controller; nil for a picture.
    let controller: UIViewController?
    private var target: UIPreviewTarget
    /// The width of the preview in its place, in points.
    private var restingWidth: CGFloat

    /// Creates the preview of a view, or of a controller in its stead.
    init(_ preview: UITargetedPreview, controller: UIViewController?) {
        (self.controller, target, restingWidth) = (controller, preview.target, preview.size.width)
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        isUserInteractionEnabled = false
        if let controller { show(controller) } else { show(preview) }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.cornerRadius = Self.radius
        clipsToBounds = true
        addSubview(view)
    }

    private func show(_ preview: UITargetedPreview) {
        let (parameters, content) = (preview.parameters, UIView(frame: bounds))
        content.backgroundColor = parameters.backgroundColor
        if let path = parameters.visiblePath {
            let shape = CAShapeLayer()
            shape.path = path.cgPath
            content.layer.mask = shape
        }
        if let path = parameters.shadowPath {
            layer.shadowPath = path.cgPath
            (layer.shadowOpacity, layer.shadowRadius) = (Self.shadowOpacity, Self.shadowRadius)
        }
        addSubview(content)
        guard let picture = preview.view.snapshotView(afterScreenUpdates: false) else { return }
        picture.frame = bounds
        content.addSubview(picture)
    }

    /// Returns the size that a controller's view prefers, within that of an area; that of a picture.
    func fittingSize(in area: CGSize) -> CGSize {
        guard let wanted = controller?.preferredContentSize else { return bounds.size }
        return CGSize(
            width: wanted.width > 0 ? min(wanted.width, area.width) : area.width,
            height: wanted.height > 0 ? min(wanted.height, area.height) : area.height)
    }

    /// The place from which the preview rises, in the coordinates of the superview.
    var restingCenter: CGPoint {
        guard let superview else { return target.center }
        return target.container.convert(target.center, to: superview)
    }

    /// Gives the preview another place to return to.
    func returnsTo(_ preview: UITargetedPreview) {
        (target, restingWidth) = (preview.target, preview.size.width)
    }

    /// Puts the preview into its place.
    func rest() {
        center = restingCenter
        transform = target.transform
        guard controller != nil, bounds.width > 0 else { return }
        let scale = max(0.01, restingWidth / bounds.width)
        transform = transform.scaledBy(x: scale, y: scale)
        alpha = 0
    }

    /// Puts the preview into a rectangle over the window, in which a picture that need not shrink grows.
    func rise(to place: CGRect) {
        center = CGPoint(x: place.midX, y: place.midY)
        alpha = 1
        let shrinks = place.width < bounds.width
        let scale = controller != nil ? 1 : shrinks ? place.width / bounds.width : Self.lift
        transform = target.transform.scaledBy(x: scale, y: scale)
    }

    /// Lets the preview grow over the window and fade.
    func grow(over area: CGRect) {
        center = CGPoint(x: area.midX, y: area.midY)
        transform = .identity
        bounds.size = area.size
        alpha = 0
    }
}
