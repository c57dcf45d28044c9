import Foundation

/// Makes an empty folder for the time of the call, and passes its path.
func withFolder<T>(_ body: (String) async throws -> T) async throws -> T {
    let folder = FileManager.default.temporaryDirectory.path + "/scene-compiler-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
}

/// Writes a file, and returns its path.
@discardableResult func write(_ text: String, to path: String) throws -> String {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
}
