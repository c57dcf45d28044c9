import Flipbook
import Foundation

/// The files of a new package of scenes.
struct PackageTemplate {
    /// The package's, the module's and the program's name.
    let name: String
    /// Where the package finds Flipbook.
    let dependency: Dependency

    /// A file of the package.
    struct File {
        /// Where it is in the package.
        let path: String
        /// What it says.
        let text: String
    }

    /// All files.
    var files: [File] {
        [
            File(path: "Package.swift", text: manifest),
            File(path: ".gitignore", text: ".build/\n.pending/\nreview.html\n"),
            File(path: "README.md", text: readme),
            File(path: "Sources/\(name)/Main.swift", text: main),
            File(path: "Sources/\(name)/Bounce.swift", text: scene),
            File(path: "Tests/\(name)Tests/BounceTests.swift", text: test),
            File(path: "Tests/\(name)Tests/__Goldens__/bounce.trace", text: Self.goldenTrace),
        ]
    }

    /// Makes sure that a package and its module can have a name.
    /// - Throws: `FilmError.invalid` with the rule.
    static func check(name: String) throws {
        let letters = name.unicodeScalars
        let isWord = letters.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "_0123456789".unicodeScalars.contains($0))
        }
        guard isWord, let first = letters.first, first.properties.isAlphabetic else {
            throw FilmError.invalid(
                "A package cannot be named “\(name)”: a name has letters, digits and _, and begins with a letter."
            )
        }
        let taken = [
            "ArgumentParser", "Bounce", "CoreGeometry", "Flipbook", "FlipbookCommand",
            "FlipbookTesting", "Foundation", "Main",
            "Physics2D",
            "Picture", "Raster", "Scene", "Scenes", "Subprocess", "Swift", "SystemPackage", "Testing",
            "UIKit",
            "UIKitDynamics",
        ]
        if let other = taken.first(where: { $0.lowercased() == name.lowercased() }) {
            throw FilmError.invalid(
                "A package cannot be named “\(name)”, for there is a module or type \(other) already.")
        }
    }
}

extension PackageTemplate {
    /// Where the new package finds this one.
    struct Dependency {
        /// The lines before the package in its manifest; none for an address.
        let preamble: String
        /// The dependency in the manifest.
        let declaration: String
        /// The package's name in the manifest's products.
        let package: String
        /// How the package finds Flipbook, for its readers.
        let explanation: String

        /// A folder, as it is seen from the new package, or an address; of an address the main branch, for it
        /// names no version.
        /// - Throws: `FilmError.unreadable` for a folder without a package.
        init(_ place: String, from folder: String) throws {
            if place.contains("://") || place.hasPrefix("git@") {
                preamble = ""
                declaration = ".package(url: \"\(place.literal)\", branch: \"main\")"
                package = Self.identity(place)
                explanation = "`Package.swift` takes Flipbook from \(place)."
                return
            }
            guard FileManager.default.fileExists(atPath: place + "/Package.swift") else {
                throw FilmError.unreadable(path: place, reason: "there is no Package.swift in it")
            }
            let path = RelativePath(from: folder, to: place).text
            // A path of one machine would be wrong on the next one.
            preamble = """

                // Flipbook's folder as it is seen from this one; FLIPBOOK=FOLDER names another.
                let flipbook = Context.environment["FLIPBOOK"] ?? "\(path.literal)"

                """
            declaration = ".package(name: \"flipbook\", path: flipbook)"
            package = "flipbook"
            explanation =
                "`Package.swift` looks for Flipbook in \(path), seen from this folder; where it lies elsewhere, "
                + "`FLIPBOOK=FOLDER swift build` names the place."
        }

        /// The folder in which this program was built, while it is there.
        static func checkout(from folder: String) -> Dependency? {
            let source = URL(fileURLWithPath: #filePath)
            let root = source.deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            return try? Dependency(root.path, from: folder)
        }

        /// SwiftPM knows a package by the last part of its address.
        private static func identity(_ place: String) -> String {
            let last = place.split(separator: "/").last.map(String.init) ?? place
            return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).literal
        }
    }
}

extension String {
    /// What stands for the text in a string literal.
    fileprivate var literal: String {
        replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }
}
