/// The ways in which an object holds a value that is associated with it. On Linux all hold it strongly.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The values associated with objects. Objects with values are held until the process ends, so that no other
/// object gets their identity.
@MainActor private var associations:
    [ObjectIdentifier: (object: AnyObject, values: [UnsafeRawPointer: Any])] = [:]

/// Associates a value with an object under a key; nil removes it.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let object = object as AnyObject
    associations[ObjectIdentifier(object), default: (object, [:])].values[key] = value
}

/// Returns the value that is associated with an object under a key, or nil.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations[ObjectIdentifier(object as AnyObject)]?.values[key]
}
