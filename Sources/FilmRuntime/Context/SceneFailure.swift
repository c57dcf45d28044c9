/// The reason why a scene cannot continue, in a sentence that names the object and the violated rule.
/// Flipbook's own.
public struct SceneFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public var message: String

    /// A Boolean value that indicates whether a file that belongs to the scene's code, such as a storyboard
    /// or an image, is missing or cannot be read; default false.
    public var isAboutFile = false

    /// The file and line of the scene's code that broke the rule, such as "Own.swift:12"; nil, the default,
    /// where it is unknown, as for a rule that is broken between two calls of the scene's code.
    public internal(set) var place: String?

    /// Creates a failure with a sentence.
    public init(_ message: String, isAboutFile: Bool = false) {
        (self.message, self.isAboutFile) = (message, isAboutFile)
    }

    /// The sentence, with the place in parentheses.
    public var description: String {
        guard let place else { return message }
        let end = message.hasSuffix(".") ? "." : ""
        return "\(message.dropLast(end.count)) (\(place))\(end)"
    }
}
