extension ArchivedProperties {
    /// Adds the properties of text fields and text views.
    package static func addTexts() {
        addFields()
        addTextViews()
    }

    private static func addFields() {
        add(\UITextField.font)
        add(\UITextField.textColor)
        add(\UITextField.textAlignment)
        add(UITextField.self) { field in
            let (text, attributed) = (field.text, field.attributed?.text)
            let (hint, attributedHint) = (field.placeholder, field.attributedHint?.text)
            return { other in
                if let attributed { other.attributedText = attributed } else { other.text = text }
                if let attributedHint {
                    other.attributedPlaceholder = attributedHint
                } else {
                    other.placeholder = hint
                }
            }
        }
        add(\UITextField.borderStyle)
        add(\UITextField.background)
        add(\UITextField.clearsOnBeginEditing)
        add(\UITextField.clearButtonMode)
        add(\UITextField.adjustsFontSizeToFitWidth)
        add(\UITextField.minimumFontSize)
        add(\UITextField.isSecureTextEntry)
    }

    private static func addTextViews() {
        add(\UITextView.textColor)
        add(\UITextView.textAlignment)
        add(\UITextView.textContainerInset)
        add(\UITextView.isEditable)
        add(UITextView.self) { view in
            let (font, text, attributed) = (view.fonts.own, view.text, view.attributed?.text)
            return { other in
                if let font { other.font = font }
                if let attributed { other.attributedText = attributed } else { other.text = text }
            }
        }
    }
}
