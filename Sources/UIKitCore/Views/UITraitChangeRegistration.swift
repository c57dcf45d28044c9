/// The registration of an object for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
