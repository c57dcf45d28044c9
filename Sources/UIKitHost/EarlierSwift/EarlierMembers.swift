// Members under the names that they had in Swift before version 4.2 (Swift 3 spellings).

extension UIView {
    /// `bringSubviewToFront(_:)` under its earlier name.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// `sendSubviewToBack(_:)` under its earlier name.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
    /// Sets `translatesAutoresizingMaskIntoConstraints`, which was a method in Swift 1.
    public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
        translatesAutoresizingMaskIntoConstraints = flag
    }
}

extension UIView.AnimationOptions {
    /// The default: no transition. `[]` has replaced it.
    public static let transitionNone: UIView.AnimationOptions = []
}

extension UIRegion {
    /// `byUnion(with:)` under the name of this package's first versions.
    public func union(with region: UIRegion) -> Self { byUnion(with: region) }
    /// `byDifference(from:)` under the name of this package's first versions.
    public func difference(from region: UIRegion) -> Self { byDifference(from: region) }
    /// `byIntersection(with:)` under the name of this package's first versions.
    public func intersection(with region: UIRegion) -> Self { byIntersection(with: region) }
}

extension IndexPath {
    /// `init(row:section:)` under its earlier name.
    public init(forRow row: Int, inSection section: Int) { self.init(row: row, section: section) }
    /// `init(item:section:)` under its earlier name.
    public init(forItem item: Int, inSection section: Int) { self.init(item: item, section: section) }
}

extension UIViewController {
    /// `children` under its earlier name.
    public var childViewControllers: [UIViewController] { children }
    /// `addChild(_:)` under its earlier name.
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// `removeFromParent()` under its earlier name.
    public func removeFromParentViewController() { removeFromParent() }
    /// `willMove(toParent:)` under its earlier name.
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    /// `didMove(toParent:)` under its earlier name.
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension NSLayoutConstraint {
    /// `isActive` under its earlier name.
    public var active: Bool {
        get { isActive }
        set { isActive = newValue }
    }
}

extension UISearchController {
    /// `isActive` under its earlier name.
    public var active: Bool {
        get { isActive }
        set { isActive = newValue }
    }
}

extension CADisplayLink {
    /// The number of ticks from one call to the next, of 60 a second; `preferredFramesPerSecond` has replaced
    /// it.
    public var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? 60 / preferredFramesPerSecond : 1 }
        set { preferredFramesPerSecond = 60 / max(1, newValue) }
    }
}

extension UIViewControllerContextTransitioning {
    /// `updateInteractiveTransition(_:)` by the name that it has in `UIPercentDrivenInteractiveTransition`.
    public func update(_ percentComplete: CGFloat) { updateInteractiveTransition(percentComplete) }
    /// `finishInteractiveTransition()` by the name that it has in `UIPercentDrivenInteractiveTransition`.
    public func finish() { finishInteractiveTransition() }
    /// `cancelInteractiveTransition()` by the name that it has in `UIPercentDrivenInteractiveTransition`.
    public func cancel() { cancelInteractiveTransition() }
}

extension UIColor {
    /// The ground of grouped tables; `systemGroupedBackground` has replaced it.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}

extension RunLoop.Mode {
    /// `tracking` under its earlier name.
    public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}

/// `RunLoop.Mode` under its earlier name.
public typealias RunLoopMode = RunLoop.Mode
/// The largest finite number of type Float.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// `MAXFLOAT` under its earlier name.
public let HUGE = Float.greatestFiniteMagnitude

extension NSMutableDictionary {
    /// Sets an object by a key of Objective-C.
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? NSObject { setObject(anObject, forKey: key) }
    }
}

/// `UIResponder.keyboardFrameEndUserInfoKey` under its earlier name.
public let UIKeyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
/// `UIResponder.keyboardAnimationDurationUserInfoKey` under its earlier name.
public let UIKeyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
