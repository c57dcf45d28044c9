/// Why a scene cannot go on, in a sentence that names the thing and the rule it broke.
public struct SceneFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public var message: String

    /// A failure told in a sentence.
    public init(_ message: String) {
        self.message = message
    }

    /// The sentence.
    public var description: String { message }
}
