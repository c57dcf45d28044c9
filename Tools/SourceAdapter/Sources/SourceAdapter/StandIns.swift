import CStandIns

/// Code in place of modules that Linux lacks: inert code for those that only add sound, haptics, shops,
/// mail, maps, photographs, images of the network, advertising or analytics, and working code for Combine,
/// Core Data, SnapKit, Then and the random numbers of GameplayKit.
///
/// A file that imports such a module is compiled with this code.
enum StandIns {
    /// The sentences about what is left out, by module.
    static let summaries: [String: String] = [
        "AVFoundation": "sounds and videos are left out", "AVFAudio": "sounds are left out",
        "AVKit": "sounds and videos are left out",
        "AudioToolbox": "sounds are left out", "CoreHaptics": "haptics are left out",
        "StoreKit": "purchases are left out", "GameKit": "the game center is left out",
        "MessageUI": "mail and messages are left out", "Social": "sharing is left out",
        "SafariServices": "web pages are left out", "os": "logs are left out", "OSLog": "logs are left out",
        "WebKit": "web pages are left out", "MediaPlayer": "music is left out",
        "UserNotifications": "notifications are left out",
        "LocalAuthentication": "authentication is left out",
        "CoreLocation": "places are left out",
        "MapKit": "maps are gray fields", "Photos": "photographs are left out",
        "PhotosUI": "photographs are left out",
        "iAd": "advertising is left out", "AdSupport": "advertising is left out",
        "GoogleMobileAds": "advertising is left out", "FirebaseAnalytics": "analytics are left out",
        "Firebase": "analytics are left out", "Crashlytics": "reports are left out",
        "FirebaseCrashlytics": "reports are left out", "Fabric": "reports are left out",
        "FirebaseCore": "analytics are left out", "Kingfisher": "images from the network are left out",
        "SDWebImage": "images from the network are left out",
    ]

    /// The modules whose code works, so that nothing is left out.
    static let complete: Set = ["Combine", "CoreData", "GameplayKit", "OpenCombine", "SnapKit", "Then"]

    /// The modules that have such code.
    static let modules = Set(groups.keys)

    /// Returns the code for the modules that files import, and for operators that Swift 2 had; nil when there
    /// is none.
    static func text(for unit: SourceUnit) -> String? {
        let modules = Set(unit.files.flatMap(\.imports)).filter {
            leading[$0].map { !unit.globalNames.contains($0) } ?? true
        }
        var paths = Set(modules.flatMap { groups[$0] ?? [] })
        if modules.contains("SwiftUI") { paths.formUnion(partsOfSwiftUI(for: unit)) }
        if usesPredicates(unit) { paths.insert("Predicates") }
        if unit.files.contains(where: \.isSwift2) { paths.insert("OptionalComparisons") }
        guard !paths.isEmpty else { return nil }
        let declarations = Set(paths.flatMap(texts)).map(declarations)
        return (["import UIKit"] + declarations.sorted()).joined(separator: "\n\n") + "\n"
    }

    /// Returns the code for SwiftUI: without names that the unit declares itself, and with that of Combine,
    /// which comes along with SwiftUI, where it is used.
    private static func partsOfSwiftUI(for unit: SourceUnit) -> [String] {
        let names: [(file: String, declared: Set<String>)] = [
            ("SwiftUI/Representables", ["Binding", "UIViewRepresentable"]), ("SwiftUI/State", ["State"]),
            ("SwiftUI/Objects", ["ObservedObject", "StateObject"]),
            ("SwiftUI/Color", ["Color"]),
        ]
        let usesCombine = unit.files.contains { $0.text.contains("ObservableObject") }
        return names.filter { $0.declared.isDisjoint(with: unit.globalNames) }.map(\.file)
            + (usesCombine ? ["Combine"] : [])
    }

    /// Returns true for code with predicates or descriptors of sorting of its own or of Core Data.
    private static func usesPredicates(_ unit: SourceUnit) -> Bool {
        let names = ["NSPredicate", "NSCompoundPredicate", "NSSortDescriptor"]
        guard unit.globalNames.isDisjoint(with: names) else { return false }
        return unit.usesCoreData || unit.files.contains { file in names.contains(where: file.text.contains) }
    }

    /// Returns the declarations of a file's text, which follow its import of UIKit.
    private static func declarations(in text: String) -> String {
        let start = text.firstRange(of: "import UIKit\n\n")?.upperBound ?? text.startIndex
        return String(text[start...].dropLast())
    }

    /// Returns the texts of a file in the folder StandIns, or of all files in a folder there.
    private static func texts(at path: String) -> [String] {
        if let text = files[path] { return [text] }
        return files.filter { $0.key.hasPrefix(path + "/") }.map(\.value)
    }

    /// The texts of the files in the folder StandIns by their paths, which end without an extension.
    private static let files: [String: String] = {
        var files: [String: String] = [:]
        var next = StandInFiles()
        while let file = next, let path = file.pointee.path, let text = file.pointee.text {
            files[String(cString: path)] = String(cString: text)
            next = file + 1
        }
        return files
    }()

    /// A name of each module whose sources are often beside the app's; these then are compiled.
    private static let leading = [
        "Firebase": "FirebaseApp", "FirebaseCore": "FirebaseApp", "Kingfisher": "KingfisherWrapper",
        "SDWebImage": "SDWebImageOptions", "Then": "Then",
    ]

    /// The files and folders in StandIns that hold the code of a module.
    private static let groups: [String: [String]] = [
        "AVFoundation": ["Sound", "Speech", "SystemSounds", "Video"],
        "AVFAudio": ["Sound", "Speech"],
        "AVKit": ["Sound", "Video"], "AudioToolbox": ["SystemSounds"],
        "CoreHaptics": ["Haptics"], "StoreKit": ["Shop"],
        "MessageUI": ["Mail"], "SafariServices": ["Web"], "os": ["Logs"],
        "OSLog": ["Logs"], "LocalAuthentication": ["Authentication"],
        "CoreLocation": ["Places"], "MapKit": ["Places", "Maps"],
        "Photos": ["Photographs"], "PhotosUI": ["Photographs"],
        "UserNotifications": ["Notifications"], "CoreData": ["CoreData"],
        // GameKit brings GameplayKit along.
        "GameKit": ["Games", "Randoms"], "GameplayKit": ["Randoms"],
        "WebKit": ["Pages"],
        "Social": ["Sharing"], "Combine": ["Combine"], "OpenCombine": ["Combine"],
        "Firebase": ["Firebase"], "FirebaseCore": ["Firebase"],
        "Kingfisher": ["Kingfisher"], "SDWebImage": ["WebImages"],
        "Then": ["Then"],
        "SnapKit": ["SnapKit"],
    ]
}
