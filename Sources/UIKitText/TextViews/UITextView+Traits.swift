// The settings of a text view's keyboard, which a film shows.

extension UITextView {
    /// The meaning of the text; without effect.
    public var textContentType: UITextContentType? {
        get { settings.contentType }
        set {
            warnOfNoEffect("UITextView.textContentType", textContentType, newValue)
            settings.contentType = newValue
        }
    }

    /// A Boolean value that indicates whether the text is a secret; default false. It has no effect: a text
    /// view shows its text.
    public var isSecureTextEntry: Bool {
        get { settings.isSecure }
        set {
            warnOfNoEffect("UITextView.isSecureTextEntry", isSecureTextEntry, newValue)
            settings.isSecure = newValue
        }
    }

    /// The rules of new passwords; without effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { settings.passwordRules }
        set {
            warnOfNoEffect("UITextView.passwordRules", passwordRules, newValue)
            settings.passwordRules = newValue
        }
    }

    /// A Boolean value that indicates whether typing replaces the text; default false. It has no effect.
    public var clearsOnInsertion: Bool {
        get { settings.clearsOnInsertion }
        set {
            warnOfNoEffect("UITextView.clearsOnInsertion", clearsOnInsertion, newValue)
            settings.clearsOnInsertion = newValue
        }
    }

    /// The look of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { settings.keyboardAppearance }
        set { settings.keyboardAppearance = newValue }
    }

    /// The choice of automatic quotes; without effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { settings.quotes }
        set {
            warnOfNoEffect("UITextView.smartQuotesType", smartQuotesType, newValue)
            settings.quotes = newValue
        }
    }

    /// The choice of automatic dashes; without effect.
    public var smartDashesType: UITextSmartQuotesType {
        get { settings.dashes }
        set {
            warnOfNoEffect("UITextView.smartDashesType", smartDashesType, newValue)
            settings.dashes = newValue
        }
    }

    /// The choice of automatic spaces; without effect.
    public var smartInsertDeleteType: UITextSmartQuotesType {
        get { settings.spaces }
        set {
            warnOfNoEffect("UITextView.smartInsertDeleteType", smartInsertDeleteType, newValue)
            settings.spaces = newValue
        }
    }

    /// A Boolean value that indicates whether the return key of an empty text is off; without effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { settings.enablesReturnKey }
        set {
            warnOfNoEffect(
                "UITextView.enablesReturnKeyAutomatically", enablesReturnKeyAutomatically, newValue)
            settings.enablesReturnKey = newValue
        }
    }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
