import UIKitCore

// The rows that menus show for their entries.
extension UIMenuElement {
    /// The title; that of a row in place of deferred entries says that these are made.
    var shownTitle: String { isPlaceholder ? "Loading…" : title }

    /// True for a row in place of deferred entries.
    var isPlaceholder: Bool { self is UIDeferredMenuElement }

    /// The state of an action or a command; off for others.
    var shownState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }

    /// The properties of an action or a command; none for others.
    var shownAttributes: Attributes {
        (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
    }
}

extension UIMenu {
    /// The entries, with those of deferred ones in their places; a deferred one stands for entries that are
    /// not there yet.
    var shownChildren: [UIMenuElement] {
        children.flatMap { child in
            guard let deferred = child as? UIDeferredMenuElement, !deferred.isLoading else { return [child] }
            return deferred.entries
        }
    }

    /// Asks the deferred entries for theirs, and calls a closure each time that some are there.
    func load(_ completion: @escaping () -> Void) {
        for element in children {
            (element as? UIDeferredMenuElement)?.load(completion)
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { menu.load(completion) }
        }
    }
}
