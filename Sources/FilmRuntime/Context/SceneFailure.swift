/// The reason why a scene cannot continue, in a sentence that names the object and the violated rule.
/// Flipbook's own.
public struct SceneFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public var message: String

    /// Creates a failure with a sentence.
    public init(_ message: String) {
        self.message = message
    }

    /// The sentence.
    public var description: String { message }
}
