/// The classes of segues with closures that create them, since Swift does not create an object of a class
/// known at run time alone. Source adaptation adds them. Flipbook's own.
@MainActor public enum SegueTable {
    /// A closure that creates a segue of an identifier between two controllers.
    public typealias Maker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    private static var makers: [ObjectIdentifier: Maker] = [:]

    /// Adds a class.
    public static func add<T: UIStoryboardSegue>(_ type: T.Type, _ make: @escaping Maker) {
        makers[ObjectIdentifier(type)] = make
    }

    /// Returns the closure for the class of a name in the scene's code; nil for none.
    static func maker(named name: String) -> Maker? {
        InterfaceLoader.type(named: name).flatMap { makers[ObjectIdentifier($0)] }
    }
}
