// swift-tools-version: 6.2
import PackageDescription

/// A Boolean value that indicates whether the readers of the source adapter are built, otherwise Flipbook's:
/// the two packages share a target, so no package can depend on both.
let isAdapter = Context.environment["FUZZ_ADAPTER"] == "1"

// Flipbook is found through a link that `run` makes, as in Benchmarks/Solver. The readers are those that the
// tests in Tests/ReaderTests, and those of the source adapter, replay the corpus with.
let flipbook = Target.executableTarget(
    name: "Fuzz",
    dependencies: ["LibFuzzer"]
        + ["Flipbook", "UIKit", "FlipbookCommand"].map { .product(name: $0, package: "flipbook") })
let adapter = Target.executableTarget(
    name: "AdapterFuzz",
    dependencies: ["LibFuzzer", .product(name: "SourceAdapter", package: "SourceAdapter")])

let package = Package(
    name: "Fuzz",
    dependencies: [
        isAdapter
            ? .package(path: "../../Tools/SourceAdapter")
            : .package(name: "flipbook", path: ".build/flipbook")
    ],
    targets: [.target(name: "LibFuzzer"), isAdapter ? adapter : flipbook],
    swiftLanguageModes: [.v6]
)
