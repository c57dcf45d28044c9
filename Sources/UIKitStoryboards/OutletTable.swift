/// The outlets and actions that only a storyboard connects, by the classes that declare them. Source
/// adaptation adds them. Flipbook's own.
@MainActor public enum OutletTable {
    /// An outlet.
    struct Outlet {
        let name: String
        /// The class or array of the outlet, without its optional.
        let type: Any.Type
        /// True when an animator gets the view as its reference view.
        let isReference: Bool
        let isEmpty: (AnyObject) -> Bool
        /// The closure that sets the outlet; it ignores a value of another type.
        let set: (AnyObject, Any) -> Void
    }

    /// An action.
    struct Action {
        let selector: String
        /// The type of the sender; `Void` for an action without one.
        let sender: Any.Type
    }

    private static var outlets: [ObjectIdentifier: [Outlet]] = [:]
    private static var actions: [ObjectIdentifier: [Action]] = [:]

    /// Adds an outlet.
    public static func add<T: AnyObject, V>(
        _ name: String, _ path: ReferenceWritableKeyPath<T, V?>, isReference: Bool
    ) {
        let outlet = Outlet(
            name: name, type: V.self, isReference: isReference,
            isEmpty: { ($0 as? T)?[keyPath: path] == nil },
            set: { object, value in
                if let object = object as? T, let value = value as? V { object[keyPath: path] = value }
            })
        outlets[ObjectIdentifier(T.self), default: []].append(outlet)
    }

    /// Adds an action.
    public static func addAction<T: AnyObject, S>(_ selector: String, of type: T.Type, sender: S.Type) {
        actions[ObjectIdentifier(type), default: []].append(Action(selector: selector, sender: sender))
    }

    private static func chain(of object: AnyObject) -> [ObjectIdentifier] {
        sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }
            .map { ObjectIdentifier($0) }.reversed()
    }

    /// Returns the outlets of an object's class and its superclasses, in the order of their declarations.
    static func outlets(of object: AnyObject) -> [Outlet] { chain(of: object).flatMap { outlets[$0] ?? [] } }

    /// Returns the actions of an object's class and its superclasses, in the order of their declarations.
    static func actions(of object: AnyObject) -> [Action] { chain(of: object).flatMap { actions[$0] ?? [] } }
}
