/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
