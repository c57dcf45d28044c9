import UIKitCore

/// The contents of a menu that a long press shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The identifier; an empty text where the program gives none.
    public let identifier: any NSCopying
    /// The closure that makes the controller whose view is the preview; nil for a picture of the view.
    let previewProvider: (() -> UIViewController?)?
    /// The closure that makes the menu; nil for none.
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// The order of the menu's entries; default automatic.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Creates contents.
    /// - Parameters:
    ///   - identifier: The identifier; default an empty text.
    ///   - previewProvider: The closure that makes the controller whose view is the preview; default nil, for
    ///     a picture of the view.
    ///   - actionProvider: The closure that makes the menu; default nil, for none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: "")
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }

    /// Creates contents.
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - previewProvider: The closure that makes the controller whose view is the preview; default nil, for
    ///     a picture of the view.
    ///   - actionProvider: The closure that makes the menu; default nil, for none.
    public convenience init(
        identifier: String, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.init(
            identifier: NSString(string: identifier), previewProvider: previewProvider,
            actionProvider: actionProvider)
    }
}
