extension UIBarItem {
    /// Returns a proxy, whose settings entries of the class have where they have none of their own: the
    /// styles and distances of titles, and the tint of buttons. Other settings have no effect.
    public class func appearance() -> Self {
        let proxies = RunContext.current[BarItemProxies.self]
        if let known = proxies.items[ObjectIdentifier(self)] as? Self { return known }
        let made = self.init(coder: InterfaceCoder())!
        proxies.items[ObjectIdentifier(self)] = made
        return made
    }

    /// Returns the style of the title in a state: its own, or else that of the proxies of its classes.
    package func titleStyle(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes(for: state)
            ?? proxies.lazy.compactMap { $0.titleTextAttributes(for: state) }.first
    }

    /// The proxies of the entry's class and of the classes above it, the nearest first.
    package var proxies: [UIBarItem] {
        let known = RunContext.current[BarItemProxies.self].items
        guard !known.isEmpty else { return [] }
        return sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) })
            .compactMap { known[ObjectIdentifier($0)] }
    }
}

/// The proxies of entries of bars, by their classes.
@MainActor private final class BarItemProxies: RunState {
    var items: [ObjectIdentifier: UIBarItem] = [:]

    init(of context: RunContext) {}
}
