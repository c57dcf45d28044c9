/// A direction in a text: through its characters or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the direction.
    public let rawValue: Int
    /// Creates a direction of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a direction of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Returns a direction through the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// Returns a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A Boolean value that indicates whether the direction is toward the beginning of the text.
    var isBackward: Bool {
        [
            UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
            UITextLayoutDirection.up.rawValue,
        ].contains(rawValue)
    }
}
