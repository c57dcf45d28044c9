/// The trait of the place of an accessory.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// The value where none is specified.
    public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

extension UITraitCollection {
    /// The place of the accessory around a view.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        self[UITraitTabAccessoryEnvironment.self]
    }
}
