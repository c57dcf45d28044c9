import UIKitCore

/// The buttons of a bar that share no platter with their neighbors, in a look with platters.
@MainActor struct PlatterGroups {
    private var apart: Set<ObjectIdentifier> = []
    private var bare: Set<ObjectIdentifier> = []
    private var afterSpace: Set<ObjectIdentifier> = []

    /// Notes how the button of an entry stands to its neighbors.
    mutating func add(_ view: UIView, of item: UIBarButtonItem, isAfterSpace: Bool = false) {
        let key = ObjectIdentifier(view)
        if item.hidesSharedBackground { bare.insert(key) }
        if item.hidesSharedBackground || !item.sharesBackground || item.isProminent { apart.insert(key) }
        if isAfterSpace { afterSpace.insert(key) }
    }

    /// Returns true where a button and the next one lie on platters of their own whatever they show.
    func separate(_ first: UIView, from second: UIView) -> Bool {
        let (former, next) = (ObjectIdentifier(first), ObjectIdentifier(second))
        return apart.contains(former) || apart.contains(next) || afterSpace.contains(next)
    }

    /// Returns the buttons that lie on platters.
    func onPlatters(_ buttons: [UIView]) -> [UIView] {
        buttons.filter { !bare.contains(ObjectIdentifier($0)) }
    }
}
