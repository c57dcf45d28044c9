/// A remark about a part of a file that adaptation left out or replaced.
public struct SourceNote: Codable, Sendable, Hashable {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1.
    public let column: Int
    /// The sentence.
    public let text: String
    /// A Boolean value that indicates whether the file cannot work without the part.
    public let isError: Bool

    /// Creates a remark.
    public init(line: Int, column: Int, text: String, isError: Bool) {
        (self.line, self.column, self.text, self.isError) = (line, column, text, isError)
    }
}
