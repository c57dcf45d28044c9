import FlipbookCore
import Foundation
import SourceOutline

/// A folder of Swift files: an app, a library, a package or a playground.
///
/// Tests, build products, versions for other platforms, bundles of resources and hidden folders are left out,
/// and so are files that the Xcode project around them no longer compiles, and third-party packages but those
/// in folders `Pods` that the app imports; a folder whose name ends in Tests is one of tests unless all code
/// lies in such folders. The program of a package of scenes is left out, too. A playground with pages is one
/// module a page; another file with top-level code is a module with all files that have none. Beside an app,
/// playgrounds and scripts for a shell are left out.
package struct SourceFolder {
    private let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Returns true for the path of a folder that holds Swift files. A bare name could be that of a scene as
    /// well; a `/` at its end selects the folder.
    static func isOne(_ argument: String) -> Bool {
        var isFolder: ObjCBool = false
        guard !argument.isEmpty, FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder),
            isFolder.boolValue
        else { return false }
        return walk(argument, for: [".swift"]).contains(isSource)
            || walk(argument, for: [".swift"], includingTests: true).contains(isAppSource)
    }

    /// Returns the modules of the folder.
    /// - Throws: `FilmError.unreadable` when a file cannot be read, and `SceneFileError.overLimit`.
    func modules() async throws -> [SceneModule] {
        let folder = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        let root =
            folder.hasSuffix(".xcodeproj") || folder.hasSuffix(".xcworkspace")
            ? URL(fileURLWithPath: folder).deletingLastPathComponent().relativePath : folder
        var names = ProjectSources(in: root).compiled(try Self.swiftFiles(below: root))
        // A page of a playground uses the sources of the playground around it.
        if root.hasSuffix(".xcplaygroundpage"), let pages = root.range(of: "/Pages/", options: .backwards) {
            names += try Self.swiftFiles(below: root[..<pages.lowerBound] + "/Sources")
        }
        let own = try texts(of: names, in: root)
        let texts = Self.withoutProgram(
            OtherPlatforms.leftOut(of: own + PodSources.files(importedBy: own, in: root), in: root))
        let outlines = try await SourceUnit.outlines(of: texts, path: path)
        let files = Self.withoutCompanions(zip(texts, outlines).map { File(file: $0, outline: $1) }, in: root)
        let scripts = files.filter(\.isScript)
        let libraries = files.filter { !$0.isScript }
        guard !scripts.isEmpty else {
            return try await Self.apps(libraries, in: root).modules {
                try await Self.module($0.files, $0.folder, in: $0.folder)
            }
        }
        return try await scripts.modules { script in
            try await Self.module(
                Self.siblings(of: script, among: libraries) + [script], script.file.path, in: root)
        }
    }

    /// Reads the files, as long as all of them together are within the limit.
    private func texts(of names: [String], in root: String) throws -> [AdapterRequest.File] {
        let language = ProjectLanguage.version(in: root)
        var bytes = 0
        return try names.map { name in
            let file = try SceneFile.read(name)
            bytes += file.text.utf8.count
            guard bytes <= SourceLimits.folderBytes else {
                throw SceneFileError.overLimit(
                    path: path, line: nil,
                    rule: "its Swift files have more than \(SourceLimits.folderBytes >> 20) MiB")
            }
            return AdapterRequest.File(path: file.path, text: file.text, language: language)
        }
    }

    /// A file of the folder.
    private struct File {
        let file: AdapterRequest.File
        /// The file's outline, read by itself.
        let outline: UnitOutline

        var isScript: Bool { outline.files.contains(where: \.isScript) }

        /// Returns true for a file of a playground below a folder, and for a script that a shell runs.
        func isCompanion(in root: String) -> Bool {
            file.path.dropFirst(root.count).contains(".playground/") || file.text.hasPrefix("#!")
        }
    }

    /// Returns the files without those that accompany an app: playgrounds, which may hold copies of its
    /// sources, and scripts. Without an app, all files.
    private static func withoutCompanions(_ files: [File], in root: String) -> [File] {
        let own = files.filter { !$0.isCompanion(in: root) }
        return own.contains { AppClasses.hasEntry($0.outline.types) } ? own : files
    }

    /// Returns the files without the program of a package of `flipbook new`, which lists the scenes for a
    /// command of its own; all where no other is left.
    private static func withoutProgram(_ files: [AdapterRequest.File]) -> [AdapterRequest.File] {
        let scenes = files.filter { file in
            !file.text.split(whereSeparator: \.isNewline).contains { $0 == "import FlipbookCommand" }
        }
        return scenes.isEmpty ? files : scenes
    }

    private static func module(
        _ files: [File], _ name: String, in folder: String
    ) async throws -> SceneModule {
        let copies = FileCopies.places(
            in: files.map { FileCopies.File(path: $0.file.path, text: $0.file.text) })
        let own = files.enumerated().filter { !copies.contains($0.offset) }.map(\.element)
        let models = try dataModels(of: own.map(\.outline), in: folder)
        return try await SceneModule(
            own.map(\.file) + models, name: name, storyboards: FolderStoryboards(path: folder),
            isFolder: true)
    }

    /// Returns the code of the data models of files; none where no file imports Core Data.
    static func dataModels(
        of outlines: [UnitOutline], in folder: String
    ) throws -> [AdapterRequest.File] {
        let imports = outlines.flatMap { $0.files.flatMap(\.imports) }
        guard imports.contains("CoreData") else { return [] }
        let classes = outlines.flatMap { outline in outline.types.filter(\.isClass).map(\.name) }
        return try DataModelFiles.sources(in: folder, besides: Set(classes))
    }

    /// Returns the apps of a folder, each with its files: those below the folder of its delegate, and those
    /// that belong to no app. A folder with one app or none is one module. Beside an app for phones, one for
    /// televisions is left out.
    private static func apps(_ files: [File], in root: String) -> [(folder: String, files: [File])] {
        let entries = files.filter { AppClasses.hasEntry($0.outline.types) }
        let folders = Set(entries.map { folder(of: $0.file.path) }).sorted()
        // A folder within another app's is a part of that app.
        let outer = folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }
        guard outer.count > 1 else { return [(root, files)] }
        let phones = outer.filter { !FolderStoryboards(path: $0).areForTelevisions }
        return (phones.isEmpty ? outer : phones).map { own in
            let others = outer.filter { $0 != own }
            return (own, files.filter { file in !others.contains { file.file.path.hasPrefix($0 + "/") } })
        }
    }

    /// Returns the folder of a file, or the one around it where the file lies in a folder named for it.
    private static func folder(of path: String) -> String {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let isInner = [
            "App", "AppDelegate", "Application", "Delegates", "Supporting Files", "Sources", "Classes",
        ]
        .contains(folder.lastPathComponent)
        return (isInner ? folder.deletingLastPathComponent() : folder).relativePath
    }

    /// Returns the files that are compiled with a script: not those of other pages.
    private static func siblings(of script: File, among files: [File]) -> [File] {
        let page = Self.page(of: script.file.path)
        return files.filter { file in
            let other = Self.page(of: file.file.path)
            return other == nil || other == page
        }
    }

    private static func page(of path: String) -> Substring? {
        path.range(of: ".xcplaygroundpage/").map { path[..<$0.upperBound] }
    }

    /// The names of folders whose files do not belong to the app.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "Tests", "UITests", "node_modules", "fastlane",
    ]

    /// Returns the Swift files below a folder, in alphabetical order. Where all of them are in folders named
    /// for tests, those that are no tests are the app's.
    /// - Throws: `SceneFileError.overLimit`.
    private static func swiftFiles(below folder: some StringProtocol) throws -> [String] {
        let files = try walk(folder, for: [".swift"]).files().filter(isSource)
        guard files.isEmpty else { return files }
        return try walk(folder, for: [".swift"], includingTests: true).files().filter(isAppSource)
    }

    /// Returns false for a test, which imports a framework for tests, and for the description of a package.
    private static func isAppSource(_ path: String) -> Bool {
        guard isSource(path), let text = try? SceneFile.read(path).text else { return false }
        return !["import XCTest", "import Testing"].contains(where: text.contains)
    }

    /// Returns false for the description of a package.
    private static func isSource(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return name != "Package.swift" && !name.hasPrefix("Package@")
    }

    /// The Objective-C files of the folder.
    /// - Throws: `SceneFileError.overLimit`.
    package var objectiveCFiles: [String] {
        get throws { try Self.walk(path, for: [".m", ".mm"]).files() }
    }

    /// Returns a search of the folder for the app's own files of some extensions. The name of a folder that
    /// is skipped otherwise finds that folder.
    static func walk(
        _ folder: some StringProtocol, for extensions: [String], includingTests: Bool = false
    ) -> FolderWalk {
        FolderWalk(String(folder), for: extensions) { name in
            name.hasPrefix(".") || skipped.contains(name) && !extensions.contains(name)
                || name.hasSuffix("Tests") && !includingTests
                || name.hasSuffix(".xcassets") || name.hasSuffix(".bundle") && extensions == [".swift"]
        }
    }
}

extension Array {
    /// Returns a module for each element, one after another.
    fileprivate func modules(_ make: (Element) async throws -> SceneModule) async throws -> [SceneModule] {
        var modules: [SceneModule] = []
        for element in self { modules.append(try await make(element)) }
        return modules
    }
}
