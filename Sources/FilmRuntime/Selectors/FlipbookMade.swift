/// An object that generic code makes by `init()` of its class. Flipbook's own.
///
/// On devices `NSObject` requires that initializer, so that it can adopt a protocol with it; on Linux it does
/// not. Source adaptation lets such a protocol inherit from this one in place of the requirement.
@preconcurrency @MainActor public protocol FlipbookMade {}

extension NSObject: FlipbookMade {}

extension FlipbookMade {
    /// Creates an object of the class for which it is called, by the class's own `init()`.
    public init(flipbookMade: Void) {
        guard let type = Self.self as? NSObject.Type, let object = type.newObject() as? Self else {
            fatalError("\(Self.self) cannot be created without arguments.")
        }
        self = object
    }
}

extension NSObject {
    /// Creates an object of the class for which it is called, by the class's own `init()`.
    package convenience init(flipbookClass: Void) { self.init() }

    /// Returns a new object of a class that is known at run time alone, made by its `init()`.
    ///
    /// Swift calls initializers of such classes only where they are required. This is the entry of
    /// `init(flipbookClass:)`, which calls the `init()` of the class that it gets. For a class without one it
    /// ends the film, as on a device.
    @_silgen_name("$s10Foundation8NSObjectC11FilmRuntimeE13flipbookClassACyt_tcfC")
    fileprivate class func newObject() -> NSObject
}
