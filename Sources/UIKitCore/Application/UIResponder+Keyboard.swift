// The messages of the keyboard.

extension UIResponder {
    /// The keyboard is about to be shown.
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
        "UIKeyboardWillShowNotification")
    /// The keyboard was shown.
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
        "UIKeyboardDidShowNotification")
    /// The keyboard is about to be hidden.
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
        "UIKeyboardWillHideNotification")
    /// The keyboard was hidden.
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
        "UIKeyboardDidHideNotification")
    /// The keyboard is about to change its rectangle.
    nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has changed its rectangle.
    nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the rectangle before the change.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the rectangle after the change.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the change.
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the change.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of the value that is true for the keyboard of this app.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
    /// Ends the editing of a text in the view or its subviews; returns whether it did. Without force an
    /// object may refuse.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let responder = RunContext.current.screenState.firstResponder as? UIView,
            responder.isDescendant(of: self)
        else { return false }
        if responder.resignFirstResponder() { return true }
        if force { RunContext.current.screenState.endTyping(into: responder) }
        return force
    }
}

extension NotificationCenter {
    /// Adds an observer to which an action is sent with each message of a name; nil stands for all names,
    /// and for all senders. The observer is held weakly.
    @preconcurrency @MainActor public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let target = ActionTarget(observer as AnyObject, selector)
        _ = addObserver(forName: name, object: object, queue: nil) { message in
            // Messages of a scene are posted by the scene, on the main actor.
            nonisolated(unsafe) let message = message
            MainActor.assumeIsolated { target.send(message) }
        }
    }
}

/// An observer with its action.
@MainActor private final class ActionTarget {
    private weak var object: AnyObject?
    private let action: Selector

    init(_ object: AnyObject, _ action: Selector) {
        (self.object, self.action) = (object, action)
    }

    func send(_ message: Notification) {
        if let object { action.perform(on: object, with: message as NSNotification) }
    }
}
