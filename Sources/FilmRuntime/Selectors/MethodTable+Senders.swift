// Objective-C passes a sender on whatever the method declares. Reading a sender of another class as the
// declared one is safe where the method reads nothing of it, or only what their common superclass has.

extension MethodTable {
    /// Adds a method that reads nothing of its sender, which may be of any class.
    public static func addForAnySender<T: AnyObject, A: AnyObject>(
        _ name: String, _ body: @escaping (T, A) -> Any?
    ) {
        addUnchecked(name, body) { _ in true }
    }

    /// Adds a method with an optional sender of which it reads nothing.
    public static func addForAnySender<T: AnyObject, A: AnyObject>(
        _ name: String, _ body: @escaping (T, A?) -> Any?
    ) {
        addUnchecked(name, { (target: T, sender: A) in body(target, sender) }, orNil: body) { _ in true }
    }

    /// Adds a method that reads of its sender only what all classes of its kind have, such as a recognizer's
    /// view.
    public static func addForRelatedSenders<T: AnyObject, A: AnyObject>(
        _ name: String, _ body: @escaping (T, A) -> Any?
    ) {
        addUnchecked(name, body) { isRelated($0, to: A.self) }
    }

    /// Adds a method with an optional sender of which it reads only what all classes of its kind have.
    public static func addForRelatedSenders<T: AnyObject, A: AnyObject>(
        _ name: String, _ body: @escaping (T, A?) -> Any?
    ) {
        addUnchecked(name, { (target: T, sender: A) in body(target, sender) }, orNil: body) {
            isRelated($0, to: A.self)
        }
    }

    /// Adds a method that reads of its sender only what all objects of a class have, such as a view's number.
    public static func addForSenders<K: AnyObject, T: AnyObject, A: AnyObject>(
        of kind: K.Type, _ name: String, _ body: @escaping (T, A) -> Any?
    ) {
        addUnchecked(name, body) { $0 is K }
    }

    /// Adds a method with an optional sender of which it reads only what all objects of a class have.
    public static func addForSenders<K: AnyObject, T: AnyObject, A: AnyObject>(
        of kind: K.Type, _ name: String, _ body: @escaping (T, A?) -> Any?
    ) {
        addUnchecked(name, { (target: T, sender: A) in body(target, sender) }, orNil: body) { $0 is K }
    }

    private static func addUnchecked<T: AnyObject, A: AnyObject>(
        _ name: String, _ body: @escaping (T, A) -> Any?, orNil: ((T, A?) -> Any?)? = nil,
        where fits: @escaping (AnyObject) -> Bool
    ) {
        add(name, of: T.self, needs: "\(T.self) and a \(A.self)") { target, arguments in
            guard let target = target as? T else { return .none }
            guard let sender = arguments.first ?? nil else { return orNil.map { $0(target, nil) } }
            if let sender = sender as? A { return .some(body(target, sender)) }
            guard type(of: sender) is AnyClass, fits(sender as AnyObject) else {
                return withSubstitute(for: sender) { body(target, $0) }
            }
            return .some(body(target, unsafeBitCast(sender as AnyObject, to: A.self)))
        }
    }

    /// Returns true for an object of a class that shares a superclass, besides the common root, with another.
    private static func isRelated(_ object: AnyObject, to other: AnyClass) -> Bool {
        kind(of: type(of: object)) == kind(of: other)
    }

    /// Returns the superclass just below the root.
    private static func kind(of type: AnyClass) -> ObjectIdentifier {
        var kind: AnyClass = type
        while let next = _getSuperclass(kind), next != NSObject.self { kind = next }
        return ObjectIdentifier(kind)
    }

    /// Calls a method with an object that stands for its sender; returns nil where none does.
    static func withSubstitute<A>(for sender: Any?, _ body: (A) -> Any?) -> Any?? {
        let type = (A.self as? any WrappingType.Type)?.wrapped ?? A.self
        guard let sender = sender as? any ReplaceableSender, let type = type as? AnyClass,
            let substitute = sender.substitute(of: type), let a = substitute as? A
        else { return .none }
        defer { sender.takeBack(substitute) }
        return .some(body(a))
    }
}

/// An optional, as the type of a parameter or of a property.
protocol WrappingType {
    static var wrapped: Any.Type { get }
    /// The value in the optional; nil for none.
    var content: Any? { get }
}

extension Optional: WrappingType {
    static var wrapped: Any.Type { Wrapped.self }
    var content: Any? { flatMap { ($0 as? any WrappingType)?.content ?? $0 } }
}
