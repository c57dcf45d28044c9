import UIKitCore

/// An open menu beside the button that it belongs to. It fills the window: a touch beside the card closes it.
@MainActor final class MenuPopUp: UIView {
    /// The distance of the card from the button and from the edges of the window, in points.
    private static let margin: CGFloat = 8

    private let menu: UIMenu
    private weak var source: UIView?
    /// The picture of a view whose menu a long press opens, above the dimmed window; nil for others.
    private var picture: UIView?
    private lazy var card = MenuCard(menu) { [weak self] in self?.choose($0) }
    private var isClosing = false

    /// Opens the menu of a button in its window, or that of another view, which is lifted.
    @discardableResult init?(_ menu: UIMenu, of button: UIView, isLifted: Bool = false) {
        guard let window = button.window, !menu.children.isEmpty else { return nil }
        (self.menu, source) = (menu, button)
        if isLifted { picture = button.snapshotView(afterScreenUpdates: false) }
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        if let picture { lift(picture, of: button) }
        addSubview(card)
        card.sizeDidChange = { [weak self] in UIView.animate(withDuration: 0.25) { self?.place() } }
        place()
        open()
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the card below the button, or above it where there is more room; from iOS 26 on it covers the
    /// button, from its upper or lower edge on. It keeps to the side of the
    /// window where the button is.
    private func place() {
        guard let source else { return }
        let anchor = source.convert(source.bounds, to: self)
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let covers = MenuMeasures.current.coversButton && picture == nil
        let upper = covers ? anchor.minY : anchor.maxY + Self.margin
        let lower = covers ? anchor.maxY : anchor.minY - Self.margin
        let (below, above) = (area.maxY - upper, lower - area.minY)
        var size = card.fittingSize
        let isBelow = below >= size.height || below >= above
        size.height = min(size.height, max(0, isBelow ? below : above))
        let isCentered = abs(anchor.midX - bounds.midX) < 1
        var left = anchor.midX - size.width / 2
        if !isCentered { left = anchor.midX < bounds.midX ? anchor.minX : anchor.maxX - size.width }
        left = max(area.minX, min(left, area.maxX - size.width))
        let top = isBelow ? upper : lower - size.height
        // The card grows from the place that is nearest to the button.
        let share = size.width > 0 ? (anchor.midX - left) / size.width : 0.5
        card.layer.anchorPoint = CGPoint(x: max(0, min(share, 1)), y: isBelow ? 0 : 1)
        card.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
    }

    /// Shows the picture of a view in its place, above the dimmed window; scale and dimness are by eye.
    private func lift(_ picture: UIView, of view: UIView) {
        picture.isUserInteractionEnabled = false
        picture.frame = view.convert(view.bounds, to: self)
        addSubview(picture)
        backgroundColor = .clear
        UIView.animate(withDuration: 0.3) {
            self.backgroundColor = UIColor.black.withAlphaComponent(0.2)
            picture.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
        }
    }

    private func open() {
        UIView.performWithoutAnimation {
            card.layoutIfNeeded()
            card.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            card.alpha = 0
        }
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
        ) { [card] in
            card.transform = .identity
            card.alpha = 1
        }
    }

    private func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) { [card] in
            card.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            card.alpha = 0
            self.backgroundColor = .clear
            self.picture?.transform = .identity
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// Performs an action and closes the menu, or opens a menu in it.
    private func choose(_ element: UIMenuElement) {
        guard !isClosing else { return }
        if let inner = element as? UIMenu {
            card.show(inner)
            return UIView.animate(withDuration: 0.25) { self.place() }
        }
        if let command = element as? UICommand {
            close()
            return command.perform(from: source)
        }
        guard let action = element as? UIAction else { return }
        close()
        if (source as? UIButton)?.changesSelectionAsPrimaryAction == true { menu.select(action) }
        action.perform(from: source)
        source?.setNeedsLayout()
        source?.invalidateIntrinsicContentSize()
    }

    /// Closes the menu: no row was touched.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: card), !card.bounds.contains(point) else { return }
        close()
    }
}
