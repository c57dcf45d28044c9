/// A way to act on a view, such as a menu. A film shows none.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view; nil before it is added.
    var view: UIView? { get }
    /// Notifies the interaction that it is about to be added to a view, or removed.
    func willMove(to view: UIView?)
    /// Notifies the interaction that it was added to a view, or removed.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction. A film never begins it.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interaction.didMove(to: nil)
    }
}

/// A menu that a long press shows. A film shows none.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates a menu of a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a menu that a long press shows.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu. A film never calls it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// The contents of a menu that a long press shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The identifier; an empty text where the program gives none.
    public let identifier: any NSCopying

    /// Creates contents, which no film shows.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: "")
    }

    /// Creates contents, which no film shows.
    public convenience init(
        identifier: String, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.init(
            identifier: NSString(string: identifier), previewProvider: previewProvider,
            actionProvider: actionProvider)
    }
}
