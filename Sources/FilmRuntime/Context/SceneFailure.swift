/// The reason why a scene cannot continue, in a sentence that names the object and the violated rule.
/// Flipbook's own.
public struct SceneFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public var message: String

    /// A Boolean value that indicates whether a file that belongs to the scene's code, such as a storyboard
    /// or an image, is missing or cannot be read; default false.
    public var isAboutFile = false

    /// Creates a failure with a sentence.
    public init(_ message: String, isAboutFile: Bool = false) {
        (self.message, self.isAboutFile) = (message, isAboutFile)
    }

    /// The sentence.
    public var description: String { message }
}
