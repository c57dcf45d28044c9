// swift-tools-version: 6.2
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, or nil to build it from source. `build` sets it, since
/// SwiftPM has no name for these libraries.
let toolchain = Context.environment["FLIPBOOK_TOOLCHAIN_SYNTAX"]
let products = ["SwiftSyntax", "SwiftParser", "SwiftIDEUtils"]
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
        .target(name: "CStandIns"),
        .target(
            name: "SourceAdapter",
            dependencies: ["SourceOutline", "CStandIns"]
                + (toolchain == nil ? products.map { .product(name: $0, package: "swift-syntax") } : []),
            exclude: ["StandIns"],
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
