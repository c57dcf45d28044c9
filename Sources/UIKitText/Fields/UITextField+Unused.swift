// Members of a field that a film does not follow.

extension UITextField {
    /// A Boolean value that indicates whether users can change attributes; default false. It has no effect.
    public var allowsEditingTextAttributes: Bool {
        get { unused.allowsEditingTextAttributes }
        set {
            warnOfNoEffect("UITextField.allowsEditingTextAttributes", allowsEditingTextAttributes, newValue)
            unused.allowsEditingTextAttributes = newValue
        }
    }

    /// A Boolean value that indicates whether typing replaces the text; default false. It has no effect.
    public var clearsOnInsertion: Bool {
        get { unused.clearsOnInsertion }
        set {
            warnOfNoEffect("UITextField.clearsOnInsertion", clearsOnInsertion, newValue)
            unused.clearsOnInsertion = newValue
        }
    }

    /// The style of typed text; nil, the default, unless the text is edited. It has no effect.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { unused.typingAttributes ?? (isEditing ? defaultTextAttributes : nil) }
        set {
            warnOfNoEffect("UITextField.typingAttributes", unused.typingAttributes, newValue)
            unused.typingAttributes = newValue
        }
    }

    /// The spell check of typed text. It has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { unused.spellCheckingType }
        set {
            warnOfNoEffect("UITextField.spellCheckingType", spellCheckingType, newValue)
            unused.spellCheckingType = newValue
        }
    }
}

/// The values of members that have no effect.
struct UnusedFieldValues {
    var allowsEditingTextAttributes: Bool = false
    var clearsOnInsertion: Bool = false
    var spellCheckingType: UITextSpellCheckingType = .default
    var typingAttributes: [NSAttributedString.Key: Any]?
}
