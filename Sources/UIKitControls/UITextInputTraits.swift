/// The kinds of keyboards, which a film does not show.
public enum UIKeyboardType: Int, Sendable {
    /// The usual keyboard.
    case `default` = 0
    /// The keyboard of ASCII characters.
    case asciiCapable
    /// The keyboard of numbers and punctuation.
    case numbersAndPunctuation
    /// The keyboard for addresses on the web.
    case URL
    /// The keyboard of digits.
    case numberPad
    /// The keyboard for telephone numbers.
    case phonePad
    /// The keyboard for names and telephone numbers.
    case namePhonePad
    /// The keyboard for mail addresses.
    case emailAddress
    /// The keyboard of digits with a decimal point.
    case decimalPad
    /// The keyboard for short messages.
    case twitter
    /// The keyboard for searches.
    case webSearch
    /// The keyboard of ASCII digits.
    case asciiCapableNumberPad
}

/// The labels of the return key, which a film does not show.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}

/// The kinds of capitalization of typed text; without effect in a film.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitals.
    case none = 0
    /// The first letter of words.
    case words
    /// The first letter of sentences.
    case sentences
    /// All letters.
    case allCharacters
}

/// The kinds of correction of typed words; without effect in a film.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the user has set it.
    case `default` = 0
    /// No correction.
    case no
    /// Correction.
    case yes
}

/// The settings of the keyboard for a text, which a film does not show.
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
}

/// The spell check of typed text; without effect.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system's choice.
    case `default` = 0
    /// No check.
    case no
    /// A check.
    case yes
}
