/// An object that brings its own name.
@MainActor package protocol NamedObject: AnyObject {
    /// The name; nil for none.
    var ownName: String? { get }
}

extension UIView: NamedObject {
    /// The accessibility identifier; nil when it is empty.
    package var ownName: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
}
