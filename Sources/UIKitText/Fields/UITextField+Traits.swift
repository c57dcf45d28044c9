// The settings of a field's keyboard, which a film shows.

extension UITextField {
    /// The meaning of the text; without effect.
    public var textContentType: UITextContentType? {
        get { settings.contentType }
        set {
            warnOfNoEffect("UITextField.textContentType", textContentType, newValue)
            settings.contentType = newValue
        }
    }

    /// The rules of new passwords; without effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { settings.passwordRules }
        set {
            warnOfNoEffect("UITextField.passwordRules", passwordRules, newValue)
            settings.passwordRules = newValue
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
            warnOfNoEffect("UITextField.smartQuotesType", smartQuotesType, newValue)
            settings.quotes = newValue
        }
    }

    /// The choice of automatic dashes; without effect.
    public var smartDashesType: UITextSmartQuotesType {
        get { settings.dashes }
        set {
            warnOfNoEffect("UITextField.smartDashesType", smartDashesType, newValue)
            settings.dashes = newValue
        }
    }

    /// The choice of automatic spaces; without effect.
    public var smartInsertDeleteType: UITextSmartQuotesType {
        get { settings.spaces }
        set {
            warnOfNoEffect("UITextField.smartInsertDeleteType", smartInsertDeleteType, newValue)
            settings.spaces = newValue
        }
    }

    /// A Boolean value that indicates whether the return key of an empty text is off; without effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { settings.enablesReturnKey }
        set {
            warnOfNoEffect(
                "UITextField.enablesReturnKeyAutomatically", enablesReturnKeyAutomatically, newValue)
            settings.enablesReturnKey = newValue
        }
    }

    /// The kind of keyboard.
    public var keyboardType: UIKeyboardType {
        get { settings.keyboardType }
        set { settings.keyboardType = newValue }
    }

    /// The label of the return key.
    public var returnKeyType: UIReturnKeyType {
        get { settings.returnKeyType }
        set { settings.returnKeyType = newValue }
    }

    /// The capitalization of typed text.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { settings.autocapitalizationType }
        set { settings.autocapitalizationType = newValue }
    }

    /// The correction of typed words.
    public var autocorrectionType: UITextAutocorrectionType {
        get { settings.autocorrectionType }
        set { settings.autocorrectionType = newValue }
    }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
