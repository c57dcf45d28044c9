/// The proxies of a run, whose settings the views of their classes adopt. A property that a view adopts may
/// bring further views to the window, and the code that makes a proxy may ask for another one.
@MainActor package final class AppearanceProxies {
    /// A view that holds the settings for a class.
    private struct Proxy {
        let type: UIView.Type
        /// The classes of views and controllers around a view that adopts them, from the inside out.
        let containers: [AnyObject.Type]
        let view: UIView
    }

    /// The properties that views adopt; default none.
    package var table = AppearanceTable()
    private var proxies: [Proxy] = []
    /// A new view of each class of UIKit, which has the values that no code has set.
    private var fresh: [ObjectIdentifier: UIView] = [:]

    /// Returns the proxy of a class in containers, and makes it on the first call.
    func proxy<View: UIView>(of type: View.Type, in containers: [AnyObject.Type]) -> View {
        let known = proxies.first {
            $0.type == type
                && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
        }
        if let view = known?.view as? View { return view }
        let view = Self.makeView(type)
        proxies.append(Proxy(type: type, containers: containers, view: view))
        return view
    }

    private static func makeView<View: UIView>(_ type: View.Type) -> View {
        type.init(coder: InterfaceCoder())!
    }

    /// Sets the properties of a view that have the values of a new view to those of the proxies: first those
    /// of the nearest class, and of one class those with the most containers.
    package func apply(to view: UIView) {
        guard !proxies.isEmpty else { return }
        let classes = Array(sequence(first: type(of: view) as AnyClass) { _getSuperclass($0) })
        guard let owner = classes.lazy.compactMap({ $0 as? UIView.Type }).first(where: table.names) else {
            return
        }
        let fitting = classes.flatMap { type in
            proxies.filter { $0.type == type && Self.isResponder(view.next, in: $0.containers) }
                .sorted { $0.containers.count > $1.containers.count }
        }
        guard !fitting.isEmpty else { return }
        let model = freshView(of: owner)
        for proxy in fitting {
            for property in table.properties(of: owner) { property.adopt(view, proxy.view, model) }
            if !table.names(proxy.type) { applyOwnProperties(of: proxy, above: owner, to: view) }
        }
    }

    private func freshView(of type: UIView.Type) -> UIView {
        let view = fresh[ObjectIdentifier(type)] ?? Self.makeView(type)
        fresh[ObjectIdentifier(type)] = view
        return view
    }

    /// Sets what a class of the scene and those above it, up to UIKit's, can be asked for by name.
    private func applyOwnProperties(of proxy: Proxy, above owner: UIView.Type, to view: UIView) {
        let model = freshView(of: proxy.type)
        let classes = sequence(first: proxy.type as AnyClass) { _getSuperclass($0) }.prefix { $0 != owner }
        for name in classes.flatMap(MethodTable.settableNames) {
            let values = [proxy.view, model, view].map { ($0.value(forKey: name) as? AnyHashable) }
            if values[0] != values[1], values[2] == values[1] {
                view.setValue(proxy.view.value(forKey: name), forKey: name)
            }
        }
    }

    /// Returns whether a responder and those around it are views or controllers of classes, the first of
    /// which is the nearest.
    package static func isResponder(_ responder: UIResponder?, in containers: [AnyObject.Type]) -> Bool {
        var rest = containers[...]
        var next = responder
        while let responder = next, let container = rest.first {
            let classes = sequence(first: type(of: responder) as AnyClass) { _getSuperclass($0) }
            if classes.contains(where: { $0 == container }) { rest.removeFirst() }
            next = responder.next
        }
        return rest.isEmpty
    }
}

extension UIView {
    /// Adopts the settings of the proxies of the view's classes.
    package func adoptAppearance() {
        RunContext.current.screenState.appearances.apply(to: self)
    }
}
