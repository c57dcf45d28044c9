import Flipbook
import Foundation

/// Compiled scenes that are loaded into this program. They stay loaded until it ends, for their objects may live as long.
struct SceneLibrary {
    /// The library's file.
    let path: String
    /// The source that it was made of, for messages.
    let source: String

    /// The name of the module that a file with scenes becomes.
    static let moduleName = "FilmedScenes"

    /// The name of the one function that the library shows; it fills an array of entries.
    static let entry = "flipbookListings"

    private typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void

    init(path: String, of source: String) {
        (self.path, self.source) = (path, source)
    }

    /// The entries in the order in which they were compiled.
    @MainActor func listings() throws -> [CatalogEntry] {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let function = dlsym(library, Self.entry)
        else {
            let reason = dlerror().map { String(cString: $0) } ?? "it has no entry"
            throw SceneFileError.notLoaded(path: source, reason: reason)
        }
        var listings: [CatalogEntry] = []
        // Not `&listings`, which for an array means its elements.
        withUnsafeMutablePointer(to: &listings) { unsafeBitCast(function, to: Entry.self)($0) }
        return listings
    }

    /// The source of that function for classes. Their names are quoted, since a class may be called `class`.
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
