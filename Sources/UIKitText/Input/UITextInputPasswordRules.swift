/// The rules of new passwords, by which a device suggests them; a film does not.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    /// The text of the rules.
    public let passwordRulesDescriptor: String

    /// Creates rules from their text.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}
