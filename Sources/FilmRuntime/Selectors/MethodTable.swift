/// The methods and properties of scene classes by their names in Objective-C, which Swift on Linux does not
/// record. Flipbook's own.
///
/// Source adaptation adds the members of each class when its library is loaded. A name is looked up in the
/// class of the target and then in its superclasses, so an inherited method is found, too.
@MainActor public enum MethodTable {
    /// A way to call a method with a target and at most three arguments.
    struct Method {
        /// The types of the target and arguments, for messages.
        let needs: String
        /// The closure that calls the method; it returns nil when the target or an argument is of another
        /// type.
        let call: (_ target: Any, _ arguments: [Any?]) -> Any??
    }

    /// The result of sending a message.
    enum Outcome {
        /// The method was called; nil for a method without a result.
        case returned(Any?)
        /// The method takes a target or arguments of other types.
        case takesOther(String)
        /// No class of the target's chain has the method.
        case notFound
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static var methods: [Key: Method] = [:]
    private static var classMethods: [Key: Method] = [:]
    private static var names: [AnyKeyPath: String] = [:]
    /// The classes made of generic ones that have added their methods.
    private static var specialized: Set<ObjectIdentifier> = []

    /// True when parts of the scene's code were left out because they do not compile: what is sent to a
    /// method that is not there then has no effect, with a warning. Default false.
    public static var lacksCode = false

    // MARK: Registration

    /// Adds a method without parameters.
    public static func add<T: AnyObject>(_ name: String, _ body: @escaping (T) -> Any?) {
        methods[Key(type: ObjectIdentifier(T.self), name: name)] = Method(needs: "\(T.self)") { target, _ in
            (target as? T).map(body)
        }
    }

    /// Adds a method with one parameter.
    public static func add<T: AnyObject, A>(_ name: String, _ body: @escaping (T, A) -> Any?) {
        methods[Key(type: ObjectIdentifier(T.self), name: name)] = Method(needs: "\(T.self) and a \(A.self)")
        {
            guard let target = $0 as? T else { return .none }
            if let a = argument(0, of: $1, A.self) { return .some(body(target, a)) }
            return withSubstitute(for: $1.first ?? nil) { body(target, $0) }
        }
    }

    /// Adds a method with two parameters.
    public static func add<T: AnyObject, A, B>(_ name: String, _ body: @escaping (T, A, B) -> Any?) {
        let needs = "\(T.self), a \(A.self) and a \(B.self)"
        methods[Key(type: ObjectIdentifier(T.self), name: name)] = Method(needs: needs) {
            guard let target = $0 as? T, let a = argument(0, of: $1, A.self),
                let b = argument(1, of: $1, B.self)
            else { return .none }
            return .some(body(target, a, b))
        }
    }

    /// Adds a method with three parameters.
    public static func add<T: AnyObject, A, B, C>(_ name: String, _ body: @escaping (T, A, B, C) -> Any?) {
        add(name, of: T.self, needs: "\(T.self), a \(A.self), a \(B.self) and a \(C.self)") {
            guard let target = $0 as? T, let a = argument(0, of: $1, A.self),
                let b = argument(1, of: $1, B.self), let c = argument(2, of: $1, C.self)
            else { return .none }
            return .some(body(target, a, b, c))
        }
    }

    /// Adds a method of a class that a closure calls with a target and arguments; the closure returns nil
    /// when one is of another type.
    static func add(
        _ name: String, of type: AnyClass, needs: String,
        _ call: @escaping (_ target: Any, _ arguments: [Any?]) -> Any??
    ) {
        methods[Key(type: ObjectIdentifier(type), name: name)] = Method(needs: needs, call: call)
    }

    /// Adds a method of the class itself, without parameters.
    public static func addStatic<T: AnyObject>(_ name: String, of type: T.Type, _ body: @escaping () -> Any?)
    {
        classMethods[Key(type: ObjectIdentifier(type), name: name)] = Method(needs: "\(type)") { _, _ in
            .some(body())
        }
    }

    /// Adds a method of the class itself, with one parameter.
    public static func addStatic<T: AnyObject, A>(
        _ name: String, of type: T.Type, _ body: @escaping (A) -> Any?
    ) {
        classMethods[Key(type: ObjectIdentifier(type), name: name)] = Method(needs: "\(type) and a \(A.self)")
        {
            argument(0, of: $1, A.self).map(body)
        }
    }

    /// Adds the getter of a property.
    @_disfavoredOverload
    public static func addProperty<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
        add(name) { (target: T) in content(of: target[keyPath: path]) }
        names[path] = name
    }

    /// Adds the getter of a property and its setter, which is `setCount:` for `count`.
    public static func addProperty<T: AnyObject, V>(
        _ name: String, _ path: ReferenceWritableKeyPath<T, V>
    ) {
        add(name) { (target: T) in content(of: target[keyPath: path]) }
        add(setter(of: name)) { (target: T, value: V) in target[keyPath: path] = value }
        names[path] = name
    }

    /// Returns a value, out of the optional that a property of an optional type holds.
    private static func content(of value: Any) -> Any? {
        if let optional = value as? any WrappingType { return optional.content }
        return value
    }

    /// Returns the name of a property that was added; nil for another one.
    static func name(of path: AnyKeyPath) -> String? { names[path] }

    /// Returns the name of a property's setter in Objective-C: `setCount:` for `count`.
    package static func setter(of property: String) -> String {
        "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    }

    /// Returns the names of the properties that a class lets be set, without those of its superclasses, in
    /// alphabetical order.
    package static func settableNames(of type: AnyClass) -> [String] {
        let own = Set(methods.keys.lazy.filter { $0.type == ObjectIdentifier(type) }.map(\.name))
        return own.filter { own.contains(setter(of: $0)) }.sorted()
    }

    /// Returns an argument as the type that a method takes. A missing argument converts only to an optional.
    private static func argument<A>(_ index: Int, of arguments: [Any?], _: A.Type) -> A? {
        value(index < arguments.count ? arguments[index] : nil, as: A.self)
    }

    /// Returns a value as a type. It is unwrapped first: otherwise, as `Any`, it would be an optional.
    /// Numbers are converted, as key-value coding does. An object for a Boolean value is true, as its address
    /// is in Objective-C.
    nonisolated static func value<A>(_ value: Any?, as type: A.Type) -> A? {
        guard let value else { return value as? A }
        if let value = value as? A { return value }
        if let number = number(value), let converted = convert(number, to: type) { return converted }
        return type == Bool.self ? true as? A : nil
    }

    private nonisolated static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private nonisolated static func convert<A>(_ number: Double, to type: A.Type) -> A? {
        if let type = type as? any FixedWidthInteger.Type {
            return type.init(exactly: number.rounded(.towardZero)) as? A
        }
        if type == Double.self { return number as? A }
        if type == CGFloat.self { return CGFloat(number) as? A }
        if type == Float.self { return Float(number) as? A }
        return type == Bool.self ? (number != 0) as? A : nil
    }

    // MARK: Lookup

    /// Returns true if the target's class, or a superclass, has a method of that name.
    package static func responds(_ target: Any, to name: String) -> Bool { method(name, of: target) != nil }

    /// Calls the method of that name in the target's class or its nearest superclass.
    static func send(_ name: String, to target: Any, _ arguments: [Any?]) -> Outcome {
        guard let method = method(name, of: target) else { return .notFound }
        return method.call(target, arguments).map(Outcome.returned) ?? .takesOther(method.needs)
    }

    /// Returns “; it has “tapped:”” for a method whose name differs only in its colons and words after them,
    /// otherwise an empty string.
    static func suggestion(for name: String, in target: Any) -> String {
        let base = name.prefix { $0 != ":" }
        var names: [String] = []
        for type in chain(of: target).types {
            names += methods.keys.filter { $0.type == ObjectIdentifier(type) }.map(\.name)
        }
        let near = names.filter { $0.prefix { $0 != ":" } == base }.min()
        return near.map { "; there is “\($0)”" } ?? ""
    }

    private static func method(_ name: String, of target: Any) -> Method? {
        let (types, isClass) = chain(of: target)
        for case let type as any SpecializedClass.Type in types
        where specialized.insert(ObjectIdentifier(type)).inserted {
            type.flipbookAddMethods()
        }
        let table = isClass ? classMethods : methods
        for type in types {
            if let found = table[Key(type: ObjectIdentifier(type), name: name)] { return found }
        }
        return nil
    }

    /// Returns the class of an object, or the class that the target is, followed by its superclasses.
    private static func chain(of target: Any) -> (types: [AnyClass], isClass: Bool) {
        let (first, isClass): (AnyClass, Bool) =
            (target as? AnyClass).map { ($0, true) } ?? (type(of: target as AnyObject), false)
        return (Array(sequence(first: first) { _getSuperclass($0) }), isClass)
    }
}
