import UIKitCore

/// The open calendar or wheels of a compact date picker, on a card beside the field that they belong to. It
/// fills the window: a touch beside the card closes it.
@MainActor final class DatePopUp: UIView {
    /// The distance of the card from the field and from the edges of the window, in points; by eye.
    private static let margin: CGFloat = 8
    /// The radius of the card's corners, in points; by eye.
    private static let radius: CGFloat = 13

    /// The field that has opened it.
    let field: DateField
    /// The calendar or the wheels.
    private(set) var content: any DateContent
    private let card = UIView()
    private var isClosing = false
    /// The closure that is called before the card closes.
    var willClose: (() -> Void)?

    /// Opens a calendar or wheels in a window, beside the frame of their field there.
    init(_ content: any DateContent, of field: DateField, beside anchor: CGRect, in window: UIView) {
        (self.content, self.field) = (content, field)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            addGround()
            addSubview(card)
            window.addSubview(self)
            place(beside: anchor)
            show(content)
            card.layOutSubtree()
        }
        card.growFromAnchor()
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the card its shadow and its blurred ground; the shadow is by eye.
    private func addGround() {
        card.layer.shadowColor = UIColor.black.cgColor
        (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.15, 24)
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        ground.layer.cornerRadius = Self.radius
        ground.clipsToBounds = true
        ground.frame = card.bounds
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(ground)
    }

    /// Shows a calendar or wheels in place of those before.
    func show(_ new: any DateContent) {
        content.removeFromSuperview()
        content = new
        new.frame = card.bounds
        card.addSubview(new)
    }

    /// Puts the card below the field, or above it where there is more room, within the edges of the window.
    private func place(beside anchor: CGRect) {
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        var size = field.size
        size.width = max(1, min(size.width, area.width))
        let below = area.maxY - anchor.maxY - Self.margin
        let isBelow = below >= size.height || below >= anchor.minY - Self.margin - area.minY
        let wanted = isBelow ? anchor.maxY + Self.margin : anchor.minY - Self.margin - size.height
        let top = max(area.minY, min(wanted, area.maxY - size.height))
        let left = max(area.minX, min(anchor.midX - size.width / 2, area.maxX - size.width))
        // The card grows from the place that is nearest to the field.
        let share = (anchor.midX - left) / size.width
        card.layer.anchorPoint = CGPoint(x: max(0, min(share, 1)), y: isBelow ? 0 : 1)
        card.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
    }

    /// Closes the card.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        willClose?()
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) { [card] in
            card.shrinkToAnchor()
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// Closes the card after a touch beside it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !card.bounds.contains(touch.location(in: card)) else { return }
        close()
    }
}
