import Foundation
import SourceOutline

/// A search of a folder for files, by their extensions.
///
/// Folders and files are identified by device and inode, so that symbolic links in a circle end, and a file
/// with several names is found once, under the one that is the least deep.
struct FolderWalk {
    /// The identity of a file or folder.
    private struct Identity: Hashable {
        let device: dev_t
        let inode: ino_t
    }

    private let path: String
    private let extensions: [String]
    /// A closure that returns true for the names that are left out.
    private let skips: (String) -> Bool

    /// Plans a search; nothing is read.
    init(_ path: String, for extensions: [String], skipping skips: @escaping (String) -> Bool) {
        (self.path, self.extensions, self.skips) = (path, extensions, skips)
    }

    /// Returns the files in alphabetical order.
    /// - Throws: `SceneFileError.overLimit`.
    func files() throws -> [String] {
        var found: [String] = []
        try visit { file in
            found.append(file)
            guard found.count <= SourceLimits.folderFiles else {
                throw excess("it holds more than \(SourceLimits.folderFiles) such files, \(kinds)")
            }
            return true
        }
        return found.sorted()
    }

    /// Returns true if the folder has such a file that satisfies a condition. A search that exceeds a limit
    /// has found enough.
    func contains(_ isWanted: (String) -> Bool) -> Bool {
        var hasOne = false
        do {
            try visit { file in
                hasOne = isWanted(file)
                return !hasOne
            }
        } catch {
            return true
        }
        return hasOne
    }

    /// Calls a closure for each file, level by level, until it returns false.
    private func visit(_ body: (String) throws -> Bool) throws {
        var seen = Set([Self.status(of: path.isEmpty ? "." : path)?.identity].compactMap { $0 })
        var (level, entries) = ([path == "." ? "" : path], 0)
        for _ in 0..<SourceLimits.folderDepth where !level.isEmpty {
            var next: [String] = []
            for folder in level {
                let place = folder.isEmpty ? "." : folder
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
                entries += names.count
                guard entries <= SourceLimits.folderEntries else {
                    throw excess("it holds more than \(SourceLimits.folderEntries) files and folders")
                }
                for name in names where !skips(name) {
                    let file =
                        folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                    let isWanted = extensions.contains(where: name.hasSuffix)
                    let status = Self.status(of: file)
                    if let status, !isWanted && !status.isFolder || !seen.insert(status.identity).inserted {
                        continue
                    }
                    if isWanted {
                        if try !body(file) { return }
                    } else if status != nil {
                        next.append(file)
                    }
                }
            }
            level = next
        }
        guard level.isEmpty else {
            throw excess("its folders are more than \(SourceLimits.folderDepth) deep")
        }
    }

    private static func status(of path: String) -> (identity: Identity, isFolder: Bool)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return (
            Identity(device: status.st_dev, inode: status.st_ino), status.st_mode & S_IFMT == S_IFDIR
        )
    }

    private var kinds: String { extensions.map { "*" + $0 }.joined(separator: " and ") }

    private func excess(_ rule: String) -> SceneFileError {
        .overLimit(path: path, line: nil, rule: rule)
    }
}
