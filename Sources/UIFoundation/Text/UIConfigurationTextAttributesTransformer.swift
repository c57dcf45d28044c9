/// A closure that changes the attributes of a text of a configuration.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The closure.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    private let token = Token()

    private final class Token: Sendable {}

    /// The identity, which copies share: closures cannot be compared.
    package var identity: ObjectIdentifier { ObjectIdentifier(token) }

    /// Creates a transformer.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
