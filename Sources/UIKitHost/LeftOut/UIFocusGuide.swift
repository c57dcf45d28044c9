public import UIKitCore

/// An area that leads the focus elsewhere. A film has no focus.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    /// A Boolean value that indicates whether the area leads the focus; default true.
    open var isEnabled = true
    /// The places to which it leads; default none.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
