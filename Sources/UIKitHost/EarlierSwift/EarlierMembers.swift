// Members under the names that they had in Swift before version 4.2 (Swift 3 spellings).

extension UIView {
    /// `bringSubviewToFront(_:)` under its earlier name.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// `sendSubviewToBack(_:)` under its earlier name.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
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

extension NSMutableDictionary {
    /// Sets an object by a key of Objective-C.
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? NSObject { setObject(anObject, forKey: key) }
    }
}

extension NSNotification.Name {
    /// `UIApplication.didBecomeActiveNotification` under its earlier name.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// `UIApplication.willResignActiveNotification` under its earlier name.
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// `UIApplication.didEnterBackgroundNotification` under its earlier name.
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// `UIApplication.willEnterForegroundNotification` under its earlier name.
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// `UIDevice.orientationDidChangeNotification` under its earlier name.
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    /// `UIResponder.keyboardWillShowNotification` under its earlier name.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// `UIResponder.keyboardWillHideNotification` under its earlier name.
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// `UIResponder.keyboardWillChangeFrameNotification` under its earlier name.
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
}

/// `UIResponder.keyboardFrameEndUserInfoKey` under its earlier name.
public let UIKeyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
/// `UIResponder.keyboardAnimationDurationUserInfoKey` under its earlier name.
public let UIKeyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
