public import UIKitCore

/// A menu that a long press on a view shows: the view stays bright above the dimmed window, or a controller's
/// view comes in its stead, and the menu opens beside it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The forms of menus.
    public enum Appearance: UInt, Sendable {
        /// No menu is open.
        case unknown = 0
        /// A menu with a preview.
        case rich
        /// A menu without a preview.
        case compact
    }

    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The form of the menu that is open; unknown while none is.
    open var menuAppearance: Appearance { popUp == nil ? .unknown : .rich }
    private weak var press: UILongPressGestureRecognizer?
    private weak var popUp: MenuPopUp?
    private var configuration: UIContextMenuConfiguration?

    /// Creates a menu of a delegate.
    /// - Parameter delegate: The delegate, which is held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Takes the press off the view before.
    /// - Parameter view: The view; nil for none.
    open func willMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
        press = nil
    }

    /// Puts the press on the view, which holds the interaction by it.
    /// - Parameter view: The view; nil for none.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let press = MenuPress.recognizer(of: self)
        self.press = press
        view.addGestureRecognizer(press)
    }

    /// Returns the place of the press in the coordinates of a view.
    /// - Parameter view: The view; nil for the window.
    open func location(in view: UIView?) -> CGPoint { press?.location(in: view) ?? .zero }

    /// Closes the menu.
    open func dismissMenu() { popUp?.close() }

    /// Shows another menu in place of the open one.
    /// - Parameter block: The closure that returns the new menu for the shown one.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { popUp?.replaceMenu(block) }

    /// Asks the delegate for the menu at a point of the view; returns whether there is one.
    func findMenu(at point: CGPoint) -> Bool {
        guard popUp == nil else { return false }
        configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        return configuration != nil
    }

    /// Opens the menu that was found last.
    func open() {
        guard let view, let configuration, view.window != nil else { return }
        let lifted = delegate?.contextMenuInteraction(
            self, configuration: configuration,
            highlightPreviewForItemWithIdentifier: configuration.identifier)
        let preview = MenuPreview(
            lifted ?? UITargetedPreview(view: view), controller: configuration.previewProvider?())
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        guard preview.controller != nil || !menu.children.isEmpty else { return }
        let opening = MenuAnimations(preview.controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: opening)
        let popUp = MenuPopUp(
            menu, of: view, order: configuration.preferredMenuElementOrder, preview, opening)
        popUp?.willClose = { [weak self] in self?.closing(configuration, preview) }
        popUp?.previewWasTapped = { [weak self] in self?.commit(configuration, preview) }
        self.popUp = popUp
    }

    /// Informs the delegate of the end of a menu; returns what it adds to that.
    private func closing(_ configuration: UIContextMenuConfiguration, _ preview: MenuPreview)
        -> MenuAnimations
    {
        popUp = nil
        let animations = MenuAnimations(preview.controller)
        let target = delegate?.contextMenuInteraction(
            self, configuration: configuration,
            dismissalPreviewForItemWithIdentifier: configuration.identifier)
        if let target { preview.returnsTo(target) }
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animations)
        return animations
    }

    /// Informs the delegate of a tap on the preview; returns what it adds to the end of the menu.
    private func commit(_ configuration: UIContextMenuConfiguration, _ preview: MenuPreview) -> MenuAnimations
    {
        let animations = MenuAnimations(preview.controller)
        delegate?.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animations)
        return animations
    }
}
