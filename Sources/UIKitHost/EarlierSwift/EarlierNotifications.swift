// Names of notifications as they were in Swift before version 4.2: constants in Swift 2, members after that.

/// `UIApplication.didEnterBackgroundNotification` under its earlier name.
public let UIApplicationDidEnterBackgroundNotification = UIApplication.didEnterBackgroundNotification
/// `UIApplication.willEnterForegroundNotification` under its earlier name.
public let UIApplicationWillEnterForegroundNotification = UIApplication.willEnterForegroundNotification
/// `UIApplication.didBecomeActiveNotification` under its earlier name.
public let UIApplicationDidBecomeActiveNotification = UIApplication.didBecomeActiveNotification
/// `UIApplication.willResignActiveNotification` under its earlier name.
public let UIApplicationWillResignActiveNotification = UIApplication.willResignActiveNotification
/// `UIApplication.didReceiveMemoryWarningNotification` under its earlier name.
public let UIApplicationDidReceiveMemoryWarningNotification = UIApplication
    .didReceiveMemoryWarningNotification
/// `UIApplication.willTerminateNotification` under its earlier name.
public let UIApplicationWillTerminateNotification = UIApplication.willTerminateNotification
/// `UIApplication.didChangeStatusBarOrientationNotification` under its earlier name.
public let UIApplicationDidChangeStatusBarOrientationNotification = UIApplication
    .didChangeStatusBarOrientationNotification
/// `UIApplication.willChangeStatusBarOrientationNotification` under its earlier name.
public let UIApplicationWillChangeStatusBarOrientationNotification = UIApplication
    .willChangeStatusBarOrientationNotification
/// `UIApplication.willChangeStatusBarFrameNotification` under its earlier name.
public let UIApplicationWillChangeStatusBarFrameNotification = UIApplication
    .willChangeStatusBarFrameNotification
/// `UIApplication.didChangeStatusBarFrameNotification` under its earlier name.
public let UIApplicationDidChangeStatusBarFrameNotification = UIApplication
    .didChangeStatusBarFrameNotification
/// `UIDevice.orientationDidChangeNotification` under its earlier name.
public let UIDeviceOrientationDidChangeNotification = UIDevice.orientationDidChangeNotification
/// `UIDevice.batteryLevelDidChangeNotification` under its earlier name.
public let UIDeviceBatteryLevelDidChangeNotification = UIDevice.batteryLevelDidChangeNotification
/// `UIPasteboard.changedNotification` under its earlier name.
public let UIPasteboardChangedNotification = UIPasteboard.changedNotification
/// `UITextField.textDidBeginEditingNotification` under its earlier name.
public let UITextFieldTextDidBeginEditingNotification = UITextField.textDidBeginEditingNotification
/// `UITextField.textDidEndEditingNotification` under its earlier name.
public let UITextFieldTextDidEndEditingNotification = UITextField.textDidEndEditingNotification
/// `UITextField.textDidChangeNotification` under its earlier name.
public let UITextFieldTextDidChangeNotification = UITextField.textDidChangeNotification
/// `UITextView.textDidBeginEditingNotification` under its earlier name.
public let UITextViewTextDidBeginEditingNotification = UITextView.textDidBeginEditingNotification
/// `UITextView.textDidChangeNotification` under its earlier name.
public let UITextViewTextDidChangeNotification = UITextView.textDidChangeNotification
/// `UITextView.textDidEndEditingNotification` under its earlier name.
public let UITextViewTextDidEndEditingNotification = UITextView.textDidEndEditingNotification
/// `UIResponder.keyboardWillShowNotification` under its earlier name.
public let UIKeyboardWillShowNotification = UIResponder.keyboardWillShowNotification
/// `UIResponder.keyboardDidShowNotification` under its earlier name.
public let UIKeyboardDidShowNotification = UIResponder.keyboardDidShowNotification
/// `UIResponder.keyboardWillHideNotification` under its earlier name.
public let UIKeyboardWillHideNotification = UIResponder.keyboardWillHideNotification
/// `UIResponder.keyboardDidHideNotification` under its earlier name.
public let UIKeyboardDidHideNotification = UIResponder.keyboardDidHideNotification
/// `UIResponder.keyboardWillChangeFrameNotification` under its earlier name.
public let UIKeyboardWillChangeFrameNotification = UIResponder.keyboardWillChangeFrameNotification
/// `UIResponder.keyboardDidChangeFrameNotification` under its earlier name.
public let UIKeyboardDidChangeFrameNotification = UIResponder.keyboardDidChangeFrameNotification

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
    /// `UIApplication.didReceiveMemoryWarningNotification` under its earlier name.
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    /// `UIApplication.willTerminateNotification` under its earlier name.
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    /// `UIApplication.didChangeStatusBarOrientationNotification` under its earlier name.
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
        .didChangeStatusBarOrientationNotification
    /// `UIApplication.willChangeStatusBarOrientationNotification` under its earlier name.
    public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
        .willChangeStatusBarOrientationNotification
    /// `UIApplication.willChangeStatusBarFrameNotification` under its earlier name.
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication
        .willChangeStatusBarFrameNotification
    /// `UIApplication.didChangeStatusBarFrameNotification` under its earlier name.
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication
        .didChangeStatusBarFrameNotification
    /// `UIDevice.batteryLevelDidChangeNotification` under its earlier name.
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    /// `UIPasteboard.changedNotification` under its earlier name.
    public static let UIPasteboardChanged = UIPasteboard.changedNotification
    /// `UITextField.textDidBeginEditingNotification` under its earlier name.
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    /// `UITextField.textDidEndEditingNotification` under its earlier name.
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    /// `UITextField.textDidChangeNotification` under its earlier name.
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    /// `UITextView.textDidBeginEditingNotification` under its earlier name.
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    /// `UITextView.textDidChangeNotification` under its earlier name.
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    /// `UITextView.textDidEndEditingNotification` under its earlier name.
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    /// `UIResponder.keyboardDidShowNotification` under its earlier name.
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// `UIResponder.keyboardDidHideNotification` under its earlier name.
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    /// `UIResponder.keyboardDidChangeFrameNotification` under its earlier name.
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}
