/// The settings of a keyboard, which a film shows while a text is edited.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
