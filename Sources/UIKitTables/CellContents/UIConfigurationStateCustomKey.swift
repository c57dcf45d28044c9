/// The name of a value that code adds to the state of a view.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
