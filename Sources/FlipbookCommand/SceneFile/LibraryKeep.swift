import Flipbook
import Foundation

/// The folder where compiled scenes are kept: `$XDG_CACHE_HOME/flipbook`, by default `~/.cache/flipbook`. It may be deleted at
/// any time; the libraries used least recently are deleted when there are more than a hundred.
struct LibraryKeep {
    private let folder: String
    private static let mostLibraries = 100

    init() {
        let environment = ProcessInfo.processInfo.environment
        // The XDG Base Directory Specification: a relative path counts as none.
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        folder = (cache ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache") + "/flipbook"
    }

    /// A path in the folder.
    func path(_ name: String) -> String { folder + "/" + name }

    /// The library of a key, if it is there; it then counts as used now.
    func library(_ key: String) -> String? {
        let file = path("scenes/\(key).so")
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        utimes(file, nil)
        return file
    }

    /// Makes the library of a key: under another name until it is whole, for several commands may make it at once.
    func make(_ key: String, _ body: (_ library: String) async throws -> Void) async throws -> String {
        let partial = path("scenes/\(key).\(getpid()).partial")
        defer { unlink(partial) }
        try await body(partial)
        let file = path("scenes/\(key).so")
        guard rename(partial, file) == 0 else {
            throw FilmError.unwritable(path: file, reason: String(cString: strerror(errno)))
        }
        removeOldest()
        return file
    }

    /// Writes a file of the folder unless it is there as it should be.
    func write(_ text: String, to name: String) throws {
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: path(name)) != data { try writeAtomically(data, to: path(name)) }
    }

    private func removeOldest() {
        let place = URL(fileURLWithPath: path("scenes"))
        let key = URLResourceKey.contentModificationDateKey
        let files = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: [key])
        let dated = (files ?? []).filter { $0.pathExtension == "so" }.map { file in
            (file, (try? file.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.mostLibraries) {
            unlink(file.path)
        }
    }
}
