/// A trait of the environment, such as that of light or dark colors.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where none is specified.
    static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
