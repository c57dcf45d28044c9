import Flipbook
import Foundation

/// The folder where compiled scenes are kept: `$XDG_CACHE_HOME/flipbook`, by default `~/.cache/flipbook`. It
/// may be deleted at any time; the libraries used least recently are deleted when there are more than a
/// hundred.
///
/// What lies there is loaded and runs with the user's rights, so nobody else may write there: the folder
/// belongs to the user and has the mode 0700, or it is refused.
struct CompilationCache {
    private let folder: String
    private static let mostLibraries = 100

    /// The user's folder, which is made where there is none.
    /// - Throws: `FilmError.unwritable` for a folder that another user owns or may write.
    init() throws {
        folder = try Self.home() + "/flipbook"
        try Self.makePrivate(folder)
        try Self.makePrivate(folder + "/scenes")
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

    /// Makes the library of a key: under another name until it is whole, for several commands may make it at
    /// once. Meanwhile there is a folder for what the compiler needs, which goes at the end, even when the process
    /// is stopped: the compiler is killed then and clears nothing away.
    func make(
        _ key: String, _ body: (_ library: String, _ workFolder: String) async throws -> Void
    ) async throws -> String {
        removeUnfinished(in: path("scenes"))
        let folder = temporaryPath(in: path("scenes"))
        UnfinishedFiles.all.note(folder, isTree: true)
        defer {
            try? FileManager.default.removeItem(atPath: folder)
            UnfinishedFiles.all.forget(folder)
        }
        guard mkdir(folder, 0o700) == 0 else {
            throw FilmError.unwritable(path: folder, reason: String(cString: strerror(errno)))
        }
        let partial = folder + "/scenes.so"
        try await body(partial, folder)
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
        if FileManager.default.contents(atPath: path(name)) != data {
            try writeAtomically(data, to: path(name))
        }
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

// MARK: The user's own place

extension CompilationCache {
    /// The folder for caches. The XDG Base Directory Specification: a relative path counts as none. Services
    /// and cron may run without HOME; then the system's list of users tells.
    private static func home() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        if let cache = folder("XDG_CACHE_HOME") { return cache }
        if let home = folder("HOME") { return home + "/.cache" }
        guard let user = getpwuid(geteuid()), let home = user.pointee.pw_dir else {
            throw FilmError.unwritable(
                path: "~/.cache/flipbook",
                reason:
                    "the user \(geteuid()) has no home; say with XDG_CACHE_HOME where compiled scenes may lie"
            )
        }
        return String(cString: home) + "/.cache"
    }

    /// Makes a folder that only this user may enter, or makes sure that it is one.
    ///
    /// One that others could only read is closed to them: nobody else can have put anything there.
    private static func makePrivate(_ path: String) throws {
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if !FileManager.default.fileExists(atPath: path) {
            try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            mkdir(path, 0o700)
        }
        let refusal = { (reason: String) in FilmError.unwritable(path: path, reason: reason) }
        // By its descriptor, so that what is looked at is what is changed; a link counts as somebody else's.
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { throw refusal(String(cString: strerror(errno))) }
        defer { close(folder) }
        var status = stat()
        guard fstat(folder, &status) == 0 else { throw refusal(String(cString: strerror(errno))) }
        guard status.st_uid == geteuid() else {
            throw refusal(
                "it belongs to user \(status.st_uid), not to you (\(geteuid())), and what lies there would run "
                    + "with your rights; say with XDG_CACHE_HOME where compiled scenes may lie")
        }
        guard status.st_mode & 0o022 == 0 else {
            throw refusal(
                "others may write there, and what lies there would run with your rights; delete the folder")
        }
        if status.st_mode & 0o777 != 0o700 { fchmod(folder, 0o700) }
    }
}
