/// A part of a file that is left out because it does not compile, so that the rest can be filmed.
///
/// A function loses the statements that do not compile. Where others need these, it keeps its signature and
/// loses its body: a call then does nothing if the result type is `Void` or has an empty value, and ends the
/// film otherwise. A property, a conformance, and a function whose declaration does not compile are left out
/// altogether.
public struct OmittedPart: Codable, Hashable, Sendable {
    /// The name for messages, such as `viewDidLoad()`.
    public let name: String
    /// The line on which the part begins, counted from 1.
    public let line: Int
    /// The index of the file.
    public let file: Int
    /// The range of the file's text that is replaced, in bytes.
    public let range: Range<Int>
    /// The text in its place.
    public let replacement: String
    /// The place of a declaration that is left out as a whole, in bytes; nil for a statement, a body or a
    /// conformance.
    public let declaration: Int?

    /// Creates a part.
    public init(
        name: String, line: Int, file: Int, range: Range<Int>, replacement: String, declaration: Int?
    ) {
        (self.name, self.line, self.file) = (name, line, file)
        (self.range, self.replacement, self.declaration) = (range, replacement, declaration)
    }
}
