/// The settings of a keyboard, which a film does not show.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
