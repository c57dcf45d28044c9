package import Foundation

/// Makes an empty folder for the time of the call and gives its path.
@discardableResult package func inFolder<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Result
) async throws
    -> Result
{
    let folder = FileManager.default.temporaryDirectory.path + "/flipbook-film-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
}

/// The names of all files in a folder, hidden ones as well, sorted.
package func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

/// The bytes of a file.
package func contents(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
}
