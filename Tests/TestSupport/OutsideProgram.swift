public import Foundation

/// A program of the machine that tests use as a second opinion, such as `rsvg-convert`.
public struct OutsideProgram: Sendable {
    /// The name to type.
    public let name: String

    /// A program of a name.
    public init(_ name: String) {
        self.name = name
    }

    /// True when the program is on the PATH.
    public var isInstalled: Bool { location != nil }

    private var location: URL? {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Runs the program with arguments and returns its standard output.
    /// - Throws: an error when it is not installed or its exit code is not 0.
    @discardableResult
    public func run(_ arguments: [String]) throws -> Data {
        guard let location else { throw Failure(sentence: "\(name) is not installed") }
        let (process, output) = (Process(), Pipe())
        process.executableURL = location
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(sentence: "\(name) ended with \(process.terminationStatus)")
        }
        return data
    }

    private struct Failure: Error, CustomStringConvertible {
        let sentence: String
        var description: String { sentence }
    }
}

/// Makes an empty folder for the time of the call.
public func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "flipbook-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
