/// The classes of scenes by their names in Objective-C, such as `MKRing` for `@objc(MKRing) class Ring`,
/// which Swift on Linux does not record. Flipbook's own.
///
/// Source adaptation adds the classes whose names differ when their library is loaded.
@MainActor public enum ClassTable {
    private static var types: [String: AnyClass] = [:]
    private static var names: [ObjectIdentifier: String] = [:]

    /// Adds a class by its name in Objective-C.
    public static func add(_ name: String, _ type: AnyClass) {
        types[name] = type
        names[ObjectIdentifier(type)] = name
    }

    /// Returns the class of a name in Objective-C; nil for none.
    package static func type(named name: String) -> AnyClass? { types[name] }

    /// Returns the name of a class in Objective-C; nil for one that has the same name in Swift.
    package static func name(of type: AnyClass) -> String? { names[ObjectIdentifier(type)] }
}
