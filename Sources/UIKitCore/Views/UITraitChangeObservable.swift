/// An object that learns of changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIScene: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}

// The light or dark style of views changes during a film, the size classes of a device that turns, and the
// traits that code overrides.

extension UITraitChangeObservable {
    /// Registers a handler for changes of traits. It gets the object and its former environment.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { register(traits) { handler($0, $1) } }

    /// Registers a handler that names the type of its object, such as `Self`.
    @_disfavoredOverload
    @discardableResult public func registerForTraitChanges<Observer>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { object, before in
            if let observer = object as? Observer { handler(observer, before) }
        }
    }

    /// Registers an action that is sent to a target at changes of traits.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return register(traits) { [weak target] object, _ in
            if let target { _ = action.perform(on: target, with: object) }
        }
    }

    /// Registers an action that is sent to the object at changes of traits.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        register(traits) { object, _ in _ = action.perform(on: object, with: object) }
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        let state = RunContext.current.screenState
        state.traitChanges[ObjectIdentifier(self)]?.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [UITrait], _ handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(of: self, traits) { object, before in
            if let own = object as? Self { handler(own, before) }
        }
        RunContext.current.screenState.traitChanges[ObjectIdentifier(self), default: []].append(registration)
        return registration
    }

    /// Calls the handlers of the object because the size classes have changed.
    func notifyOfSizeClasses(from before: UITraitCollection) {
        for registration in RunContext.current.screenState.traitChanges[ObjectIdentifier(self)] ?? []
        where registration.isForSizeClasses {
            registration.call(before)
        }
    }

    /// Calls the handlers of the object because it has other traits.
    func notify(ofTraits changes: Set<ObjectIdentifier>, from before: UITraitCollection) {
        for registration in RunContext.current.screenState.traitChanges[ObjectIdentifier(self)] ?? []
        where registration.isFor(changes) {
            registration.call(before)
        }
    }

    /// Calls the handlers of the object because the preferred size of texts has changed.
    func notifyOfContentSize(from before: UITraitCollection) {
        for registration in RunContext.current.screenState.traitChanges[ObjectIdentifier(self)] ?? []
        where registration.isForContentSize {
            registration.call(before)
        }
    }

    /// Calls the handlers of the object because the light or dark style has changed.
    func notifyOfStyleChange(from before: UITraitCollection) {
        for registration in RunContext.current.screenState.traitChanges[ObjectIdentifier(self)] ?? []
        where registration.isForStyle {
            registration.call(before)
        }
    }
}
