/// Inert code in place of system modules that only add sound, haptics, shops, mail, advertising or analytics.
///
/// A file that imports such a module is compiled with this code: its calls compile and do nothing.
enum StandIns {
    /// The sentences about what is left out, by module.
    static let summaries: [String: String] = [
        "AVFoundation": "sounds and videos are left out", "AVKit": "sounds and videos are left out",
        "AudioToolbox": "sounds are left out", "CoreHaptics": "haptics are left out",
        "StoreKit": "purchases are left out", "GameKit": "the game center is left out",
        "MessageUI": "mail and messages are left out", "Social": "sharing is left out",
        "SafariServices": "web pages are left out", "os": "logs are left out", "OSLog": "logs are left out",
        "WebKit": "web pages are left out", "MediaPlayer": "music is left out",
        "UserNotifications": "notifications are left out",
        "LocalAuthentication": "authentication is left out",
        "CoreData": "stored objects are left out",
        "iAd": "advertising is left out", "AdSupport": "advertising is left out",
        "GoogleMobileAds": "advertising is left out", "FirebaseAnalytics": "analytics are left out",
        "Firebase": "analytics are left out", "Crashlytics": "reports are left out",
        "FirebaseCrashlytics": "reports are left out", "Fabric": "reports are left out",
    ]

    /// Returns the code for imported modules; nil when none has stand-ins.
    static func text(forImports modules: Set<String>) -> String? {
        let parts = modules.flatMap { groups[$0] ?? [] }
        guard !parts.isEmpty else { return nil }
        return (["import UIKit"] + Set(parts).sorted()).joined(separator: "\n\n") + "\n"
    }

    private static let groups: [String: [String]] = [
        "AVFoundation": [sound, systemSounds, video], "AVKit": [sound, video], "AudioToolbox": [systemSounds],
        "CoreHaptics": [haptics], "StoreKit": [shop], "MessageUI": [mail], "SafariServices": [web],
        "os": [logs], "OSLog": [logs], "LocalAuthentication": [authentication], "CoreData": [storage],
        "GameKit": [games], "WebKit": [pages], "Social": [sharing],
    ]

    private static let systemSounds = """
        typealias SystemSoundID = UInt32
        let kSystemSoundID_Vibrate: SystemSoundID = 4095
        func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
        func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
        func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ block: (() -> Void)?) { block?() }
        @discardableResult
        func AudioServicesCreateSystemSoundID(_ url: NSURL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 { 0 }
        @discardableResult
        func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }
        """

    private static let sound = """
        protocol AVAudioPlayerDelegate: AnyObject {
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
        }
        extension AVAudioPlayerDelegate {
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
        }
        class AVAudioPlayer: NSObject {
            weak var delegate: AVAudioPlayerDelegate?
            var volume: Float = 1
            var numberOfLoops = 0
            var currentTime: TimeInterval = 0
            var duration: TimeInterval { 0 }
            var isPlaying: Bool { false }
            var rate: Float = 1
            var enableRate = false
            var pan: Float = 0
            init(contentsOf url: URL) throws {}
            init(contentsOf url: URL, fileTypeHint: String?) throws {}
            init(data: Data) throws {}
            init(data: Data, fileTypeHint: String?) throws {}
            @discardableResult func prepareToPlay() -> Bool { true }
            @discardableResult func play() -> Bool { true }
            func pause() {}
            func stop() {}
            func setVolume(_ volume: Float, fadeDuration: TimeInterval) {}
        }
        class AVAudioSession: NSObject {
            struct Category: Hashable, Sendable {
                let rawValue: String
                static let ambient = Category(rawValue: "ambient")
                static let playback = Category(rawValue: "playback")
                static let soloAmbient = Category(rawValue: "soloAmbient")
                static let record = Category(rawValue: "record")
                static let playAndRecord = Category(rawValue: "playAndRecord")
            }
            struct Mode: Hashable, Sendable {
                let rawValue: String
                static let `default` = Mode(rawValue: "default")
            }
            struct CategoryOptions: OptionSet, Sendable {
                let rawValue: UInt
                static let mixWithOthers = CategoryOptions(rawValue: 1)
                static let duckOthers = CategoryOptions(rawValue: 2)
            }
            static func sharedInstance() -> AVAudioSession { AVAudioSession() }
            func setCategory(_ category: Category) throws {}
            func setCategory(_ category: Category, options: CategoryOptions) throws {}
            func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
            func setActive(_ active: Bool) throws {}
        }
        struct AVFileType: Hashable, Sendable {
            let rawValue: String
            static let mp3 = AVFileType(rawValue: "public.mp3")
            static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
            static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
            static let aiff = AVFileType(rawValue: "public.aiff-audio")
            static let mp4 = AVFileType(rawValue: "public.mpeg-4")
            static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
        }
        class AVSpeechUtterance: NSObject {
            var rate: Float = 0.5
            init(string: String) {}
        }
        class AVSpeechSynthesizer: NSObject {
            func speak(_ utterance: AVSpeechUtterance) {}
        }
        """

    private static let haptics = """
        protocol CHHapticDeviceCapability { var supportsHaptics: Bool { get } }
        struct CHHapticCapability: CHHapticDeviceCapability { var supportsHaptics: Bool { false } }
        class CHHapticEngine: NSObject {
            var stoppedHandler: ((Int) -> Void)?
            var resetHandler: (() -> Void)?
            var playsHapticsOnly = false
            var isAutoShutdownEnabled = false
            override init() {}
            static func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticCapability() }
            func start() throws {}
            func start(completionHandler: ((Error?) -> Void)?) { completionHandler?(nil) }
            func stop(completionHandler: ((Error?) -> Void)? = nil) { completionHandler?(nil) }
            func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
        }
        class CHHapticPattern: NSObject {
            init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
        }
        class CHHapticDynamicParameter: NSObject {}
        class CHHapticPatternPlayer: NSObject {
            func start(atTime time: TimeInterval) throws {}
            func stop(atTime time: TimeInterval) throws {}
        }
        class CHHapticEventParameter: NSObject {
            enum ID { case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained }
            init(parameterID: ID, value: Float) {}
        }
        class CHHapticEvent: NSObject {
            enum EventType { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
            init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval) {}
            init(
                eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
                duration: TimeInterval
            ) {}
        }
        """

    private static let authentication = """
        enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
        enum LABiometryType: Int { case none, touchID, faceID }
        class LAContext: NSObject {
            var biometryType: LABiometryType { .none }
            var localizedFallbackTitle: String?
            var localizedReason = ""
            func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
            func evaluatePolicy(
                _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void
            ) {
                reply(false, nil)
            }
        }
        """

    private static let storage = """
        class NSManagedObject: NSObject {}
        class NSManagedObjectContext: NSObject {
            var hasChanges: Bool { false }
            func save() throws {}
            func delete(_ object: NSManagedObject) {}
        }
        class NSPersistentStoreDescription: NSObject {}
        class NSPersistentContainer: NSObject {
            let name: String
            let viewContext = NSManagedObjectContext()
            init(name: String) { self.name = name }
            func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, Error?) -> Void) {
                completionHandler(NSPersistentStoreDescription(), nil)
            }
        }
        """

    private static let logs = """
        struct OSLog: Sendable {
            static let `default` = OSLog()
            static let disabled = OSLog()
            init() {}
            init(subsystem: String, category: String) {}
        }
        struct OSLogType: Sendable {
            static let info = OSLogType(), debug = OSLogType(), error = OSLogType(), fault = OSLogType()
            static let `default` = OSLogType()
        }
        func os_log(_ message: StaticString, _ arguments: Any...) {}
        func os_log(_ message: StaticString, log: OSLog, type: OSLogType = .default, _ arguments: Any...) {}
        func os_log(_ type: OSLogType, _ message: String) {}
        func os_log(_ type: OSLogType, log: OSLog, _ message: String) {}
        struct Logger: Sendable {
            init() {}
            init(subsystem: String, category: String) {}
            func log(_ message: String) {}
            func info(_ message: String) {}
            func debug(_ message: String) {}
            func notice(_ message: String) {}
            func warning(_ message: String) {}
            func error(_ message: String) {}
            func fault(_ message: String) {}
        }
        """
}
