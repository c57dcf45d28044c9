/// A file of view controllers drawn in Xcode. Their drawings are not read: `instantiate` methods fail with a
/// sentence.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String

    /// Creates a storyboard of a name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Returns a plain controller, and reports a failure.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        SceneHost.current.fail(
            SceneFailure(
                "UIStoryboard \"\(name)\": the controller \"\(identifier)\" cannot be read from a storyboard; "
                    + "create it by its class."))
        return UIViewController()
    }

    /// Returns nil: storyboards are not read.
    open func instantiateInitialViewController() -> UIViewController? { nil }
}

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

    /// Presents the destination.
    open func perform() {
        source.show(destination, sender: nil)
    }
}

/// A file of views drawn in Xcode, which is not read.
@preconcurrency @MainActor open class UINib: NSObject {
    /// Creates a file of a name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    /// Returns no objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil)
        -> [Any]
    {
        []
    }
}

extension Bundle {
    /// Returns nil: files of views are not read.
    @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? { nil }
}
