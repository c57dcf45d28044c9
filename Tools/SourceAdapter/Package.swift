// swift-tools-version: 6.2
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, or nil to build it from source. `build` sets it, since
/// SwiftPM has no name for these libraries.
let toolchain = Context.environment["FLIPBOOK_TOOLCHAIN_SYNTAX"]
let products = ["SwiftSyntax", "SwiftParser", "SwiftIDEUtils"]
/// The stand-ins of modules that Linux lacks: Swift files that are compiled with users' files, not with the
/// adapter.
let standIns = [
    "Authentication", "Firebase", "Games", "Haptics", "Kingfisher", "Logs", "Mail", "Maps", "Notifications",
    "OptionalComparisons", "Pages",
    "Photographs",
    "Places", "Randoms", "Sharing", "Shop",
    "Sound", "Speech", "SystemSounds", "Then", "Video", "Web", "WebImages", "Combine/Publisher",
    "Combine/Subject",
    "Combine/Operators",
    "Combine/Joining", "Combine/Scheduling", "SnapKit/ConstraintMaker", "SnapKit/ConstraintTargets",
    "SnapKit/ConstraintEntries", "SwiftUI/Representables", "SwiftUI/State", "SwiftUI/Objects",
    "SwiftUI/Color",
    "Predicates/Predicate", "Predicates/PredicateScanner", "Predicates/PredicateParser",
    "Predicates/PredicateComparison", "Predicates/PredicateValues", "Predicates/SortDescriptor",
    "CoreData/ManagedObjectID", "CoreData/EntityDescription", "CoreData/ObjectModel",
    "CoreData/ManagedObject", "CoreData/ManagedValues", "CoreData/Relationships",
    "CoreData/PersistentStore", "CoreData/StoreCoordinator", "CoreData/PersistentContainer",
    "CoreData/ObjectContext", "CoreData/ContextChanges", "CoreData/ContextSaving",
    "CoreData/ManagedNews", "CoreData/MergePolicy", "CoreData/FetchRequest", "CoreData/FetchExpressions",
    "CoreData/BatchRequests",
    "CoreData/FetchedResults", "CoreData/FetchedResultsController", "CoreData/EarlierNames",
    "CoreData/CoreDataErrors",
    "CoreData/ValueTransformer", "CoreData/SnapshotReference",
]
/// The flags with which a target and its importers find the toolchain's modules.
let search: [SwiftSetting] = toolchain.map { [.unsafeFlags(["-I", $0])] } ?? []

let package = Package(
    name: "SourceAdapter",
    products: [
        .library(name: "SourceAdapter", targets: ["SourceAdapter", "SourceOutline"]),
        .executable(name: "flipbook-source-adapter", targets: ["SourceAdapterProgram"]),
    ],
    dependencies: toolchain == nil
        ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : [],
    targets: [
        // A link to the main package's module: both packages compile the same messages.
        .target(name: "SourceOutline"),
        .target(
            name: "SourceAdapter",
            dependencies: ["SourceOutline"]
                + (toolchain == nil ? products.map { .product(name: $0, package: "swift-syntax") } : []),
            resources: standIns.map { .embedInCode("StandIns/\($0).swift") },
            swiftSettings: search,
            linkerSettings: toolchain.map {
                [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] + products.map { "-l\($0)" })]
            } ?? []),
        .executableTarget(
            name: "SourceAdapterProgram", dependencies: ["SourceAdapter"], swiftSettings: search),
        .testTarget(
            name: "SourceAdapterTests", dependencies: ["SourceAdapter", "SourceOutline"],
            swiftSettings: search),
    ],
    swiftLanguageModes: [.v6]
)
