/// A key that is pressed; a film has none.
@preconcurrency @MainActor open class UIPress: NSObject {}
