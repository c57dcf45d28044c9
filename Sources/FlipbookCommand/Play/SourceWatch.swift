import Foundation

/// The files of a scene, which are compiled again when one of them is saved.
struct SourceWatch: Sendable {
    /// The path of the Swift file, or of the folder.
    let path: String
    let isFolder: Bool

    fileprivate struct Version: Equatable {
        let changed: Date
        let size: Int
    }

    /// The endings of the files that a scene is made of.
    private static let endings: Set<String> = [
        "swift", "storyboard", "xib", "png", "jpg", "jpeg", "gif", "json", "plist", "strings", "xcstrings",
    ]
    /// The largest number of files that are looked at.
    private static let mostFiles = 20_000

    /// Returns the paths of the files in a folder, sorted; hidden ones and those of builds are left out.
    static func files(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var paths: [String] = []
        for case let name as String in walk {
            guard paths.count < mostFiles else { break }
            if name.split(separator: "/").last?.hasPrefix(".") == true { walk.skipDescendants() }
            guard let ending = name.split(separator: ".").last, endings.contains(String(ending)) else {
                continue
            }
            paths.append(folder + (folder.hasSuffix("/") ? "" : "/") + name)
        }
        return paths.sorted()
    }

    /// Waits until a file is saved, added or removed. Looks five times a second.
    /// - Throws: `CancellationError`.
    func change(since version: inout Versions) async throws {
        while true {
            try await Task.sleep(for: .milliseconds(200))
            let now = versions
            // An editor that replaces a file removes it for a moment.
            guard !now.files.isEmpty, now != version else { continue }
            version = now
            return
        }
    }

    /// The present versions of all files.
    var versions: Versions {
        let paths = isFolder ? Self.files(in: path) : [path]
        let files = paths.compactMap { path -> (String, Version)? in
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                let changed = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
            else { return nil }
            return (path, Version(changed: changed, size: size))
        }
        return Versions(files: Dictionary(files) { first, _ in first })
    }

    /// The versions of files at a moment.
    struct Versions: Equatable, Sendable {
        fileprivate let files: [String: Version]
    }
}
