import Foundation

/// The relative path from one folder to another, such as `../flipbook`.
struct RelativePath {
    /// The path; `.` when both folders are the same.
    let text: String

    /// Creates the path to an existing folder. Symbolic links are resolved on both sides, since `..` is the
    /// parent of a link's target.
    /// - Parameter start: the folder where the path begins; it need not exist yet.
    init(from start: String, to end: String) {
        let (from, to) = (Self.parts(of: start), Self.parts(of: end))
        let common = zip(from, to).prefix { $0 == $1 }.count
        let way = Array(repeating: "..", count: from.count - common) + to[common...]
        text = way.isEmpty ? "." : way.joined(separator: "/")
    }

    /// Returns the components of a path below the root. Symbolic links are resolved in the part that exists.
    private static func parts(of path: String) -> [String] {
        var place = URL(fileURLWithPath: path).standardizedFileURL
        var missing: [String] = []
        while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
            missing.insert(place.lastPathComponent, at: 0)
            place.deleteLastPathComponent()
        }
        return place.resolvingSymlinksInPath().path.split(separator: "/").map(String.init) + missing
    }
}
