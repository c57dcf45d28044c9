public import UIKitCore

extension UIScreen {
    /// The brightness of the screen, from 0 to 1; 0.5. Another one has no effect, with a warning.
    public var brightness: CGFloat {
        get { 0.5 }
        set { if newValue != 0.5 { RunContext.current.warn("UIScreen.brightness has no effect.") } }
    }
}
