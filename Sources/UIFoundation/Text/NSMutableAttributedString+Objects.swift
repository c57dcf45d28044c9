extension NSMutableAttributedString {
    /// Adds an attribute to a range.
    ///
    /// It takes the place of Foundation's function for objects such as fonts and colors: on Linux that one
    /// stops the process where the range already has another object of the same name.
    public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}
