/// A transition between two controllers of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name; nil for none.
    public let identifier: String?
    /// The controller that is shown before.
    public let source: UIViewController
    /// The controller that is shown after.
    public let destination: UIViewController
    /// The closure that shows the destination as the storyboard says; nil for a segue of code.
    package var performHandler: (() -> Void)?

    /// Creates a transition.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Creates a transition that a closure performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination.
    open func perform() {
        if let performHandler { performHandler() } else { source.show(destination, sender: nil) }
    }
}
