import Foundation
import SystemPackage

/// The name of a file that is still being written: `.flipbook-PID-RANDOM`, with the extension of what it
/// becomes.
///
/// The random part keeps two processes apart and cannot be guessed by who would plant a link there. The
/// process tells whether the file is still in use.
struct TemporaryName: Sendable, Hashable {
    /// The name without its folder.
    let text: String

    private static let mark = ".flipbook-"

    /// A new name.
    init(extension suffix: String? = nil) {
        let random = UInt64.random(in: .min ... .max).hexadecimal
        text = "\(Self.mark)\(getpid())-\(random)" + (suffix.map { ".\($0)" } ?? "")
    }

    /// The process in a name that this type made; nil for any other name.
    static func process(of name: String) -> pid_t? {
        guard name.hasPrefix(mark) else { return nil }
        let parts = name.dropFirst(mark.count).split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0 else { return nil }
        let random = parts[1].prefix { $0 != "." }
        return random.utf8.count == 16 && random.allSatisfy(\.isHexDigit) ? process : nil
    }

    /// Removes what dead processes left in a folder, locks as well, but not journals. A file stays when its
    /// process lives, and when it is locked, for a process of another machine or container has numbers of its
    /// own.
    /// - Parameters:
    ///   - age: how many seconds ago a file has to have been written; default 0.
    ///   - removesFolders: whether folders with such names go as well, with all that is in them; default false.
    static func removeStale(in folder: String, olderThan age: Int = 0, removesFolders: Bool = false) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            if name.hasPrefix(FileLock.mark) { try? FileLock(folder + "/" + name)?.release() }
            guard let process = process(of: name), !FrameJournal.isJournal(name), kill(process, 0) != 0,
                errno == ESRCH
            else { continue }
            let path = folder + "/" + name
            guard
                let file = try? FileDescriptor.open(
                    FilePath(path), .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
            else { continue }
            if file.tryLock(), file.isOlder(than: age), unlink(path) != 0, removesFolders {
                try? FileManager.default.removeItem(atPath: path)
            }
            try? file.close()
        }
    }
}

extension FileDescriptor {
    /// Whether the file was last written so many seconds ago.
    fileprivate func isOlder(than age: Int) -> Bool {
        guard age > 0 else { return true }
        guard let status else { return false }
        return Int(Date().timeIntervalSince1970) - Int(status.modificationSeconds) > age
    }
}

/// A path in a folder under which something may be made that gets its name later.
public func temporaryPath(in folder: String) -> String { folder + "/" + TemporaryName().text }

/// Removes files and folders with such paths, and with endings of theirs, whose processes ended before they got
/// their names. Those of the last hour stay: programs such as a compiler lock nothing, so they may be another
/// machine's.
public func removeUnfinished(in folder: String) {
    TemporaryName.removeStale(in: folder, olderThan: 3600, removesFolders: true)
}
