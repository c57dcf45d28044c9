/// The values associated with objects in a run. Objects with values are held until the run ends, so that no
/// other object gets their identity.
@MainActor private final class AssociatedObjects: RunState {
    private var entries: [ObjectIdentifier: (object: AnyObject, values: [UnsafeRawPointer: Any])] = [:]

    init(of context: RunContext) {}

    func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
        let identity = ObjectIdentifier(object)
        entries[identity, default: (object, [:])].values[key] = value
        if entries[identity]?.values.isEmpty == true { entries[identity] = nil }
    }

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        entries[ObjectIdentifier(object)]?.values[key]
    }
}

/// Associates a value with an object under a key; nil removes it.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    RunContext.current[AssociatedObjects.self].set(value, of: object as AnyObject, key)
}

/// Returns the value that is associated with an object under a key, or nil.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    RunContext.current[AssociatedObjects.self].value(of: object as AnyObject, key)
}
