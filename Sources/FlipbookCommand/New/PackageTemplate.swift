import Flipbook
import Foundation
import SourceOutline

/// The files of a new package of scenes.
struct PackageTemplate {
    /// The name of the package, of its module and of its program.
    let name: String
    /// The new package's dependency on Flipbook.
    let dependency: Dependency

    /// A file of the package.
    struct File {
        /// The path in the package.
        let path: String
        /// The content.
        let text: String
    }

    /// All files of the package.
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

    /// The words of Swift that name no module.
    private static let keywords = Set(
        """
        Any as associatedtype break case catch class continue default defer deinit do else enum \
        extension fallthrough false fileprivate for func guard if import in init inout internal is let \
        nil operator precedencegroup private protocol public repeat rethrows return self Self static \
        struct subscript super switch throw throws true try typealias var where while
        """.split(separator: " ").map(String.init))

    /// Verifies that a package and its module can have a name.
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
        guard !keywords.contains(name) else {
            throw FilmError.invalid(
                "A package cannot be named “\(name)”, for that is a word of Swift itself.")
        }
        let taken =
            PackageModules.imported + PackageModules.others + PackageModules.foreign
            + ["Bounce", "Main", "Scene", "Scenes", "Swift", "Testing"]
        if let other = taken.first(where: { $0.lowercased() == name.lowercased() }) {
            throw FilmError.invalid(
                "A package cannot be named “\(name)”, for there is a module or type \(other) already.")
        }
    }
}

extension PackageTemplate {
    /// The dependency of the new package on this one.
    struct Dependency {
        /// The lines before the package in its manifest; empty for a URL.
        let preamble: String
        /// The dependency in the manifest.
        let declaration: String
        /// Flipbook's package name in the manifest's products.
        let package: String
        /// The sentence in the README that explains the dependency.
        let explanation: String

        /// Creates the dependency on a folder, by its path relative to the new package, or on a URL. A URL
        /// names no version, so the dependency is on its main branch.
        /// - Throws: `FilmError.unreadable` for a folder without a package.
        init(_ location: String, from folder: String) throws {
            if location.contains("://") || location.hasPrefix("git@") {
                preamble = ""
                declaration =
                    ".package(url: \"\(location.escapedForLiteral)\", branch: \"main\", traits: [\"Command\"])"
                package = Self.identity(location)
                explanation = "`Package.swift` takes Flipbook from \(location)."
                return
            }
            guard FileManager.default.fileExists(atPath: location + "/Package.swift") else {
                throw FilmError.unreadable(path: location, reason: "there is no Package.swift in it")
            }
            let path = RelativePath(from: folder, to: location).text
            // The absolute path is valid on this machine only.
            preamble = """

                // Flipbook's folder as it is seen from this one; FLIPBOOK=FOLDER names another.
                let flipbook = Context.environment["FLIPBOOK"] ?? "\(path.escapedForLiteral)"

                """
            declaration = ".package(name: \"flipbook\", path: flipbook, traits: [\"Command\"])"
            package = "flipbook"
            explanation =
                "`Package.swift` looks for Flipbook in \(path), seen from this folder; where it lies elsewhere, "
                + "`FLIPBOOK=FOLDER swift build` names the place."
        }

        /// Returns the dependency on the folder in which this program was built, or nil when that folder is
        /// gone.
        static func checkout(from folder: String) -> Dependency? {
            // The folder above Sources/FlipbookCommand/New.
            let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
                url.deletingLastPathComponent()
            }
            return try? Dependency(root.path, from: folder)
        }

        /// Returns SwiftPM's identity of a package: the last component of its URL, without `.git`.
        private static func identity(_ location: String) -> String {
            let last = location.split(separator: "/").last.map(String.init) ?? location
            return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).escapedForLiteral
        }
    }
}
