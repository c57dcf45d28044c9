/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// No kind specified.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A screen in a car.
    case carPlay = 3
    /// A computer.
    case mac = 5
}

/// The device: an upright phone.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    /// The name.
    public var name: String { "iPhone" }
    /// The model.
    public var model: String { "iPhone" }
    /// The model in the user's language.
    public var localizedModel: String { "iPhone" }
    /// The name of the system.
    public var systemName: String { "iOS" }
    /// The version of the system.
    public var systemVersion: String { "17.0" }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// A Boolean value that indicates whether turns are reported; it has no effect.
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// A Boolean value that indicates whether the battery is watched; it has no effect.
    public var isBatteryMonitoringEnabled = false
    /// The charge of the battery; always full.
    public var batteryLevel: Float { 1 }
    /// A Boolean value that indicates whether the device can do several things; always true.
    public var isMultitaskingSupported: Bool { true }
    /// A number of the device for this program; the same in every run.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }

    /// Has no effect: a film's device does not turn.
    public func beginGeneratingDeviceOrientationNotifications() {}

    /// Has no effect.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// The device has turned; never posted in a film.
    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The charge has changed; never posted in a film.
    nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
}
