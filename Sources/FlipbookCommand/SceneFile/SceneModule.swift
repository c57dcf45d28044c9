import Foundation
import SourceAdapter

/// The files that are compiled into one library, and the scenes in them.
struct SceneModule: Sendable {
    /// The files with their declarations.
    let unit: SourceUnit
    /// The classes that can be filmed.
    let classes: SceneClasses
    /// The name of the playground's page, whose live view is filmed; nil for a module without one.
    let page: String?

    /// Creates a module from files.
    ///
    /// - Parameter name: the path that names the module.
    init(_ files: [SourceText], name: String) {
        unit = SourceUnit(files)
        classes = SceneClasses(in: unit)
        let isPage = files.contains { file in
            file.isScript && !Self.playgrounds.isDisjoint(with: file.imports)
        }
        page = isPage ? Self.pageName(name) : nil
    }

    private static let playgrounds: Set = ["PlaygroundSupport", "XCPlayground"]

    /// The names of all scenes.
    var names: [String] { (page.map { [$0] } ?? []) + classes.all.map(\.name) }

    /// The names of the scenes to choose from when the command line names none: the page, or the classes.
    var candidates: [String] { page.map { [$0] } ?? classes.candidates.map(\.name) }

    /// The texts of all files, by which versions of the module differ.
    var sourceText: String {
        unit.files.count == 1
            ? unit.files[0].text : unit.files.map { "\($0.path)\n\($0.text)" }.joined(separator: "\n")
    }

    /// The index of the file with top-level code, or nil when there is none.
    var script: Int? { unit.files.firstIndex(where: \.isScript) }

    /// Returns the name of a playground or page without its extension: `Bounce` for
    /// `Bounce.playground/Contents.swift`.
    private static func pageName(_ path: String) -> String {
        let place = URL(fileURLWithPath: path)
        let name = place.lastPathComponent == "Contents.swift" ? place.deletingLastPathComponent() : place
        return name.deletingPathExtension().lastPathComponent
    }
}
