/// A reason why a text is not read: it exceeds one of the limits of source code.
///
/// The parsers of the source adapter and of the compiler call themselves for each level of a construct, and
/// end without a message when their stack is full. A linear scan finds such a text before they see it.
public struct SourceExcess: Error, Hashable, Sendable {
    /// The line on which the limit is exceeded, counted from 1.
    public let line: Int
    /// The limit, as a sentence without its end: `brackets are nested more than 200 deep`.
    public let rule: String

    init(line: Int, _ rule: String) {
        (self.line, self.rule) = (line, rule)
    }
}
