// Inert code in place of UserNotifications: permission is denied, and nothing is delivered.
import UIKit

struct UNAuthorizationOptions: OptionSet {
    let rawValue: UInt
    static let badge = UNAuthorizationOptions(rawValue: 1)
    static let sound = UNAuthorizationOptions(rawValue: 2)
    static let alert = UNAuthorizationOptions(rawValue: 4)
    static let carPlay = UNAuthorizationOptions(rawValue: 8)
    static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    static let provisional = UNAuthorizationOptions(rawValue: 64)
}
struct UNNotificationPresentationOptions: OptionSet {
    let rawValue: UInt
    static let badge = UNNotificationPresentationOptions(rawValue: 1)
    static let sound = UNNotificationPresentationOptions(rawValue: 2)
    static let alert = UNNotificationPresentationOptions(rawValue: 4)
    static let list = UNNotificationPresentationOptions(rawValue: 8)
    static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
struct UNNotificationActionOptions: OptionSet {
    let rawValue: UInt
    static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    static let destructive = UNNotificationActionOptions(rawValue: 2)
    static let foreground = UNNotificationActionOptions(rawValue: 4)
}
struct UNNotificationCategoryOptions: OptionSet {
    let rawValue: UInt
    static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}
enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }
enum UNNotificationSetting: Int { case notSupported, disabled, enabled }
enum UNNotificationInterruptionLevel: UInt { case passive, active, timeSensitive, critical }

class UNNotificationSound: NSObject {
    static let `default` = UNNotificationSound()
    static let defaultCritical = UNNotificationSound()
    override init() {}
    init(named name: UNNotificationSoundName) {}
}
struct UNNotificationSoundName: RawRepresentable, Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
}
class UNNotificationAttachment: NSObject {
    let (identifier, url): (String, URL)
    init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, self.url) = (identifier, url)
    }
}
class UNNotificationContent: NSObject {
    fileprivate(set) var (title, subtitle, body) = ("", "", "")
    fileprivate(set) var badge: NSNumber?
    fileprivate(set) var sound: UNNotificationSound?
    fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    fileprivate(set) var (categoryIdentifier, threadIdentifier) = ("", "")
    fileprivate(set) var attachments: [UNNotificationAttachment] = []
    fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
}
class UNMutableNotificationContent: UNNotificationContent {
    override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
}

class UNNotificationTrigger: NSObject {
    let repeats: Bool
    init(repeats: Bool = false) { self.repeats = repeats }
}
class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    let timeInterval: TimeInterval
    init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
class UNCalendarNotificationTrigger: UNNotificationTrigger {
    let dateComponents: DateComponents
    init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
class UNPushNotificationTrigger: UNNotificationTrigger {}
class UNNotificationRequest: NSObject {
    let (identifier, content, trigger): (String, UNNotificationContent, UNNotificationTrigger?)
    init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}
class UNNotification: NSObject {
    let (date, request): (Date, UNNotificationRequest)
    fileprivate init(_ request: UNNotificationRequest) { (date, self.request) = (Date(), request) }
}
let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
class UNNotificationResponse: NSObject {
    let (notification, actionIdentifier): (UNNotification, String)
    fileprivate init(_ notification: UNNotification) {
        (self.notification, actionIdentifier) = (notification, UNNotificationDefaultActionIdentifier)
    }
}
class UNTextInputNotificationResponse: UNNotificationResponse { var userText: String { "" } }
class UNNotificationAction: NSObject {
    let (identifier, title, options): (String, String, UNNotificationActionOptions)
    init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}
class UNNotificationCategory: NSObject {
    let (identifier, actions): (String, [UNNotificationAction])
    init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) { (self.identifier, self.actions) = (identifier, actions) }
    convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers) }
}
class UNNotificationSettings: NSObject {
    var authorizationStatus: UNAuthorizationStatus { .denied }
    var alertSetting: UNNotificationSetting { .disabled }
    var badgeSetting: UNNotificationSetting { .disabled }
    var soundSetting: UNNotificationSetting { .disabled }
}

protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

/// The center keeps requests, of which none is delivered.
class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var requests: [UNNotificationRequest] = []
    var supportsContentExtensions: Bool { false }

    class func current() -> UNUserNotificationCenter { shared }
    func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(false, nil) } }
    @discardableResult func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
    }
    func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
    }
    func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        requests.append(request)
        DispatchQueue.main.async { completionHandler?(nil) }
    }
    func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        DispatchQueue.main.async { [requests] in completionHandler(requests) }
    }
    func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
    func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.removeAll { identifiers.contains($0.identifier) }
    }
    func removeAllPendingNotificationRequests() { requests = [] }
    func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
    }
    func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    func removeAllDeliveredNotifications() {}
    func setBadgeCount(_ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(nil) }
    }
}
