/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}
