import Picture
@_spi(UIKitInternals) import UIKitCore

/// An open menu beside the button that it belongs to, or beside what a long press has lifted. It fills the
/// window: a touch beside the card closes it.
@MainActor final class MenuPopUp: UIView {
    /// The distance of the card from the button and from the edges of the window, in points.
    private static let margin: CGFloat = 8

    private var menu: UIMenu
    private weak var source: UIView?
    /// The preview that a long press has lifted above the dimmed window; nil for the menu of a button.
    private let preview: MenuPreview?
    private lazy var card = MenuCard(menu) { [weak self] in self?.choose($0) }
    /// True where the first entry is next to the source, whether the card is below or above that.
    private let hasFirstEntryNear: Bool
    /// The opacity that a button below the card had before it faded; nil where it does not fade.
    private var buttonOpacity: CGFloat?
    private var isClosing = false
    /// The closure that is called before the menu closes; it returns what is animated beside that.
    var willClose: (() -> MenuAnimations?)?
    /// The closure that is called after a tap on the preview; it returns what is animated beside the end.
    var previewWasTapped: (() -> MenuAnimations?)?

    /// Opens the menu of a button in its window, or that of another view with its preview.
    @discardableResult init?(
        _ menu: UIMenu, of button: UIView, order: UIContextMenuConfiguration.ElementOrder,
        _ preview: MenuPreview? = nil, _ opening: MenuAnimations? = nil
    ) {
        guard let window = button.window, !menu.children.isEmpty || preview != nil else { return nil }
        (self.menu, source, self.preview) = (menu, button, preview)
        hasFirstEntryNear = order.hasFirstEntryNear(in: button)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        if let preview { addSubview(preview) }
        addSubview(card)
        card.isHidden = menu.children.isEmpty
        card.sizeDidChange = { [weak self] in UIView.animate(withDuration: 0.25) { self?.place() } }
        if let preview {
            backgroundColor = .clear
            UIView.performWithoutAnimation {
                preview.bounds.size = preview.fittingSize(in: area.size)
                preview.rest()
            }
        }
        open(opening)
    }

    required init?(coder: NSCoder) { nil }

    /// The part of the window in which card and preview lie.
    private var area: CGRect {
        bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    }

    /// Puts the card below the button, or above it where there is more room; from iOS 26 on it covers the
    /// button, from its upper or lower edge on. It keeps to the side of the
    /// window where the button is.
    private func place() {
        guard let source else { return }
        var anchor = source.convert(source.bounds, to: self)
        if let preview {
            anchor = placeOfPreview(preview)
            preview.rise(to: anchor)
        }
        let area = area
        let covers = MenuMeasures.current.coversButton && preview == nil
        let upper = covers ? anchor.minY : anchor.maxY + Self.margin
        let lower = covers ? anchor.maxY : anchor.minY - Self.margin
        let (below, above) = (area.maxY - upper, lower - area.minY)
        var size = card.fittingSize
        let isBelow = below >= size.height || below >= above
        card.isReversed = !isBelow && hasFirstEntryNear
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

    /// Returns the rectangle of the preview: a picture stays in its place where the card fits above or below,
    /// and otherwise moves up and shrinks; a controller's view gets as near to its place as the card below it
    /// allows.
    private func placeOfPreview(_ preview: MenuPreview) -> CGRect {
        let (area, rest) = (area, preview.restingCenter)
        let card = card.isHidden ? 0 : min(card.fittingSize.height, area.height / 2) + Self.margin
        let room = CGSize(width: area.width, height: area.height - card)
        var size = preview.bounds.size
        if preview.controller != nil {
            size = preview.fittingSize(in: room)
            if preview.bounds.size != size { preview.bounds.size = size }
        } else if size.height > room.height {
            size = CGSize(width: size.width * room.height / size.height, height: room.height)
        }
        var place = CGRect(
            x: rest.x - size.width / 2, y: rest.y - size.height / 2, width: size.width, height: size.height)
        let fitsBelow = place.maxY + card <= area.maxY
        if preview.controller != nil {
            place.origin.x = max(area.minX, min(place.minX, area.maxX - size.width))
            place.origin.y = max(area.minY, min(place.minY, area.maxY - card - size.height))
        } else if !fitsBelow, place.minY - card < area.minY {
            place.origin.y = max(area.minY, min(place.minY, area.maxY - card - size.height))
        }
        return place
    }

    /// Shows another menu in place of the open one.
    func replaceMenu(_ block: (UIMenu) -> UIMenu) {
        menu = block(menu)
        card.isHidden = menu.children.isEmpty
        card.show(menu)
        UIView.animate(withDuration: 0.25) { self.place() }
    }

    /// Opens the card and lifts the preview above a dimmed and, until iOS 18, blurred window; the dimness is
    /// by eye.
    private func open(_ added: MenuAnimations?) {
        guard let preview else {
            place()
            hideButton()
            return card.growFromAnchor()
        }
        // The card opens in its place; the preview rises to its own.
        UIView.performWithoutAnimation {
            place()
            preview.rest()
        }
        UIView.animate(withDuration: 0.3) {
            self.backgroundColor = UIColor.black.withAlphaComponent(0.2)
            self.storage.backdrop = MenuMeasures.current.blurRadius.map { Backdrop(radius: $0) }
            self.place()
            added?.perform()
        } completion: { _ in
            added?.complete()
        }
        card.growFromAnchor()
    }

    /// Lets a button fade below the card that takes its place, whose round corners would leave those of the
    /// button bare; the duration by eye.
    private func hideButton() {
        guard MenuMeasures.current.coversButton, let source else { return }
        buttonOpacity = source.alpha
        UIView.animate(withDuration: 0.2) { source.alpha = 0 }
    }

    /// Lets the button appear again, unless code has changed its opacity.
    private func showButton() {
        guard let buttonOpacity, let source, source.alpha == 0 else { return }
        source.alpha = buttonOpacity
    }

    /// Closes the menu; the preview returns to its place, or grows over the window.
    func close(_ commit: MenuAnimations? = nil) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        let added = willClose?()
        let grows = commit?.preferredCommitStyle == .pop
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) { [card] in
            card.shrinkToAnchor()
            self.showButton()
            self.backgroundColor = .clear
            self.storage.backdrop = nil
            if grows { self.preview?.grow(over: self.bounds) } else { self.preview?.rest() }
            commit?.perform()
            added?.perform()
        } completion: { _ in
            self.removeFromSuperview()
            commit?.complete()
            added?.complete()
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
        let stays = action.attributes.contains(.keepsMenuPresented)
        if !stays { close() }
        if (source as? UIButton)?.changesSelectionAsPrimaryAction == true { menu.select(action) }
        action.perform(from: source)
        if stays { card.show(menu) }
        source?.setNeedsLayout()
        source?.invalidateIntrinsicContentSize()
    }

    /// Closes the menu: no row was touched. A tap on the preview performs its action.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, card.isHidden || !card.bounds.contains(touch.location(in: card))
        else { return }
        if let preview, preview.bounds.contains(touch.location(in: preview)) {
            return close(previewWasTapped?())
        }
        close()
    }
}
