import CFilmTime
import Foundation
import Synchronization

/// The folder in which code of a run finds its home and its temporary files, in place of the user's. It is
/// made when code first asks for it, and removed when the run or the process ends. Code sees it under a path
/// that is the same in every run.
package final class RunFolder: @unchecked Sendable {
    /// The path of the home, for functions of the C library.
    let home: UnsafeMutablePointer<CChar>
    /// The path of the folder of temporary files, for functions of the C library.
    let temporary: UnsafeMutablePointer<CChar>

    /// The beginning of the names, before the ID of the process, a count and a random number.
    private static let mark = "flipbook-run-"
    private static let paths = Mutex<Set<String>>([])
    private static let count = Atomic(0)
    private static let removesAtExit = atexit { RunFolder.removeAll() }

    /// The least number of bytes that a file is counted with, a block of most file systems: many empty files
    /// fill a disk as well.
    private static let leastSize = 4096

    /// The number of bytes of the files in the folders of all runs of this process.
    package static var bytesOfFiles: Int { paths.withLock { $0 }.reduce(0) { $0 + bytes(below: $1) } }

    /// Removes the folders of all runs, at the end of the process.
    package static func removeAll() { paths.withLock { $0 }.forEach(remove) }

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

    /// Returns the number of bytes of the files in a folder, which code may not have asked for, and below it.
    private static func bytes(below path: String) -> Int {
        var (folders, sum) = ([path], 0)
        while let folder = folders.popLast() {
            guard let stream = opendir(folder) else { continue }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = entry.pointer(to: \.d_name).map {
                    String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
                }
                var status = stat()
                guard let name, name != ".", name != "..", lstat(folder + "/" + name, &status) == 0 else {
                    continue
                }
                if status.st_mode & S_IFMT == S_IFDIR { folders.append(folder + "/" + name) }
                sum += max(Int(status.st_size), leastSize)
            }
        }
        return sum
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
