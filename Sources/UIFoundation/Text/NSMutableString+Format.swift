extension NSMutableString {
    /// Appends a text that a format makes of values, as `String(format:)` does, a function that Foundation on
    /// Linux lacks.
    ///
    /// - Parameters:
    ///   - format: the text with placeholders, such as `%d`.
    ///   - arguments: the values in the order of the placeholders.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: format as String, arguments: arguments))
    }
}
