extension UITableView {
    /// A Boolean value that indicates whether the row that a keyboard's focus reaches is selected; default
    /// false. It has no effect.
    public var selectionFollowsFocus: Bool {
        get { selectsFocused }
        set {
            warnOfNoEffect("UITableView.selectionFollowsFocus", selectsFocused, newValue)
            selectsFocused = newValue
        }
    }
}
