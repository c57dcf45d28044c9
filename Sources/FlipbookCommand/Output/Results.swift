import Flipbook
import Foundation
import SystemPackage

/// Standard output, which takes a command's results.
///
/// A scene may print as well. Between paths that is harmless. If the result is data for another program, the
/// scenes' output goes to standard error instead.
struct Results: Sendable {
    /// The file descriptor that takes the results.
    let output: FileDescriptor

    /// Creates results that share standard output with the scenes. With `alone`, standard output is reserved
    /// for results and the scenes' output goes to standard error.
    init(alone: Bool = false) throws {
        output = alone ? try FileDescriptor.standardOutput.duplicate() : .standardOutput
        if alone { _ = try FileDescriptor.standardError.duplicate(as: .standardOutput) }
    }

    /// Discards everything printed to standard output from now on. Results that were created with `alone` are
    /// still written.
    static func holdBack() throws {
        let nowhere = try FileDescriptor.open("/dev/null", .writeOnly)
        defer { try? nowhere.close() }
        _ = try nowhere.duplicate(as: .standardOutput)
    }

    /// Prints a result.
    /// - Throws: `Errno.brokenPipe` when the reader has closed the pipe, otherwise `FilmError.unwritable`.
    func print(_ result: String, terminator: String = "\n") throws {
        try write((result + terminator).utf8)
    }

    /// Writes bytes, such as those of a picture.
    /// - Throws: the errors of `print(_:terminator:)`.
    func write(_ bytes: some Sequence<UInt8>) throws {
        fflush(nil)
        do {
            _ = try output.writeAll(bytes)
        } catch let error as Errno where error != .brokenPipe {
            throw FilmError.unwritable(path: "standard output", reason: error.description)
        }
    }

    /// Prints a value as JSON with sorted keys.
    func print(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try print(String(decoding: encoder.encode(value), as: UTF8.self))
    }
}
