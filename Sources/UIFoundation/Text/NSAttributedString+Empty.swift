extension NSAttributedString {
    /// Creates an empty text, as `NSAttributedString()`. Foundation on Linux has no such initializer, and an
    /// extension cannot override that of `NSObject`.
    public convenience init(empty: Void = ()) { self.init(string: "") }
}
