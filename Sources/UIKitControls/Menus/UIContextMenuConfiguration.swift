import UIKitCore

/// The contents of a menu that a long press shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The identifier; an empty text where the program gives none.
    public let identifier: any NSCopying
    /// The closure that makes the menu; nil for none.
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates contents. The preview that a closure provides is not shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: "")
        self.actionProvider = actionProvider
    }

    /// Creates contents. The preview that a closure provides is not shown.
    public convenience init(
        identifier: String, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.init(
            identifier: NSString(string: identifier), previewProvider: previewProvider,
            actionProvider: actionProvider)
    }
}
