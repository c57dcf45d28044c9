/// An event of keys; a film has none.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
