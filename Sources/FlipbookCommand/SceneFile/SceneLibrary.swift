import Flipbook
import Foundation

/// A library of compiled scenes, loaded into this program. It stays loaded until the process ends, because
/// objects of the scenes may live as long.
struct SceneLibrary {
    /// The library's path.
    let path: String
    /// The path of its source file, for messages.
    let source: String

    /// The module name of every compiled scene file.
    static let moduleName = "FilmedScenes"

    /// The name of the library's only entry point, which fills an array of entries.
    static let entry = "flipbookListings"

    private typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void

    init(path: String, of source: String) {
        (self.path, self.source) = (path, source)
    }

    /// Loads the library, and returns the entries in the order in which they were compiled.
    /// - Throws: `SceneFileError.notLoaded`.
    @MainActor func listings() throws -> [CatalogEntry] {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let function = dlsym(library, Self.entry)
        else {
            let reason = dlerror().map { String(cString: $0) } ?? "it has no entry"
            throw SceneFileError.notLoaded(path: source, reason: reason)
        }
        var listings: [CatalogEntry] = []
        // `&listings` would pass a pointer to the array's elements instead of the array.
        withUnsafeMutablePointer(to: &listings) { unsafeBitCast(function, to: Entry.self)($0) }
        return listings
    }

    /// Returns the source code of the entry point. Class names are in backquotes, since a class may be called
    /// `class`.
    static func entrySource(for classes: [SceneClasses.Found]) -> String {
        let entries = classes.map { found in
            found.isScene
                ? "        Flipbook.CatalogEntry(`\(found.name)`.self),\n"
                : "        Flipbook.CatalogEntry(viewController: \"\(found.name)\", summary: \"A view controller.\") {\n"
                    + "            `\(found.name)`()\n        },\n"
        }
        return """
            import Flipbook

            @MainActor @_cdecl("\(entry)")
            public func flipbookListings(_ listings: UnsafeMutableRawPointer) {
                listings.assumingMemoryBound(to: [Flipbook.CatalogEntry].self).pointee = [
            \(entries.joined())    ]
            }

            """
    }
}
