/// The actions that code has given the home screen in a run.
@MainActor private final class HomeScreen: RunState {
    var shortcutItems: [UIApplicationShortcutItem]?

    init(of context: RunContext) {}
}

extension UIApplication {
    /// The actions on the home screen, which a film does not show; default nil.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { RunContext.current[HomeScreen.self].shortcutItems }
        set {
            RunContext.current[HomeScreen.self].shortcutItems = newValue
            if newValue?.isEmpty == false { warnOfNoEffect("UIApplication.shortcutItems") }
        }
    }

    /// A Boolean value that indicates whether the app has other icons; always false.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the other icon; always nil.
    public var alternateIconName: String? { nil }

    /// Chooses another icon. It has no effect.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        warnOfNoEffect("UIApplication.setAlternateIconName")
        completionHandler?(CocoaError(.featureUnsupported))
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The app that launched this one.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The values that the other app adds.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The notification of the device.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The action of the home screen.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activities to take up.
    public static let userActivityDictionary = Self(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity to take up.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The managers of Bluetooth.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
}

extension UIApplication.OpenURLOptionsKey {
    /// The app from which the URL comes.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The values that the other app adds.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The order that the file is used where it lies.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
    /// The order that only an app with its own right to the URL opens it.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}
