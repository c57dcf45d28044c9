import UIKitCore

/// A menu that a long press on a view shows: the view stays bright above the dimmed window, and the menu
/// opens beside it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private var press: UILongPressGestureRecognizer?

    /// Creates a menu of a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Takes the press off the view before.
    open func willMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
        press = nil
    }

    /// Puts the press on the view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let press = UILongPressGestureRecognizer()
        press.addTarget { [weak self] press in
            if press.state == .began { self?.open(at: press.location(in: self?.view)) }
        }
        self.press = press
        view.addGestureRecognizer(press)
    }

    private func open(at point: CGPoint) {
        guard let view,
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: point),
            let menu = configuration.actionProvider?([])
        else { return }
        MenuPopUp(menu, of: view, isLifted: true)
    }
}
