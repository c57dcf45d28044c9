// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SolverBenchmark",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "flipbook", path: "../..")],
    targets: [
        .executableTarget(
            name: "SolverBenchmark", dependencies: [.product(name: "Physics2D", package: "flipbook")])
    ],
    swiftLanguageModes: [.v6]
)
