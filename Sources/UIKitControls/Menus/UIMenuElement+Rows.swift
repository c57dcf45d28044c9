import UIKitCore

// The rows that menus show for their entries.
extension UIMenuElement {
    /// The state of an action or a command; off for others.
    var shownState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }

    /// The properties of an action or a command; none for others.
    var shownAttributes: Attributes {
        (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
    }
}

extension UIMenu {
    /// The entries, with those of deferred ones in their places.
    var shownChildren: [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.entries ?? [$0] }
    }

    /// Asks the deferred entries for theirs, and calls a closure each time that some are there.
    func load(_ completion: @escaping () -> Void) {
        for element in children {
            (element as? UIDeferredMenuElement)?.load(completion)
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { menu.load(completion) }
        }
    }
}
