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
        var files = Set(modules.flatMap { groups[$0] ?? [] })
        if modules.contains("SwiftUI") { files.formUnion(partsOfSwiftUI(for: unit)) }
        if usesPredicates(unit) { files.formUnion(predicates) }
        if unit.files.contains(where: \.isSwift2) { files.insert(Files.OptionalComparisons_swift) }
        guard !files.isEmpty else { return nil }
        return (["import UIKit"] + files.map(declarations).sorted()).joined(separator: "\n\n") + "\n"
    }

    /// Returns the code for SwiftUI: without names that the unit declares itself, and with that of Combine,
    /// which comes along with SwiftUI, where it is used.
    private static func partsOfSwiftUI(for unit: SourceUnit) -> [[UInt8]] {
        let names: [(file: [UInt8], declared: Set<String>)] = [
            (Files.Representables_swift, ["Binding", "UIViewRepresentable"]), (Files.State_swift, ["State"]),
            (Files.Objects_swift, ["ObservedObject", "StateObject"]),
            (Files.Color_swift, ["Color"]),
        ]
        let usesCombine = unit.files.contains { $0.text.contains("ObservableObject") }
        return names.filter { $0.declared.isDisjoint(with: unit.globalNames) }.map(\.file)
            + (usesCombine ? combine : [])
    }

    /// Returns true for code with predicates or descriptors of sorting of its own or of Core Data.
    private static func usesPredicates(_ unit: SourceUnit) -> Bool {
        let names = ["NSPredicate", "NSCompoundPredicate", "NSSortDescriptor"]
        guard unit.globalNames.isDisjoint(with: names) else { return false }
        return unit.usesCoreData || unit.files.contains { file in names.contains(where: file.text.contains) }
    }

    /// Returns the declarations of a file in the folder StandIns, which follow its import of UIKit.
    private static func declarations(in file: [UInt8]) -> String {
        let text = String(decoding: file, as: UTF8.self)
        let start = text.firstRange(of: "import UIKit\n\n")?.upperBound ?? text.startIndex
        return String(text[start...].dropLast())
    }

    /// The files of the folder StandIns, which the compiler does not compile: the program holds their texts.
    private typealias Files = PackageResources

    /// A name of each module whose sources are often beside the app's; these then are compiled.
    private static let leading = [
        "Firebase": "FirebaseApp", "FirebaseCore": "FirebaseApp", "Kingfisher": "KingfisherWrapper",
        "SDWebImage": "SDWebImageOptions", "Then": "Then",
    ]

    private static let combine = [
        Files.Publisher_swift, Files.Subject_swift, Files.Operators_swift, Files.Joining_swift,
        Files.Scheduling_swift,
    ]

    private static let predicates = [
        Files.Predicate_swift, Files.PredicateScanner_swift, Files.PredicateParser_swift,
        Files.PredicateComparison_swift, Files.PredicateValues_swift, Files.SortDescriptor_swift,
    ]

    private static let coreData = [
        Files.ManagedObjectID_swift, Files.EntityDescription_swift, Files.ObjectModel_swift,
        Files.ManagedObject_swift, Files.ManagedValues_swift, Files.Relationships_swift,
        Files.PersistentStore_swift, Files.StoreCoordinator_swift, Files.PersistentContainer_swift,
        Files.ObjectContext_swift, Files.ContextChanges_swift, Files.ContextSaving_swift,
        Files.ManagedNews_swift, Files.MergePolicy_swift, Files.FetchRequest_swift,
        Files.FetchExpressions_swift,
        Files.BatchRequests_swift, Files.FetchedResults_swift, Files.FetchedResultsController_swift,
        Files.EarlierNames_swift, Files.CoreDataErrors_swift,
        Files.ValueTransformer_swift, Files.SnapshotReference_swift,
    ]

    private static let groups: [String: [[UInt8]]] = [
        "AVFoundation": [
            Files.Sound_swift, Files.Speech_swift, Files.SystemSounds_swift, Files.Video_swift,
        ],
        "AVFAudio": [Files.Sound_swift, Files.Speech_swift],
        "AVKit": [Files.Sound_swift, Files.Video_swift], "AudioToolbox": [Files.SystemSounds_swift],
        "CoreHaptics": [Files.Haptics_swift], "StoreKit": [Files.Shop_swift],
        "MessageUI": [Files.Mail_swift], "SafariServices": [Files.Web_swift], "os": [Files.Logs_swift],
        "OSLog": [Files.Logs_swift], "LocalAuthentication": [Files.Authentication_swift],
        "CoreLocation": [Files.Places_swift], "MapKit": [Files.Places_swift, Files.Maps_swift],
        "Photos": [Files.Photographs_swift], "PhotosUI": [Files.Photographs_swift],
        "UserNotifications": [Files.Notifications_swift], "CoreData": coreData,
        // GameKit brings GameplayKit along.
        "GameKit": [Files.Games_swift, Files.Randoms_swift], "GameplayKit": [Files.Randoms_swift],
        "WebKit": [Files.Pages_swift],
        "Social": [Files.Sharing_swift], "Combine": combine, "OpenCombine": combine,
        "Firebase": [Files.Firebase_swift], "FirebaseCore": [Files.Firebase_swift],
        "Kingfisher": [Files.Kingfisher_swift], "SDWebImage": [Files.WebImages_swift],
        "Then": [Files.Then_swift],
        "SnapKit": [
            Files.ConstraintMaker_swift, Files.ConstraintTargets_swift, Files.ConstraintEntries_swift,
        ],
    ]
}
