/// A replacement for Objective-C's selectors, which Swift on Linux lacks: a method that is sent to
/// a target later.
///
/// To port code, remove `@objc` and the number sign: `#selector(ViewController.pan(_:))` becomes
/// `Selector(ViewController.pan(_:))`. The method takes the sender, or nothing.
@MainActor public struct Selector {
    private let send: (_ target: Any?, _ sender: Any) -> Bool
    private let text: String
    /// The name of a selector created from a text; nil for one created from a method.
    let name: String?

    /// The only valid name, for `UIDynamicAnimator.perform(_:with:)`.
    static let debugSetter = "setDebugEnabled:"

    /// Creates a selector from a name. Methods cannot be found by name here, so any name but
    /// `setDebugEnabled:` is an error.
    public init(_ name: String) {
        self.name = name
        text = "a method named \(name)"
        send = { _, _ in false }
        guard name != Self.debugSetter else { return }
        SceneHost.current.fail(
            SceneFailure(
                "Selector(\"\(name)\"): there is no Objective-C that finds methods by their names; write "
                    + "Selector(Own.tap(_:)), or give the recognizer a closure."))
    }

    /// Creates a selector from a method of a class, to be sent to an object of that class:
    /// `Selector(ViewController.pan(_:))`.
    public init<Target: AnyObject, Sender>(
        _ method: @escaping (Target) -> (Sender) -> Void
    ) {
        name = nil
        text = "\(Target.self) and a \(Sender.self)"
        send = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Creates a selector from a method of a class without parameters: `Selector(ViewController.reset)`.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        name = nil
        text = "\(Target.self)"
        send = { target, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Creates a selector from a method of a particular object, which is held strongly: `Selector(pan(_:))`.
    /// The target passed with the selector is ignored.
    public init<Sender>(_ method: @escaping (Sender) -> Void) {
        name = nil
        text = "a \(Sender.self)"
        send = { _, sender in
            guard let sender = sender as? Sender else { return false }
            method(sender)
            return true
        }
    }

    /// Creates a selector from a method of a particular object without parameters: `Selector(reset)`. The
    /// object is held strongly, and the target passed with the selector is ignored.
    public init(_ method: @escaping () -> Void) {
        name = nil
        text = "nothing"
        send = { _, _ in
            method()
            return true
        }
    }

    /// Sends the method to a target. A target or sender of another class is an error.
    func perform(on target: Any?, with sender: Any) {
        guard !send(target, sender) else { return }
        let receiver = target.map { "\(type(of: $0))" } ?? "nil"
        SceneHost.current.fail(
            SceneFailure(
                "Selector: the action needs \(text), but it was sent to \(receiver) by \(type(of: sender))."))
    }
}
