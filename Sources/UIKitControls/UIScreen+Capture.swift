extension UIScreen {
    /// A Boolean value that indicates whether the screen is recorded or mirrored; always false.
    public var isCaptured: Bool { false }
    /// The name of the notification of the beginning and end of a recording, which a film never sends.
    nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
        "UIScreenCapturedDidChangeNotification")
}

extension UIDevice {
    /// Plays the click of a key. It has no effect.
    public func playInputClick() { warnOfNoEffect("UIDevice.playInputClick") }
}

extension UIViewController {
    /// Adds a combination of keys, which a film has not. It has no effect.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        warnOfNoEffect("UIViewController.addKeyCommand")
    }
    /// Removes a combination of keys.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
