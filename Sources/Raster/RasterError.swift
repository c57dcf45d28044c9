/// Why a picture could not be drawn, written or read: one sentence that names the thing and the rule.
public struct RasterError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public var message: String

    /// An error with a sentence.
    public init(_ message: String) {
        self.message = message
    }

    /// The sentence, for `print` and interpolation.
    public var description: String { message }
}
