import FlipbookCore
import Foundation
import SourceOutline

/// A library of compiled scenes, loaded into this program. It stays loaded until the process ends, because
/// objects of the scenes may live as long.
package struct SceneLibrary {
    /// The library's path.
    let path: String
    /// The path of its source file, for messages.
    let source: String

    /// A scene of the library with the name of its class.
    typealias Entry = (className: String, entry: CatalogEntry)

    /// The module name of every compiled scene file.
    package static let moduleName = FilmedModule.name

    /// The name of the library's entry point, which fills an array of entries.
    static let entry = "flipbookEntries"

    /// The name of the function that runs a playground's top-level code.
    package static let pageFunction = "flipbookPage"

    private typealias Main = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
    private typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void

    init(path: String, of source: String) {
        (self.path, self.source) = (path, source)
    }

    /// Loads the library, and returns the entries in the order in which they were compiled.
    /// - Throws: `SceneFileError.notLoaded`.
    ///
    /// - Parameters:
    ///   - page: the name of the playground's page in the library, which runs once; nil for none.
    ///   - resourceFolder: the path of the folder with the page's images.
    ///   - monitor: the monitor of the entries.
    @MainActor func entries(page: String?, resourceFolder: String, monitor: RunMonitor?) throws -> [Entry] {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let function = dlsym(library, Self.entry)
        else {
            let reason = dlerror().map { String(cString: $0) } ?? "it has no entry"
            throw SceneFileError.notLoaded(path: source, reason: reason)
        }
        var entries: [Entry] = []
        // `&entries` would pass a pointer to the array's elements instead of the array.
        withUnsafeMutablePointer(to: &entries) { unsafeBitCast(function, to: Function.self)($0) }
        for index in entries.indices { entries[index].entry.monitor = monitor }
        guard let page, let function = dlsym(library, Self.pageFunction) else { return entries }
        // The function is that of a program's start, and takes a program's arguments.
        let run = unsafeBitCast(function, to: Main.self)
        monitor?.scene.begin(page)
        defer { monitor?.scene.end() }
        var entry = CatalogEntry(playground: page, resourceFolder: resourceFolder) { _ = run(0, nil) }
        entry.monitor = monitor
        return [(page, entry)] + entries
    }

    /// Returns the source code of the entry point. Class names are in backquotes, since a class may be called
    /// `class`.
    ///
    /// - Parameter omissions: the code that is left out, without which the scenes run as well as they can.
    static func entrySource(for module: SceneModule, without omissions: Omissions = Omissions()) -> String {
        let excluded = omissions.files
        let files = module.unit.files.indices.filter { !excluded.contains($0) }
        let app = module.app.map { appEntry($0, AppClasses(in: module.unit.outline, without: excluded)) }
        let entries = [app].compactMap { $0 } + module.classes(without: excluded).all.map(classEntry)
        return """
            import Flipbook
            import UIKit

            @MainActor @_cdecl("\(entry)")
            public func flipbookEntries(_ entries: UnsafeMutableRawPointer) {
                \(files.map { "\(UnitOutline.registration(ofFile: $0))()" }.joined(separator: "; "))
                UIModalPresentationStyle.flipbookStandard = \(module.isPriorToSheets ? ".fullScreen" : ".automatic")
                MethodTable.lacksCode = \(omissions != Omissions())
                entries.assumingMemoryBound(to: [(className: String, entry: Flipbook.CatalogEntry)].self).pointee = [
            \(entries.joined())    ]
            }

            """
    }

    private static func appEntry(_ name: String, _ classes: AppClasses) -> String {
        func make(_ label: String, _ type: String?) -> String {
            type.map { ", \(label): { `\($0)`() }" } ?? ""
        }
        let delegates =
            make("delegate", classes.delegate) + make("sceneDelegate", classes.sceneDelegate)
        // Names of files have no folders.
        let title = (name.split(separator: "/").last.map(String.init) ?? name).escapedForLiteral
        return
            "        (\"\(name.escapedForLiteral)\", Flipbook.CatalogEntry(app: \"\(title)\", "
            + "module: \"\(moduleName)\"\(delegates))),\n"
    }

    private static func classEntry(_ found: SceneClasses.Found) -> String {
        let make = found.needsStoryboard ? "nil" : "{ `\(found.name)`() }"
        let entry =
            found.isScene
            ? "Flipbook.CatalogEntry(`\(found.name)`.self)"
            : "Flipbook.CatalogEntry(viewController: \"\(found.name)\", summary: \"A view controller.\") { "
                + "UIKit.UIStoryboard.controller(of: `\(found.name)`.self, else: \(make)) }"
        return "        (\"\(found.name)\", \(entry)),\n"
    }
}
