import Foundation

/// The way from one folder to another, such as `../flipbook`.
struct RelativePath {
    /// The path; `.` where both are the same.
    let text: String

    /// The way to a folder that is there. Links are followed on both sides, since `..` is the folder that a link
    /// leads to.
    /// - Parameter start: where the way begins; it may not be there yet.
    init(from start: String, to end: String) {
        let (from, to) = (Self.parts(of: start), Self.parts(of: end))
        let common = zip(from, to).prefix { $0 == $1 }.count
        let way = Array(repeating: "..", count: from.count - common) + to[common...]
        text = way.isEmpty ? "." : way.joined(separator: "/")
    }

    /// The parts of a path below the root. What is not there yet has no links.
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
