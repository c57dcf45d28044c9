/// An object that has a place on the screen, such as a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The place of the bar.
    var barPosition: UIBarPosition { get }
}
