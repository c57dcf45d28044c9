import Foundation

/// The files of the checkout that the tests read.
enum Repository {
    /// The checkout's folder.
    static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// Returns the Swift files below a folder of the checkout, by path.
    static func swiftFiles(below folder: String) throws -> [URL] {
        let folder = root.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }
}
