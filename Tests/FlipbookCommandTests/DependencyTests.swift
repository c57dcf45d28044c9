import Foundation
import TestSupport
import Testing

/// The packages that a package fetches along with Flipbook.
@Suite(.tags(.process)) struct DependencyTests {
    @Test(arguments: [
        ("", ["swift-subprocess", "swift-syntax", "swift-system"]),
        (
            ", traits: [\"Command\"]",
            ["swift-argument-parser", "swift-subprocess", "swift-syntax", "swift-system"]
        ),
    ])
    func packageFetchesTheArgumentParserOnlyWithTheCommand(_ traits: String, _ names: [String]) throws {
        #expect(try dependencies(traits: traits) == ["flipbook"] + names)
    }

    /// Returns the names of all packages below one that uses the libraries, and SwiftSyntax in the range of
    /// swift-snapshot-testing. A repository with links to the present files stands for Flipbook's.
    private func dependencies(traits: String) throws -> [String] {
        var names: Set<String> = []
        try inFolder { folder in
            let package = folder + "/flipbook"
            try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
            for target in ["Own", "Macros"] {
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/own/Sources/\(target)", withIntermediateDirectories: true)
                try write("", to: "\(folder)/own/Sources/\(target)/\(target).swift")
            }
            // SwiftPM reads the manifest in the repository, where a link has no text.
            try FileManager.default.copyItem(
                atPath: Repository.root.appendingPathComponent("Package.swift").path,
                toPath: package + "/Package.swift")
            for name in ["Sources", "Scenes", "Tests"] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(package)/\(name)",
                    withDestinationPath: Repository.root.appendingPathComponent(name).path)
            }
            let commit = "-c user.name=Own -c user.email=own@example.com commit -qm manifest"
            _ = try Shell("git init -q -b main && git add . && git \(commit)", in: package)
            try write(manifest(package, traits), to: folder + "/own/Package.swift")
            let tree = try Shell(
                "swift package show-dependencies --format json 2>/dev/null", in: folder + "/own")
            let root = try JSONSerialization.jsonObject(with: Data(tree.output.utf8)) as? [String: Any]
            collect(try #require(root, "\(tree.output)"), into: &names)
        }
        return names.subtracting(["own"]).sorted()
    }

    private func collect(_ node: [String: Any], into names: inout Set<String>) {
        if let name = node["identity"] as? String { names.insert(name) }
        for child in node["dependencies"] as? [[String: Any]] ?? [] { collect(child, into: &names) }
    }

    private func manifest(_ package: String, _ traits: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let libraries = ["Flipbook", "UIKit", "FlipbookTesting"]
        let package = Package(
            name: "own",
            dependencies: [
                .package(url: "file://\(package)", branch: "main"\(traits)),
                .package(url: "https://github.com/swiftlang/swift-syntax", "509.0.0"..<"603.0.0"),
            ],
            targets: [
                .target(
                    name: "Own", dependencies: libraries.map { .product(name: $0, package: "flipbook") }),
                .target(
                    name: "Macros", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")]),
            ])
        """
    }
}
