// Members of controllers and of the app in systems before iOS 11.

extension UIViewController {
    /// The part of the view that bars cover at its top.
    public var topLayoutGuide: any UILayoutSupport { view.guide(.topBar) }

    /// The part of the view that bars cover at its bottom.
    public var bottomLayoutGuide: any UILayoutSupport { view.guide(.bottomBar) }

    /// A Boolean value that indicates whether touches around a popover do not dismiss it; the same as
    /// `isModalInPresentation`.
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
}

extension UIApplication {
    /// The direction in which the interface stands: on its side where the film is wider than high.
    public var statusBarOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
}

/// The version of the system's Foundation: that of iOS 17.
public let NSFoundationVersionNumber = 2048.0
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11

/// An array of Foundation under its name in Core Foundation.
public typealias CFArray = NSArray
/// A dictionary of Foundation under its name in Core Foundation.
public typealias CFDictionary = NSDictionary
/// A text of Foundation under its name in Core Foundation.
public typealias CFString = NSString
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// An address of Foundation under its name in Core Foundation.
public typealias CFURL = NSURL
