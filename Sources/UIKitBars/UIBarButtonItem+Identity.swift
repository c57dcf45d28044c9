import UIKitCore

/// The objects that stand for the names of buttons in a run.
@MainActor private final class ButtonNames: RunState {
    private var objects: [String: NSObject] = [:]

    init(of context: RunContext) {}

    /// Returns the object of a name, always the same one.
    func object(of name: String) -> NSObject {
        if let object = objects[name] { return object }
        let object = NSObject()
        objects[name] = object
        return object
    }
}

extension UIBarButtonItem {
    /// The identity of the button in a change of a bar: that of the code's own view, in iOS 26 that of its
    /// name, or else that of the entry. A button that has the identity of an earlier one moves to its place.
    var fadeKey: ObjectIdentifier {
        if let customView { return ObjectIdentifier(customView) }
        guard let identifier, SystemLook.current == .iOS26 else { return ObjectIdentifier(self) }
        return ObjectIdentifier(RunContext.current[ButtonNames.self].object(of: identifier))
    }
}
