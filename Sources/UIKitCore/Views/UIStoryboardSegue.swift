/// A transition between two controllers of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name; nil for none.
    public let identifier: String?
    /// The controller that is shown before.
    public let source: UIViewController
    /// The controller that is shown after.
    public let destination: UIViewController

    /// Creates a transition.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Shows the destination.
    open func perform() {
        source.show(destination, sender: nil)
    }
}
