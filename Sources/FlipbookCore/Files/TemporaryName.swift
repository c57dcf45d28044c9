package import Foundation
import SystemPackage

/// The name of a file that is still being written: `.flipbook-PID-RANDOM`, with the extension of the final
/// name.
///
/// The random part separates files of one process and of different machines, and prevents an attacker from
/// planting a link under a guessed name. The process ID shows whether the file is still in use.
package struct TemporaryName: Sendable, Hashable {
    /// The name without its folder.
    package let text: String

    private static let mark = ".flipbook-"

    /// Creates a name with 64 random bits as 16 hexadecimal digits.
    package init(extension suffix: String? = nil) {
        let random = UInt64.random(in: .min ... .max).hexadecimal
        text = "\(Self.mark)\(getpid())-\(random)" + (suffix.map { ".\($0)" } ?? "")
    }

    /// Returns the process ID in a name that this type made, or nil for any other name.
    package static func process(of name: String) -> pid_t? {
        guard name.hasPrefix(mark) else { return nil }
        let parts = name.dropFirst(mark.count).split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0 else { return nil }
        let random = parts[1].prefix { $0 != "." }
        return random.utf8.count == 16 && random.allSatisfy(\.isHexDigit) ? process : nil
    }

    /// Removes the files that dead processes left in a folder, and unused locks, but no journals. A file
    /// stays while its process runs and while it is locked, since the process IDs of other machines and
    /// containers mean nothing here.
    /// - Parameters:
    ///   - folder: the folder.
    ///   - age: the minimum time since the file was last written, in seconds; default 0.
    ///   - removesFolders: whether to remove folders with such names and their contents as well; default
    ///     false.
    package static func removeStale(in folder: String, olderThan age: Int = 0, removesFolders: Bool = false) {
        for name in names(in: folder, where: { $0.hasPrefix(".") }) {
            if name.hasPrefix(FileLock.mark) { try? FileLock(folder + "/" + name, monitor: nil)?.release() }
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
    /// Returns whether the file was last written more than `age` seconds ago; true for an age of 0.
    fileprivate func isOlder(than age: Int) -> Bool {
        guard age > 0 else { return true }
        guard let status else { return false }
        return Int(Date().timeIntervalSince1970) - Int(status.modificationSeconds) > age
    }
}

/// Returns an unused path in a folder, for a file that gets its final name later.
public func temporaryPath(in folder: String) -> String { folder + "/" + TemporaryName().text }

/// Removes files and folders with temporary names, with any extension, whose processes have ended. Those of
/// the last hour stay, since programs such as a compiler lock nothing and may run on another machine.
public func removeUnfinished(in folder: String) {
    TemporaryName.removeStale(in: folder, olderThan: 3600, removesFolders: true)
}
