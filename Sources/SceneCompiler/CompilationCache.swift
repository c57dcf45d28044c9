import FlipbookCore
import Foundation

/// The cache folder of compiled scenes: `$XDG_CACHE_HOME/flipbook`, by default `~/.cache/flipbook`. It may be
/// deleted at any time. Beyond 100 libraries, the least recently used are deleted, as are replies of the
/// source adapter (`AdapterReplies`).
///
/// The cached libraries are loaded and run with the user's rights, so no other user may write there: the
/// folder must belong to the user, and its mode is set to 0700. A folder of another owner, or one that others
/// may write, is refused.
package struct CompilationCache {
    private let folder: String
    private let environment: [String: String]
    private let monitor: RunMonitor?
    /// The most time for one compilation, in seconds.
    let compileSeconds: Int
    private static let mostLibraries = 100

    /// Opens the user's cache folder, and makes it if it does not exist.
    ///
    /// - Parameter context: the surroundings, whose environment says where the folder is.
    /// - Throws: `FilmError.unwritable` for a folder that another user owns or may write.
    package init(in context: CompilationContext) throws {
        (environment, monitor) = (context.environment, context.monitor)
        compileSeconds = context.compileSeconds
        folder = try Self.home(environment) + "/flipbook"
        try Self.makePrivate(folder)
        try Self.makePrivate(folder + "/scenes")
    }

    /// Returns a path in the folder.
    func path(_ name: String) -> String { folder + "/" + name }

    /// The folder of compiled C modules: `$CLANG_MODULE_CACHE_PATH`, as Clang reads it; without it a folder
    /// of the cache. To compile these modules takes three times as long as to compile a scene.
    var cModules: String {
        let given = environment["CLANG_MODULE_CACHE_PATH"]
        return given.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? path("modules")
    }

    /// Returns the path of a key's library and marks it as used now, or returns nil when the library is not
    /// cached.
    package func library(_ key: String) -> String? {
        let file = path("scenes/\(key).so")
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        utimes(file, nil)
        return file
    }

    /// Makes the library of a key, or takes the one that another command makes in the meantime. When that
    /// command ends without one, this one makes it: the lock ends with its process.
    ///
    /// The library is built under a temporary name and renamed when it is complete. The closure gets a
    /// temporary folder for the compiler's files. The folder is removed at the end, even when a signal stops
    /// the process, since a killed compiler does not clean up.
    ///
    /// - Parameter replaces: true to make the library even if it is there.
    package func make(
        _ key: String, replaces: Bool = false,
        _ body: (_ library: String, _ workFolder: String) async throws -> Void
    ) async throws -> String {
        let lock = try await advising {
            try await FileLock.wait(for: path("scenes/\(FileLock.mark)-\(key)"), monitor: monitor)
        }
        defer { lock.release() }
        if !replaces, let made = library(key) { return made }
        return try await withWorkFolder { folder in
            let partial = folder + "/scenes.so"
            try await body(partial, folder)
            let file = path("scenes/\(key).so")
            guard rename(partial, file) == 0 else { throw FilmError(unwritable: file, errno) }
            removeOldest(in: "scenes", ofType: "so", beyond: Self.mostLibraries)
            return file
        }
    }

    /// Calls a closure with a temporary folder for the compiler's files, which is removed afterwards.
    package func withWorkFolder<T>(_ body: (_ folder: String) async throws -> T) async throws -> T {
        removeUnfinished(in: path("scenes"))
        let folder = temporaryPath(in: path("scenes"))
        monitor?.unfinishedFiles.note(folder, isTree: true)
        defer {
            try? FileManager.default.removeItem(atPath: folder)
            monitor?.unfinishedFiles.forget(folder)
        }
        return try await advising {
            guard mkdir(folder, 0o700) == 0 else { throw FilmError(unwritable: folder, errno) }
            return try await body(folder)
        }
    }

    /// Writes a file of the folder unless it already has this content.
    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a file of the folder unless it already has these bytes.
    func write(_ data: Data, to name: String) throws {
        if FileManager.default.contents(atPath: path(name)) != data {
            // Leaves the files of other processes alone: a compiler locks none of them.
            try AtomicFile.write(data, to: path(name), monitor: monitor)
        }
    }

    /// Deletes the least recently used files of a folder of the cache.
    ///
    /// - Parameters:
    ///   - name: the folder's name.
    ///   - type: the extension of the files.
    ///   - most: the number of files that stay.
    func removeOldest(in name: String, ofType type: String, beyond most: Int) {
        let place = URL(fileURLWithPath: path(name))
        let key = URLResourceKey.contentModificationDateKey
        let files = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: [key])
        let dated = (files ?? []).filter { $0.pathExtension == type }.map { file in
            (file, (try? file.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(most) {
            unlink(file.path)
        }
    }
}

// MARK: Disks that refuse

extension FilmError {
    /// Creates the error about a path that the system refuses to write.
    fileprivate init(unwritable path: String, _ code: CInt) {
        self = .unwritable(path: path, reason: String(cString: strerror(code)))
    }
}

extension CompilationCache {
    private static let advice = "; say with XDG_CACHE_HOME where compiled scenes may lie"

    /// Runs a function that writes into the folder, and adds to an error about it what the user can do.
    private func advising<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch FilmError.unwritable(let path, let reason)
            where path.hasPrefix(folder) && !reason.hasSuffix(Self.advice)
        {
            throw FilmError.unwritable(path: path, reason: reason + Self.advice)
        }
    }

    /// Throws when the compiler failed for lack of space on the disk. It says so, unless its messages had no
    /// space either.
    ///
    /// - Parameter messages: the compiler's messages.
    func checkSpace(after messages: String) throws {
        let errors = messages.split(separator: "\n").filter { $0.lowercased().contains("error:") }
        let reasons = [ENOSPC, EDQUOT].map { String(cString: strerror($0)) }
        var disk = statvfs()
        let isFull = statvfs(folder, &disk) == 0 && disk.f_blocks > 0 && disk.f_bavail == 0
        let said = reasons.first { reason in errors.contains { $0.contains(reason) } }
        guard let reason = said ?? (isFull && errors.isEmpty ? reasons[0] : nil) else { return }
        throw FilmError.unwritable(path: folder, reason: reason + Self.advice)
    }
}

// MARK: The cache folder and its permissions

extension CompilationCache {
    /// Returns the base folder of caches by the XDG Base Directory Specification, which ignores relative
    /// paths. Without HOME, as in services and cron, the user database gives the home folder.
    private static func home(_ environment: [String: String]) throws -> String {
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

    /// Makes a folder that only this user may enter, or verifies that it is one.
    ///
    /// A folder that others could read but not write is set to mode 0700: they cannot have put files there.
    private static func makePrivate(_ path: String) throws {
        let refusal = { (reason: String) in FilmError.unwritable(path: path, reason: reason) }
        if !FileManager.default.fileExists(atPath: path) {
            do {
                try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
            } catch FilmError.unwritable(let parent, let reason) {
                throw FilmError.unwritable(path: parent, reason: reason + advice)
            }
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
                throw refusal(String(cString: strerror(errno)) + advice)
            }
        }
        // The checks and the change of mode use one descriptor, so that both apply to the same folder. A
        // symbolic link is refused.
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
