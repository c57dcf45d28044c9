/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// A Boolean value that indicates whether users can delete tokens; default true. It has no effect.
    open var allowsDeletingTokens = true {
        didSet { warnOfNoEffect("UISearchTextField.allowsDeletingTokens", oldValue, allowsDeletingTokens) }
    }
    /// A Boolean value that indicates whether users can copy tokens; default true. It has no effect.
    open var allowsCopyingTokens = true {
        didSet { warnOfNoEffect("UISearchTextField.allowsCopyingTokens", oldValue, allowsCopyingTokens) }
    }
}
