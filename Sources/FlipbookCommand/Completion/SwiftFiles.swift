import Foundation

/// The Swift files that the beginning of a path may mean: those in its folder, and those in subfolders whose
/// names match.
///
/// The paths are complete and reach several levels down, so that one press of the Tab key passes through
/// folders that hold nothing else.
struct SwiftFiles {
    /// The paths, sorted, in the form in which a user types them.
    private(set) var paths: [String] = []

    /// The number of folder levels searched below the typed folder: `MyScenes/Sources/MyScenes/Bounce.swift`
    /// is three.
    private static let depth = 3
    /// The largest number of files and folders visited, so that a large disk does not delay the Tab key.
    private static let most = 2000

    private var remaining = Self.most

    /// Searches the file system.
    ///
    /// - Parameter prefix: the text typed so far.
    init(startingWith prefix: String) {
        let end = prefix.lastIndex(of: "/").map(prefix.index(after:)) ?? prefix.startIndex
        collect(in: String(prefix[..<end]), named: String(prefix[end...]), depth: Self.depth)
        paths.sort()
    }

    private mutating func collect(in folder: String, named beginning: String, depth: Int) {
        let place = folder.isEmpty ? "." : (folder as NSString).expandingTildeInPath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        for name in names.sorted() where name.hasPrefix(beginning) && !name.hasPrefix(".") && remaining > 0 {
            remaining -= 1
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: "\(place)/\(name)", isDirectory: &isFolder) else {
                continue
            }
            if isFolder.boolValue {
                if depth > 0 { collect(in: "\(folder)\(name)/", named: "", depth: depth - 1) }
            } else if name.hasSuffix(".swift") {
                paths.append(folder + name)
            }
        }
    }
}
