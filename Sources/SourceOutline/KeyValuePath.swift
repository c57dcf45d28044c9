/// A text that may be a path of properties, such as `knob.frame`.
public enum KeyValuePath {
    /// Returns the names on a path; none for a text that is no path of several names.
    public static func names(in text: String) -> [String] {
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        return names.count > 1 && names.allSatisfy(isName) ? names.map(String.init) : []
    }

    /// Returns true for a text of letters, digits and underscores that begins with no digit.
    private static func isName(_ text: Substring) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
