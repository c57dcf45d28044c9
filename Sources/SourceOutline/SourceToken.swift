/// A range of Swift source for syntax coloring.
public struct SourceToken: Codable, Hashable, Sendable {
    /// The kind of a token. The raw value is its class in the page's style.
    public enum Kind: String, Codable, Sendable {
        case keyword = "k"
        case type = "t"
        case string = "s"
        case comment = "c"
        case number = "n"
        /// An attribute or a macro: `@Parameter`, `#selector`.
        case attribute = "a"
    }

    /// The kind; nil for source without a color of its own.
    public let kind: Kind?
    /// The text of the range.
    public let text: String

    /// Creates a token.
    public init(kind: Kind?, text: String) {
        (self.kind, self.text) = (kind, text)
    }
}
