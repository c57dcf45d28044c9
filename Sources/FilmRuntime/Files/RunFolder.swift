import CFilmTime
import Foundation
import Synchronization

/// The folder in which code of a run finds its home and its temporary files, in place of the user's. It is
/// made when code first asks for it, and removed when the run or the process ends. Code sees it under a path
/// that is the same in every run.
final class RunFolder: @unchecked Sendable {
    /// The path of the home, for functions of the C library.
    let home: UnsafeMutablePointer<CChar>
    /// The path of the folder of temporary files, for functions of the C library.
    let temporary: UnsafeMutablePointer<CChar>

    /// The beginning of the names, before the ID of the process, a count and a random number.
    private static let mark = "flipbook-run-"
    private static let paths = Mutex<Set<String>>([])
    private static let count = Atomic(0)
    private static let removesAtExit = atexit { RunFolder.paths.withLock { $0 }.forEach(RunFolder.remove) }

    /// Chooses the path of a folder.
    init() {
        _ = Self.removesAtExit
        // A run may begin in another one, whose folders and random numbers are not the machine's.
        let outer = cfilmtime_enter(cfilmtime_run())
        defer { _ = cfilmtime_enter(outer) }
        let count = Self.count.add(1, ordering: .relaxed).newValue
        let number = String(UInt64.random(in: .min ... .max), radix: 16)
        let parent = Foundation.FileManager.default.temporaryDirectory.path
        let path = "\(parent)/\(Self.mark)\(getpid())-\(count)-\(number)"
        _ = Self.paths.withLock { $0.insert(path) }
        (home, temporary) = (strdup(path), strdup(path + "/tmp"))
    }

    deinit {
        let path = String(cString: home)
        cfilmtime_hide(home)
        Self.remove(path)
        _ = Self.paths.withLock { $0.remove(path) }
        free(home)
        free(temporary)
    }

    /// Removes a folder that code has asked for, and those of processes that were killed.
    private static func remove(_ path: String) {
        guard access(path, F_OK) == 0 else { return }
        let files = Foundation.FileManager.default
        try? files.removeItem(atPath: path)
        let parent = (path as NSString).deletingLastPathComponent
        for name in (try? files.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(mark) {
            guard let process = pid_t(name.dropFirst(mark.count).prefix { $0 != "-" }), process > 0,
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? files.removeItem(atPath: parent + "/" + name)
        }
    }
}
