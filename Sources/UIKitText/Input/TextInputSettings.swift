/// The settings of the keyboard for a text, which a film shows while a text is edited.
struct TextInputSettings {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var isSecure = false
    var contentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
    var keyboardAppearance = UIKeyboardAppearance.default
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartQuotesType.default
    var spaces = UITextSmartQuotesType.default
    var enablesReturnKey = false
    /// A Boolean value that indicates whether typing replaces the text.
    var clearsOnInsertion = false
}
