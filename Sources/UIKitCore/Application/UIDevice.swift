/// The device: a phone, or a tablet where the film is as large as one.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The device of the current run.
    public static var current: UIDevice { RunContext.current.screenState.device }

    /// The name.
    public var name: String { "iPhone" }
    /// The model.
    public var model: String { "iPhone" }
    /// The model in the user's language.
    public var localizedModel: String { "iPhone" }
    /// The name of the system.
    public var systemName: String { "iOS" }
    /// The version of the system: that of the film's look.
    public var systemVersion: String { RunContext.current.look.systemVersion }
    /// The kind of device: a tablet where both sides of the film have 700 points, otherwise a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// The direction in which the device is held: on its side where the film is wider than high, until the
    /// device turns.
    public var orientation: UIDeviceOrientation {
        if let turned = RunContext.current.screenState.deviceOrientation { return turned }
        let size = RunContext.current.window.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// A Boolean value that indicates whether turns of the device are reported; always true.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }
    /// A Boolean value that indicates whether the battery is watched; it has no effect.
    public var isBatteryMonitoringEnabled = false {
        didSet { warnOfNoEffect("UIDevice.isBatteryMonitoringEnabled", oldValue, isBatteryMonitoringEnabled) }
    }
    /// A Boolean value that indicates whether the sensor of the ear is watched; it has no effect.
    public var isProximityMonitoringEnabled = false {
        didSet {
            warnOfNoEffect(
                "UIDevice.isProximityMonitoringEnabled", oldValue, isProximityMonitoringEnabled)
        }
    }
    /// A Boolean value that indicates whether the device is at an ear; always false.
    public var proximityState: Bool { false }
    /// The charge of the battery; always full.
    public var batteryLevel: Float { 1 }
    /// A Boolean value that indicates whether the device supports multitasking; always true.
    public var isMultitaskingSupported: Bool { true }
    /// The identifier of the device for the app's vendor; the same in every run.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }

    /// Does nothing: turns of the device are always reported.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// Does nothing: turns of the device are always reported.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// The device has turned, as it does once in a film with `--turn`.
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The charge has changed; never posted in a film.
    nonisolated public static var batteryLevelDidChangeNotification: NSNotification.Name {
        warnOfNoEffect(anywhere: "UIDevice.batteryLevelDidChangeNotification")
        return NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
}
