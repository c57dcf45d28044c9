/// The properties that views of UIKit's classes adopt from proxies.
@MainActor package struct AppearanceTable {
    /// A property that a view adopts.
    @MainActor package struct Property {
        /// Sets the property of a view to that of a proxy if the proxy's differs from that of a new view and
        /// the view's does not.
        let adopt: @MainActor (_ view: UIView, _ proxy: UIView, _ fresh: UIView) -> Void

        /// Creates a property whose values are compared with those of a new view, except of views that know
        /// themselves whether code has set theirs.
        package init<View: UIView, Value: Equatable>(
            _ path: ReferenceWritableKeyPath<View, Value>,
            isSet: @escaping @MainActor (View) -> Bool? = { _ in nil }
        ) {
            adopt = { view, proxy, fresh in
                guard let view = view as? View, let proxy = proxy as? View, let fresh = fresh as? View,
                    isSet(proxy) ?? (proxy[keyPath: path] != fresh[keyPath: path]),
                    !(isSet(view) ?? (view[keyPath: path] != fresh[keyPath: path]))
                else { return }
                view[keyPath: path] = proxy[keyPath: path]
            }
        }

        /// Creates a property that is set where a condition holds.
        package init<View: UIView>(
            isSet: @escaping @MainActor (View) -> Bool,
            copy: @escaping @MainActor (_ from: View, _ to: View) -> Void
        ) {
            adopt = { view, proxy, _ in
                guard let view = view as? View, let proxy = proxy as? View, isSet(proxy), !isSet(view) else {
                    return
                }
                copy(proxy, view)
            }
        }
    }

    private var properties: [ObjectIdentifier: [Property]] = [:]

    package init() {}

    /// Adds properties that a class has besides those of its superclass.
    package mutating func add(_ type: UIView.Type, _ properties: [Property] = []) {
        self.properties[ObjectIdentifier(type)] = properties
    }

    /// Returns whether the table has the class.
    func names(_ type: UIView.Type) -> Bool { properties[ObjectIdentifier(type)] != nil }

    /// Returns the properties of a class and of those above it.
    func properties(of type: UIView.Type) -> [Property] {
        sequence(first: type as AnyClass) { _getSuperclass($0) }
            .flatMap { properties[ObjectIdentifier($0)] ?? [] }
    }
}
