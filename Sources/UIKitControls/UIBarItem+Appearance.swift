extension UIBarItem {
    /// Returns a proxy, whose settings entries of the class have where they have none of their own: the
    /// styles and distances of titles, and the tint of buttons. Other settings have no effect.
    public class func appearance() -> Self { proxy(in: []) }

    /// Returns a proxy for the entries in bars and controllers of some classes, the first of which is the
    /// nearest. The button that cancels a search has its title, too.
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self {
        proxy(in: containerTypes)
    }

    private class func proxy(in containers: [AnyObject.Type]) -> Self {
        let proxies = RunContext.current[BarItemProxies.self]
        let known = proxies.all.first {
            $0.type == self
                && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
        }
        if let item = known?.item as? Self { return item }
        let made = self.init(coder: InterfaceCoder())!
        proxies.all.append(BarItemProxies.Proxy(type: self, containers: containers, item: made))
        return made
    }

    /// Returns the style of the title in a state: its own, or else that of the proxies of its classes.
    package func titleStyle(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes(for: state)
            ?? proxies.lazy.compactMap { $0.titleTextAttributes(for: state) }.first
    }

    /// The proxies of the entry's class and of the classes above it, the nearest first, and of one class
    /// those with the most containers.
    package var proxies: [UIBarItem] {
        let known = RunContext.current[BarItemProxies.self].all
        guard !known.isEmpty else { return [] }
        let fitting = known.filter { AppearanceProxies.isResponder(bar, in: $0.containers) }
        return sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).flatMap { type in
            fitting.filter { $0.type == type }.sorted { $0.containers.count > $1.containers.count }
                .map(\.item)
        }
    }
}

/// The proxies of entries of bars.
@MainActor private final class BarItemProxies: RunState {
    /// An entry that holds the settings for a class.
    struct Proxy {
        let type: UIBarItem.Type
        /// The classes of bars and controllers around an entry that adopts them, from the inside out.
        let containers: [AnyObject.Type]
        let item: UIBarItem
    }

    var all: [Proxy] = []

    init(of context: RunContext) {}
}
