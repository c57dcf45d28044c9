/// The reason why a scene cannot continue, in a sentence that names the object and the violated rule.
/// Flipbook's own.
public struct SceneFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public var message: String

    /// A Boolean value that indicates whether a file is missing that belongs to the scene's code, such as a
    /// storyboard; default false.
    public var isAboutMissingFile = false

    /// Creates a failure with a sentence.
    public init(_ message: String, isAboutMissingFile: Bool = false) {
        (self.message, self.isAboutMissingFile) = (message, isAboutMissingFile)
    }

    /// The sentence.
    public var description: String { message }
}
