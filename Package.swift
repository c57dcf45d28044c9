// swift-tools-version: 6.2
import PackageDescription

/// Flags that compile all files of a target in one process.
let wholeModule = ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]
/// Flags that optimize a target in a debug build too, with all assertions.
let optimized = wholeModule + ["-O", "-enable-default-cmo", "-assert-config", "Debug"]
/// A Boolean value that indicates whether the targets of the engine and of pixels are optimized in a debug build:
/// with `FLIPBOOK_OPTIMIZED_ENGINE=1` in the environment, as `make test` sets it. It is no default, because SwiftPM
/// refuses packages with flags such as these as dependencies.
let isEngineOptimized = Context.environment["FLIPBOOK_OPTIMIZED_ENGINE"] == "1"
let engineSettings: [SwiftSetting] =
    isEngineOptimized ? [.unsafeFlags(optimized, .when(configuration: .debug))] : []
let cEngineSettings: [CSetting] =
    isEngineOptimized ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : []

/// A Boolean value that indicates whether all targets are compiled as whole modules, with
/// `FLIPBOOK_WHOLE_MODULES=1` in the environment. `.ci/run` sets it for what it builds once: a library takes
/// 40 % less processor time, since two processes for half of its files would both check what these share.
/// While you work, a change of one file would compile its module again. These builds hold no debug information:
/// it takes an eighth of a test module's time, and nobody attaches a debugger to them.
let areModulesWhole = isEngineOptimized && Context.environment["FLIPBOOK_WHOLE_MODULES"] == "1"
/// The features with which a file sees the members of what it imports itself, and a module passes on only what
/// it imports as `public`.
let importSettings: [SwiftSetting] = [
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("InternalImportsByDefault"),
]
/// The condition of what only the command needs.
let command = TargetDependencyCondition.when(traits: ["Command"])
/// A Boolean value that indicates whether another package has fetched this one as a dependency. It gets the
/// command, and with it swift-argument-parser, only if it asks for the trait.
let isFetched = ["/.build/checkouts/", "/SourcePackages/checkouts/"].contains {
    Context.packageDirectory.contains($0)
}
/// Flags of the targets that read options, drive the compiler and compare numbers. A release build does not
/// optimize them: they compile in a third of the time, and the program starts 2 ms later. SwiftPM refuses
/// packages with flags such as these as dependencies.
let commandSettings: [SwiftSetting] =
    isFetched ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
    name: "flipbook",
    products: [
        .library(name: "Flipbook", targets: ["Flipbook"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Physics2D", targets: ["Physics2D"]),
        .library(name: "FlipbookCommand", targets: ["FlipbookCommand", "SourceOutline"]),
        .library(name: "FlipbookTesting", targets: ["FlipbookTesting"]),
        .executable(name: "flipbook", targets: ["FlipbookProgram"]),
    ],
    traits: [
        .trait(name: "Command", description: "FlipbookCommand and the program `flipbook`."),
        .default(enabledTraits: isFetched ? [] : ["Command"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .systemLibrary(name: "CZLib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "CPNG", dependencies: ["CLibPNG"], cSettings: cEngineSettings),
        .target(name: "CJPEG", dependencies: ["CLibJPEG"]),
        .target(name: "CPixels", cSettings: cEngineSettings),
        .target(name: "CSIMD", cSettings: cEngineSettings),
        .target(name: "CPages"),
        .target(name: "CSignals"),
        .target(name: "CHashing"),
        .target(name: "CFilmTime"),

        .target(name: "DeterministicMath", swiftSettings: engineSettings),
        .target(
            name: "Physics2D", dependencies: ["CSIMD", "DeterministicMath"], swiftSettings: engineSettings),
        .target(
            name: "LiveDynamics", dependencies: ["Physics2D"], swiftSettings: engineSettings),
        .target(name: "CoreGeometry", dependencies: ["DeterministicMath"], swiftSettings: engineSettings),
        .target(
            name: "Picture", dependencies: ["CoreGeometry", "DeterministicMath"],
            swiftSettings: engineSettings),
        .target(name: "ConstraintSolver", swiftSettings: engineSettings),
        .target(name: "FilmRuntime", dependencies: ["CFilmTime", "Picture", "CoreGeometry"]),
        .target(name: "CoreDrawing", dependencies: ["FilmRuntime", "Picture", "DeterministicMath"]),
        .target(name: "CoreLayers", dependencies: ["CoreDrawing", "Picture", "DeterministicMath"]),
        .target(name: "UIFoundation", dependencies: ["CoreLayers", "Picture", "DeterministicMath", "CZLib"]),
        .target(
            name: "UIKitDrawing",
            dependencies: ["UIFoundation", "Picture", "CoreGeometry", "DeterministicMath"],
            swiftSettings: engineSettings),
        .target(
            name: "UIKitCore",
            dependencies: ["UIFoundation", "CoreLayers", "ConstraintSolver", "Picture", "DeterministicMath"]),
        .target(
            name: "UIKitDynamics",
            dependencies: [
                "CoreGeometry", "UIKitCore", "Physics2D", "LiveDynamics", "Picture", "DeterministicMath",
            ]),
        .target(name: "UIKitControls", dependencies: ["UIKitCore", "Picture", "DeterministicMath"]),
        .target(name: "UIKitText", dependencies: ["UIKitControls", "UIKitCore", "Picture"]),
        .target(name: "UIKitPresentation", dependencies: ["UIKitText", "Picture"]),
        .target(name: "UIKitTables", dependencies: ["UIKitControls", "Picture"]),
        .target(
            name: "UIKitCollections",
            dependencies: ["UIKitTables", "UIKitControls", "UIKitDynamics", "Picture"]),
        .target(
            name: "UIKitBars", dependencies: ["UIKitPresentation", "UIKitControls", "UIKitCore", "Picture"]),
        .target(name: "UIKitStoryboards", dependencies: ["UIKitCollections", "UIKitBars", "Picture"]),
        .target(
            name: "UIKitHost",
            dependencies: ["UIKitStoryboards", "UIKitText", "UIKitDrawing", "UIKitCore", "Picture"]),
        .target(name: "UIKit", dependencies: ["UIKitHost", "UIFoundation", "FilmRuntime"]),
        .target(
            name: "Raster", dependencies: ["CoreGeometry", "Picture", "CCairo", "CPNG", "CJPEG", "CPixels"],
            swiftSettings: engineSettings),
        .target(
            name: "FlipbookCore",
            dependencies: [
                "UIKitHost", "Raster", "Picture", "CoreGeometry", "DeterministicMath",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .target(
            name: "ChildProcess",
            dependencies: [.product(name: "SystemPackage", package: "swift-system")]),
        .target(
            name: "FlipbookVideo",
            dependencies: [
                "FlipbookCore", "UIKitHost", "Raster", "Picture", "ChildProcess",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .target(
            name: "FlipbookDrawing",
            dependencies: ["FlipbookCore", "UIKitHost", "Raster", "Picture", "CoreGeometry"]),
        .target(
            name: "FlipbookDiff",
            dependencies: [
                "FlipbookCore", "UIKitHost", "Raster", "Picture", "CoreGeometry", "ChildProcess",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .target(
            name: "FlipbookVector",
            dependencies: [
                "FlipbookDrawing", "FlipbookCore", "UIKitHost", "LiveDynamics", "Physics2D",
                "Raster", "Picture", "CoreGeometry", "CPages", "CZLib",
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["Live/Page", "Player/Page"]),
        .target(
            name: "Flipbook",
            dependencies: [
                "FlipbookCore", "FlipbookVideo", "FlipbookDrawing", "FlipbookDiff", "FlipbookVector",
            ]),
        .target(name: "FlipbookTesting", dependencies: ["Flipbook"]),
        .target(name: "LocalServer"),
        .target(
            name: "FlipbookPlay",
            dependencies: [
                "FlipbookCore", "FlipbookDrawing", "UIKitHost", "Raster", "Picture", "CoreGeometry",
                "DeterministicMath", "LocalServer", "CPages",
            ],
            exclude: ["Page"]),
        .target(name: "SourceOutline"),
        .target(
            name: "SceneCompiler",
            dependencies: [
                "FlipbookCore", "UIKitCore", "ChildProcess", "DeterministicMath", "SourceOutline",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: commandSettings),
        .target(
            name: "UIKitMembers", dependencies: ["UIKit", "CoreGeometry"], swiftSettings: commandSettings),
        .target(
            name: "Conformance",
            dependencies: ["UIKit", "UIKitHost", "UIKitMembers", "Picture", "CoreGeometry"],
            swiftSettings: commandSettings),
        .target(name: "Scenes", dependencies: ["UIKit", "Flipbook"], path: "Scenes"),
        .target(
            name: "FlipbookCommand",
            dependencies: [
                "Flipbook", "FlipbookPlay", "LocalServer", "UIKit", "UIKitHost", "Picture", "Raster",
                "CHashing", "CPages",
                "ChildProcess", "CSignals", "Conformance", "UIKitMembers", "SceneCompiler", "SourceOutline",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: command),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["Gallery/Page"],
            swiftSettings: commandSettings),
        // A scene file is compiled against this program's modules and loaded into it, so it shows its symbols.
        .executableTarget(
            name: "FlipbookProgram", dependencies: ["FlipbookCommand", "Scenes"],
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

        .target(
            name: "TestSupport", dependencies: ["CoreGeometry", "Picture", "Raster"],
            path: "Tests/TestSupport"),
        .testTarget(name: "Physics2DTests", dependencies: ["DeterministicMath", "Physics2D", "TestSupport"]),
        .testTarget(name: "CoreGeometryTests", dependencies: ["CoreGeometry"]),
        .target(
            name: "UIKitTestSupport", dependencies: ["CoreGeometry", "Picture", "UIKitHost"],
            path: "Tests/UIKitTestSupport"),
        .testTarget(
            name: "FilmRuntimeTests",
            dependencies: [
                "FilmRuntime", "CoreLayers", "Picture", "UIKitCore", "UIKitHost", "UIKitTestSupport",
            ]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "UIKitTestSupport"]),
        .testTarget(
            name: "CoreDrawingTests",
            dependencies: ["CoreDrawing", "Picture", "UIKitHost", "UIKitTestSupport"]),
        .testTarget(
            name: "CoreLayersTests",
            dependencies: [
                "CoreLayers", "DeterministicMath", "Picture", "UIKitHost", "UIKitTestSupport",
            ]),
        .testTarget(
            name: "UIFoundationTests",
            dependencies: [
                "Picture", "Raster", "UIFoundation", "UIKitCore", "UIKitHost", "TestSupport",
                "UIKitTestSupport",
            ]),
        .testTarget(
            name: "UIKitCoreTests",
            dependencies: [
                "Picture", "Raster", "UIKitCore", "UIKitDynamics", "UIKitHost", "TestSupport",
                "UIKitTestSupport",
            ]),
        .testTarget(
            name: "UIKitControlsTests",
            dependencies: ["Picture", "UIKitControls", "UIKitHost", "TestSupport", "UIKitTestSupport"]),
        .testTarget(
            name: "UIKitDrawingTests",
            dependencies: [
                "CoreDrawing", "CoreGeometry", "Picture", "Raster", "UIFoundation", "UIKitDrawing",
                "UIKitHost", "TestSupport", "UIKitTestSupport",
            ]),
        .testTarget(
            name: "UIKitTextTests",
            dependencies: ["Picture", "UIKitText", "UIKitHost", "TestSupport", "UIKitTestSupport"]),
        .testTarget(
            name: "UIKitPresentationTests",
            dependencies: ["Picture", "UIKitPresentation", "UIKitHost", "TestSupport", "UIKitTestSupport"]),
        .testTarget(
            name: "UIKitDynamicsTests",
            dependencies: [
                "Picture", "UIKitCore", "UIKitDynamics", "UIKitHost", "Physics2D", "TestSupport",
                "UIKitTestSupport",
            ]),
        .testTarget(
            name: "UIKitTablesTests",
            dependencies: ["Picture", "UIKitTables", "UIKitHost", "TestSupport", "UIKitTestSupport"]),
        .testTarget(
            name: "UIKitCollectionsTests",
            dependencies: ["Picture", "UIKitCollections", "UIKitHost", "TestSupport", "UIKitTestSupport"]),
        .testTarget(
            name: "UIKitBarsTests", dependencies: ["Picture", "UIKitHost", "TestSupport", "UIKitTestSupport"]),
        .testTarget(
            name: "UIKitStoryboardsTests",
            dependencies: ["Picture", "UIKitStoryboards", "UIKitHost", "TestSupport", "UIKitTestSupport"]),
        .testTarget(
            name: "UIKitHostTests",
            dependencies: [
                "DeterministicMath", "FilmRuntime", "Picture", "UIKitHost", "TestSupport", "UIKitTestSupport",
            ]),
        .testTarget(
            name: "RasterTests", dependencies: ["CPNG", "CoreGeometry", "Picture", "Raster", "TestSupport"]),
        .target(
            name: "FlipbookTestSupport", dependencies: ["Flipbook", "Picture", "UIKitHost"],
            path: "Tests/FlipbookTestSupport"),
        .testTarget(
            name: "FlipbookCoreTests",
            dependencies: [
                "CoreGeometry", "FlipbookCore", "FlipbookDrawing", "FlipbookTestSupport", "FlipbookVideo",
                "Picture",
                "Raster", "UIKitHost", "UIKitTestSupport", "Flipbook", "TestSupport",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "FlipbookVideoTests",
            dependencies: [
                "FlipbookCore", "FlipbookTestSupport", "FlipbookVideo", "Picture", "Raster", "Flipbook",
                "TestSupport", .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "FlipbookDrawingTests",
            dependencies: [
                "CoreGeometry", "FlipbookCore", "FlipbookDrawing", "FlipbookTestSupport", "Picture", "Raster",
                "UIKitHost", "Flipbook", "Scenes", "TestSupport",
            ]),
        .testTarget(
            name: "FlipbookVectorTests",
            dependencies: [
                "CoreGeometry", "FlipbookCore", "FlipbookVector", "FlipbookVideo", "Picture",
                "Raster", "UIKitHost", "Flipbook", "Scenes", "TestSupport", "UIKitTestSupport",
            ]),
        .testTarget(
            name: "ReaderTests",
            dependencies: [
                "Flipbook", "FlipbookCore", "FlipbookDiff", "FlipbookDrawing", "FlipbookVideo",
                "FlipbookCommand", "FlipbookPlay", "LocalServer", "SourceOutline", "UIKit", "UIKitHost",
                "Physics2D", "Raster", "Picture",
                "TestSupport", "UIFoundation",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: command),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        // Old code knows nothing of actors: it has the old language mode, and all of it runs on the main one.
        .testTarget(
            name: "SourceCompatibilityTests", dependencies: ["UIKitHost", "UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "FlipbookTestingTests",
            dependencies: [
                "FlipbookCore", "FlipbookDiff", "FlipbookDrawing", "FlipbookVideo", "Raster", "UIKitHost",
                "FlipbookTesting", "Flipbook", "TestSupport",
            ]),
        .testTarget(
            name: "SceneTests",
            dependencies: [
                "CoreGeometry", "FlipbookCore", "Picture", "Raster", "UIKitHost", "Scenes",
                "Flipbook", "TestSupport",
            ]),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["Conformance", "CoreGeometry", "CoreLayers", "Raster", "TestSupport"]),
        .testTarget(
            name: "FlipbookCommandTests",
            dependencies: [
                "FlipbookCommand", "FlipbookCore", "FlipbookProgram", "Flipbook", "Raster", "SourceOutline",
                "Scenes", "TestSupport", "UIKitTestSupport",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: command),
            ]),
        .testTarget(name: "LocalServerTests", dependencies: ["LocalServer"]),
        .testTarget(
            name: "FlipbookPlayTests",
            dependencies: [
                "FlipbookPlay", "FlipbookCore", "UIKitHost", "UIKitTestSupport",
            ]),
        .testTarget(name: "SourceOutlineTests", dependencies: ["SourceOutline"]),
        .testTarget(
            name: "SceneCompilerTests",
            dependencies: ["SceneCompiler", "SourceOutline", "FlipbookCore", "UIKitCore", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// Users' code, in SourceCompatibilityTests, is compiled as it was written.
for target in package.targets
where target.type != .system && target.name != "SourceCompatibilityTests" {
    target.swiftSettings = (target.swiftSettings ?? []) + importSettings
}

for target in package.targets where target.type != .system && areModulesWhole {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(wholeModule + ["-gnone"], .when(configuration: .debug))]
}

// SwiftPM rebuilds a module when that of a named dependency has changed, and the compiler leaves a module file as it
// was when its own interface is the same. A class that gains a member two floors below would go unnoticed, and objects
// with its old layout be linked. So each target also names what its dependencies depend on; those stand before it.
var below: [String: Set<String>] = [:]
for target in package.targets {
    let written = target.dependencies.compactMap {
        if case .byNameItem(let name, _) = $0 { name } else { nil }
    }
    let all = written.reduce(into: Set(written)) { names, name in
        guard let further = below[name] else { fatalError("\(name) has to stand before \(target.name)") }
        names.formUnion(further)
    }
    if target.type != .system {
        target.dependencies += all.subtracting(written).sorted().map { .byName(name: $0) }
    }
    below[target.name] = all
}
