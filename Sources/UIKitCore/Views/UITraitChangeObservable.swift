/// An object that learns of changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// The registration of an object for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIScene: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}

// A film's environment does not change, so that no handler is called: as on a device whose settings nobody
// touches.

extension UITraitChangeObservable {
    /// Registers a handler for changes of traits. It gets the object and its former environment.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    /// Registers a handler that names the type of its object, such as `Self`.
    @_disfavoredOverload
    @discardableResult public func registerForTraitChanges<Observer>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    /// Registers an action that is sent to a target at changes of traits.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    /// Registers an action that is sent to the object at changes of traits.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

/// A registration that is never used.
@MainActor private final class TraitChangeRegistration: UITraitChangeRegistration {}
