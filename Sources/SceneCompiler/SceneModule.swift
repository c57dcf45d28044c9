import Foundation
import SourceOutline

/// The files that are compiled into one library, and the scenes in them.
package struct SceneModule: Sendable {
    /// The files with their declarations.
    package let unit: SourceUnit
    /// The classes that can be filmed.
    let classes: SceneClasses
    /// The name of the playground's page, whose live view is filmed; nil for a module without one.
    let page: String?
    /// The folder of images and storyboards; nil for that of the path.
    let resourceFolder: String?
    /// The folder of asset catalogs, whose images and colors code may reach as members; nil for none.
    let catalogFolder: String?
    /// The name of the app that the files make, which is filmed as it starts; nil for a module without one.
    /// It begins with the folders that distinguish it where a folder holds several of one name.
    var app: String?
    /// The path that names the module: that of the app's folder or of the file.
    let place: String
    /// True for code from before iOS 13, where controllers that set no style are presented on the full
    /// screen: in an earlier Swift, or with storyboards of an earlier Xcode.
    let isPriorToSheets: Bool
    /// The names of the controllers that only a storyboard can create.
    private let drawnClasses: Set<String>

    /// Creates a module from files.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - name: the path that names the module.
    ///   - storyboards: the storyboards beside the files; nil for none.
    ///   - isFolder: true for all the files of a folder, which may be an app with a storyboard.
    /// - Throws: the errors of source adaptation.
    init(
        _ files: [AdapterRequest.File], name: String, storyboards: FolderStoryboards? = nil,
        isFolder: Bool = false
    ) async throws {
        let unit = try await SourceUnit(files, path: name)
        // Storyboards are read only if a controller needs one.
        var drawn: Set<String>?
        classes = SceneClasses(in: unit.outline) { name in
            drawn = drawn ?? storyboards?.classes
            return drawn?.contains(name) ?? false
        }
        place = name
        drawnClasses = Set(classes.all.filter(\.needsStoryboard).map(\.name))
        let isPage = unit.files.contains { file in
            file.isScript && !Self.playgrounds.isDisjoint(with: file.imports)
        }
        page = isPage ? Self.pageName(name) : nil
        let start = AppClasses(in: unit.outline)
        let isApp =
            !isPage
            && (start.setsRootController || isFolder && !files.isEmpty && storyboards?.hasMain == true)
        app = isApp ? Self.appName(name, besides: classes.all.map(\.name)) : nil
        let usesStoryboards = isApp || !drawnClasses.isEmpty
        isPriorToSheets =
            files.contains { ($0.language ?? 2) < 3 && Swift2Signs.isSwift2($0.text) }
            || usesStoryboards && storyboards?.arePriorToSheets == true
        resourceFolder = isFolder ? storyboards?.path : nil
        catalogFolder = storyboards?.path
        self.unit = unit
    }

    private static let playgrounds: Set = ["PlaygroundSupport", "XCPlayground"]

    /// The classes that an attribute marks as the app's entry, each with the path of its file.
    var entries: [(name: String, file: String)] {
        AppClasses.entries(among: unit.outline.types).map { ($0.name, unit.files[$0.file].path) }
    }

    /// True for a single file, without those made of the data models beside it.
    package var isSingleFile: Bool { unit.files.count { !DataModelFiles.isOne($0.path) } == 1 }

    /// The names of all scenes.
    package var names: [String] { names(without: []) }

    /// Returns the names of the scenes that remain without some files: the page or the app, then the classes.
    package func names(without excluded: Set<Int>) -> [String] {
        let page = script.map { excluded.contains($0) } == true ? nil : page
        return [page, app].compactMap { $0 } + classes(without: excluded).all.map(\.name)
    }

    /// Returns the names by which storyboards may draw a class: that in Swift, then that in Objective-C where
    /// an attribute gives one.
    package func interfaceNames(ofClass name: String) -> [String] {
        let type = unit.outline.types.first { type in
            type.isClass && type.name.filter { $0 != "`" } == name
        }
        return [name, type?.objectiveCName].compactMap { $0 }
    }

    /// Returns the classes that can be filmed without some files.
    func classes(without excluded: Set<Int>) -> SceneClasses {
        excluded.isEmpty
            ? classes : SceneClasses(in: unit.outline, without: excluded) { drawnClasses.contains($0) }
    }

    /// The names of the scenes to choose from when the command line names none: the page, or the classes that
    /// conform to `Scene`, or the app, or the controllers that no other code creates.
    package var candidates: [String] {
        if let page { return [page] }
        if let app, !classes.all.contains(where: \.isScene) { return [app] }
        let names = classes.candidates.map(\.name)
        return classes.all.contains(where: \.isScene) ? names : roots(among: names)
    }

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

    /// Returns the name of an app's folder or file without its extension; `App` where a class has that name.
    private static func appName(_ path: String, besides classes: [String]) -> String {
        let name = URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
        return classes.contains(name) || name.isEmpty || name == "/" ? "App" : name
    }
}
