/// A keyboard of a language. A film has that of American English.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language.
    open var primaryLanguage: String? { "en-US" }

    /// The keyboards that the user has chosen.
    open class var activeInputModes: [UITextInputMode] { [RunContext.current[Keyboard.self].mode] }

    /// The name of the notification of another keyboard, which a film never sends.
    nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// The keyboard of a run.
@MainActor private final class Keyboard: RunState {
    let mode = UITextInputMode()

    init(of context: RunContext) {}
}

extension UIResponder {
    /// The keyboard of the responder.
    public var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// The name under which the keyboard of the responder is remembered; always nil.
    public var textInputContextIdentifier: String? { nil }
}
