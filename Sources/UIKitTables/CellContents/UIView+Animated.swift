extension UIView {
    /// Performs code whose animation blocks animate, or show their changes at once.
    package static func performAnimated(_ isAnimated: Bool, _ body: () -> Void) {
        let wasEnabled = areAnimationsEnabled
        setAnimationsEnabled(wasEnabled && isAnimated)
        body()
        setAnimationsEnabled(wasEnabled)
    }
}
