/// An error in drawing, writing or reading a picture: one sentence that names the object and the rule.
public struct RasterError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public var message: String

    /// The identity of the layer that cannot be drawn; nil, the default, for another error and for a layer
    /// without one.
    package var layer: Int?

    /// Creates an error with a sentence.
    public init(_ message: String) {
        self.message = message
    }

    /// The sentence, for `print` and interpolation.
    public var description: String { message }
}
