/// A closure that changes the attributes of a text of a configuration.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The closure.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Creates a transformer.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
