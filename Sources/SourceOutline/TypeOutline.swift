/// The part of a type that one file declares: in the type's declaration, or in an extension.
public struct TypeOutline: Codable, Hashable, Sendable {
    /// The name with those of the types around it, such as `Game.Ball`.
    public let name: String
    /// The index of the file in its unit.
    public let file: Int
    /// A Boolean value that indicates whether this is the declaration of a class; false for extensions and
    /// other types.
    public var isClass = false
    /// A Boolean value that indicates whether the type takes type parameters, or the extension has
    /// conditions.
    public var isGeneric = false
    /// The name in Objective-C, such as `MKRing` for `@objc(MKRing) class Ring`; nil where the attribute
    /// names none.
    public var objectiveCName: String?
    /// The names of the superclass and protocols.
    public var inherited: [String] = []
    /// A Boolean value that indicates whether its file or the type around it hides the declaration.
    public var isPrivate = false
    /// A Boolean value that indicates whether an attribute such as `@UIApplicationMain` marks the class as
    /// the app's entry.
    public var isEntry = false
    /// The initializers, which decide whether an object can be created without arguments.
    public var initializers: [Initializer] = []

    /// An initializer.
    public struct Initializer: Codable, Hashable, Sendable {
        /// A Boolean value that indicates whether the initializer is a convenience initializer.
        public let isConvenience: Bool
        /// A Boolean value that indicates whether `init()` calls it: every parameter has a default, or it
        /// overrides one of UIKit's that `init()` calls.
        public let takesNothing: Bool

        /// Creates a description.
        public init(isConvenience: Bool, takesNothing: Bool) {
            (self.isConvenience, self.takesNothing) = (isConvenience, takesNothing)
        }

        /// Returns whether an initializer with a first label is one of UIKit's that `init()` calls: that of
        /// all controllers, or that of page controllers, of which own classes have others with this label.
        ///
        /// A class of navigation controllers inherits `init()` only where it overrides three of UIKit's
        /// initializers, which is rare.
        public static func isCalledByInit(firstLabel: String, isOverride: Bool, parent: String?) -> Bool {
            firstLabel == "nibName" && parent != "UINavigationController"
                || firstLabel == "transitionStyle" && isOverride
        }
    }

    /// Creates a description without members.
    public init(name: String, file: Int) {
        (self.name, self.file) = (name, file)
    }

    /// A Boolean value that indicates whether other files can create an object of the class without
    /// arguments.
    var isMakeableClass: Bool { !isPrivate && !name.contains(".") && isMakeable }

    /// A Boolean value that indicates whether its own file can create an object of the class without
    /// arguments.
    public var isMakeable: Bool {
        let needed = initializers.filter { !$0.isConvenience && !$0.takesNothing }
        return isClass && !isGeneric && (needed.isEmpty || initializers.contains(where: \.takesNothing))
    }
}
