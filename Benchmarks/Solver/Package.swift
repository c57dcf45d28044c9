// swift-tools-version: 6.2
import PackageDescription

// Flipbook is found through a link that `run` makes: a package at a path is known by the last name of the path,
// and the folder that Flipbook was cloned into may have any name, also this folder's.
let package = Package(
    name: "SolverBenchmark",
    dependencies: [.package(name: "flipbook", path: ".build/flipbook")],
    targets: [
        .executableTarget(
            name: "SolverBenchmark",
            dependencies: ["Arenas", .product(name: "Physics2D", package: "flipbook")]),
        .executableTarget(
            name: "FrameBenchmark",
            dependencies: [
                "Arenas", "CAllocations", .product(name: "Physics2D", package: "flipbook"),
                .product(name: "UIKit", package: "flipbook"),
            ]),
        .target(name: "Arenas"),
        .target(name: "CAllocations"),
    ],
    swiftLanguageModes: [.v6]
)
