import UIKitCore

/// A menu over a selection: a row of entries, whose arrow points at it. Code shows it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var configuration: UIEditMenuConfiguration?
    private weak var row: EditMenuRow?

    /// Creates a menu of a delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Ends the menu in the view before.
    open func willMove(to view: UIView?) { dismissMenu() }
    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu, unless it has no entries.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view else { return }
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        self.configuration = configuration
        let animations = MenuAnimations(nil)
        guard
            let row = EditMenuRow(
                menu?.children ?? [], of: view, configuration.preferredArrowDirection,
                place: { [weak self] in self?.target ?? .zero })
        else { return }
        row.willClose = { [weak self] in self?.willDismiss(configuration) }
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animations)
        self.row = row
        row.open(animations)
    }

    /// Ends the menu.
    open func dismissMenu() { row?.close() }

    /// Asks the delegate for the entries again.
    open func reloadVisibleMenu() {
        if row != nil, let configuration { presentEditMenu(with: configuration) }
    }

    /// Moves the menu to where its selection is now.
    open func updateVisibleMenuPosition(animated: Bool) {
        UIView.animate(withDuration: animated ? 0.25 : 0) { self.row?.setPlace() }
    }

    /// Returns the place of the selection in the coordinates of a view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    private var target: CGRect {
        guard let configuration else { return .zero }
        return delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    private func willDismiss(_ configuration: UIEditMenuConfiguration) -> MenuAnimations {
        let animations = MenuAnimations(nil)
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animations)
        return animations
    }
}
