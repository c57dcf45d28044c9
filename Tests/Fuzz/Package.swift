// swift-tools-version: 6.2
import PackageDescription

// Flipbook is found through a link that `run` makes, as in Benchmarks/Solver. The readers are those that the
// tests in Tests/ReaderTests replay the corpus with.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "flipbook", path: ".build/flipbook")],
    targets: [
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                .product(name: "Flipbook", package: "flipbook"), .product(name: "UIKit", package: "flipbook"),
                .product(name: "FlipbookCommand", package: "flipbook"),
                .product(name: "SourceAdapter", package: "flipbook"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
