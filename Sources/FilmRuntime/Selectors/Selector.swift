/// The name of a method that is sent to a target later, such as `pan:` for `pan(_:)`.
///
/// The method is found at run time in the target's class and its superclasses, as Objective-C finds it.
/// Source adaptation registers the methods of scene files and turns `#selector(pan(_:))` into
/// `Selector("pan:")`.
///
/// In code that is not adapted, a selector is created from the method itself: `Selector(Own.pan(_:))`. Such a
/// selector holds the method, and equals only its own copies. The method takes the sender, or nothing.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name in Objective-C's spelling, with a colon for each argument; nil for a selector created from a
    /// method.
    package let name: String?
    private let method: HeldMethod?

    /// The name of the method; for a selector created from a method, what that method takes.
    public var description: String { name ?? method?.text ?? "" }

    /// The selector that turns on the debug overlay of `UIDynamicAnimator`.
    package static let debugSetter = "setDebugEnabled:"

    /// Creates a selector from a name in Objective-C's spelling.
    public init(_ name: String) {
        (self.name, method) = (name, nil)
    }

    /// Creates a selector from a name in Objective-C's spelling.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// Creates a selector from a method of a class, to be sent to an object of that class:
    /// `Selector(ViewController.pan(_:))`.
    public init<Target: AnyObject, Sender>(
        _ method: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init("\(Target.self) and a \(Sender.self)", accepts: { $0 is Target }) { target, sender in
            guard let target = target as? Target, let sender = MethodTable.value(sender, as: Sender.self)
            else {
                return false
            }
            method(target)(sender)
            return true
        }
    }

    /// Creates a selector from a method of a class without parameters: `Selector(ViewController.reset)`.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        self.init("\(Target.self)", accepts: { $0 is Target }) { target, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Creates a selector from a method of a particular object, which is held strongly: `Selector(pan(_:))`.
    /// The target passed with the selector is ignored.
    public init<Sender>(_ method: @escaping (Sender) -> Void) {
        self.init("a \(Sender.self)") { _, sender in
            guard let sender = MethodTable.value(sender, as: Sender.self) else { return false }
            method(sender)
            return true
        }
    }

    /// Creates a selector from a method of a particular object without parameters: `Selector(reset)`. The
    /// object is held strongly, and the target passed with the selector is ignored.
    public init(_ method: @escaping () -> Void) {
        self.init("nothing") { _, _ in
            method()
            return true
        }
    }

    /// Creates a selector from a method of a class with a result, which is dropped.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(_ method: @escaping (Target) -> (Sender) -> Result) {
        self.init { target in { sender in _ = method(target)(sender) } }
    }

    /// Creates a selector from a method of a class without parameters, with a result, which is dropped.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
        self.init { target in { _ = method(target)() } }
    }

    private init(
        _ text: String, accepts: @escaping (Any) -> Bool = { _ in true },
        _ send: @escaping (_ target: Any?, _ sender: Any?) -> Bool
    ) {
        (name, method) = (nil, HeldMethod(text, accepts, send))
    }

    /// Returns whether an object implements the method: one of the class of a method that the selector holds,
    /// or one with a registered method of the name.
    @MainActor func isImplemented(by target: Any) -> Bool {
        method?.accepts(target) ?? name.map { MethodTable.responds(target, to: $0) } ?? false
    }

    /// Returns whether another selector stands for the same method: one of the same name, or, since methods
    /// cannot be compared, one that holds a method of the same class with the same sender.
    package func isSame(as other: Selector) -> Bool {
        self == other || name == nil && other.name == nil && description == other.description
    }

    /// Sends the method to a target, and returns its result; nil for a method without one. A target that does
    /// not implement it is an error. One that takes another sender does not get it, with a warning.
    ///
    /// - Parameters:
    ///   - target: the object whose class is searched for the method.
    ///   - arguments: the sender, then the event; those that the method does not take are not passed.
    @MainActor @discardableResult
    package func perform(on target: Any?, with arguments: Any?...) -> Any? { send(to: target, arguments) }

    @MainActor func send(to target: Any?, _ arguments: [Any?]) -> Any? {
        if let method {
            guard !method.send(target, arguments.first ?? nil) else { return nil }
            if let other = forwardingTarget(of: target) { return send(to: other, arguments) }
            if target.map(method.accepts) != false, arguments.first ?? nil != nil {
                return warn("the action needs \(description)", target, arguments)
            }
        } else if let target, let name {
            switch MethodTable.send(name, to: target, arguments) {
            case .returned(let result): return result
            case .takesOther(let needed): return warn("the action \(name) needs \(needed)", target, arguments)
            case .notFound:
                if let other = forwardingTarget(of: target) { return send(to: other, arguments) }
                return failToFind(name, in: target)
            }
        }
        return fail("the action needs \(description)", target, arguments)
    }

    /// Returns the object to which a target without the method passes it on; nil for none.
    @MainActor private func forwardingTarget(of target: Any?) -> Any? {
        guard let target,
            case .returned(let other?) = MethodTable.send(
                "forwardingTargetForSelector:", to: target, [self]),
            other as AnyObject !== target as AnyObject
        else { return nil }
        return other
    }

    @MainActor private func fail(_ beginning: String, _ target: Any?, _ arguments: [Any?]) -> Any? {
        RunContext.current.fail(SceneFailure(Self.sentence(beginning, target, arguments) + "."))
        return nil
    }

    /// Warns that an action takes another sender, so that it is not sent. Objective-C checks no types, so the
    /// film goes on without the action.
    @MainActor private func warn(_ beginning: String, _ target: Any?, _ arguments: [Any?]) -> Any? {
        let place = RunContext.placeInScene?().map { " (\($0))" } ?? ""
        RunContext.current.warn(
            "\(Self.sentence(beginning, target, arguments))\(place); the method was not called.")
        return nil
    }

    private static func sentence(_ beginning: String, _ target: Any?, _ arguments: [Any?]) -> String {
        let receiver = target.map { "\(type(of: $0))" } ?? "nil"
        let sender = (arguments.first ?? nil).map { " by \(type(of: $0))" } ?? ""
        return "Selector: \(beginning), but it was sent to \(receiver)\(sender)"
    }

    @MainActor private func failToFind(_ name: String, in target: Any) -> Any? {
        let receiver = type(of: target)
        if MethodTable.lacksCode {
            RunContext.current.warn(
                "\(receiver) has no “\(name)”, perhaps because its code does not compile; it has no effect.")
            return nil
        }
        RunContext.current.fail(
            SceneFailure(
                "Selector: neither \(receiver) nor a superclass implements “\(name)”, the action that was "
                    + "sent to it\(MethodTable.suggestion(for: name, in: target))."))
        return nil
    }
}

/// A method that a selector holds. Two selectors are equal when they hold the same one.
///
/// It is created and called on the main actor; only its reference passes to other threads.
private final class HeldMethod: Hashable, @unchecked Sendable {
    /// The description of what the method takes, for messages.
    let text: String
    /// The closure that returns true for an object that has the method.
    let accepts: (Any) -> Bool
    let send: (_ target: Any?, _ sender: Any?) -> Bool

    init(
        _ text: String, _ accepts: @escaping (Any) -> Bool,
        _ send: @escaping (_ target: Any?, _ sender: Any?) -> Bool
    ) {
        (self.text, self.accepts, self.send) = (text, accepts, send)
    }

    static func == (a: HeldMethod, b: HeldMethod) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
