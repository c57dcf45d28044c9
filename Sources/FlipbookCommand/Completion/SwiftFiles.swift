import Foundation

/// The Swift files that the beginning of a path may mean: those in its folder, and those in folders whose names begin so.
///
/// Whole paths are given, down to a few levels, so that one press of the key leads through folders that hold
/// nothing else.
struct SwiftFiles {
    /// The paths, sorted, as they would be typed.
    private(set) var paths: [String] = []

    /// How many levels below the typed folder are looked at: `MyScenes/Sources/MyScenes/Bounce.swift` is three.
    private static let depth = 3
    /// How many files and folders are looked at, so that a key press never waits for a large disk.
    private static let most = 2000

    private var remaining = Self.most

    /// Looks at the disk.
    ///
    /// - Parameter prefix: what is typed so far.
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
