/// A trait of the environment, such as that of light or dark colors.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where none is specified.
    static var defaultValue: Value { get }
    /// A Boolean value that indicates whether colors depend on the trait, so that views change theirs where
    /// code sets it; default false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
