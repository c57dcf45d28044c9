import ArgumentParser
import Flipbook
import Foundation

/// A difference in the output of `flipbook review --json`.
struct ReviewJSON: Encodable {
    let name, title, golden, sentence: String
    let causes: [String]
    let picture: String?

    init(_ difference: PendingDifference, in folder: String) {
        name = difference.name
        title = difference.title(in: folder)
        golden = Self.absolute(difference.golden)
        sentence = difference.sentence
        causes = difference.causes
        let path = difference.picture
        picture = FileManager.default.fileExists(atPath: path) ? Self.absolute(path) : nil
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }
}

extension PendingDifference {
    /// Returns the name after the path of its test's folder, relative to the given folder if it is below it:
    /// `Tests/Bounce/bounce`.
    func title(in folder: String) -> String {
        let root = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
        let place =
            URL(fileURLWithPath: golden).standardizedFileURL.deletingLastPathComponent()
            .deletingLastPathComponent().path + "/"
        return (place.hasPrefix(root) ? String(place.dropFirst(root.count)) : place) + name
    }
}
