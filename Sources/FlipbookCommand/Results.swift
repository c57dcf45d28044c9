import Flipbook
import Foundation
import SystemPackage

/// Standard output, where a command's results go.
///
/// A scene may print, too. Beside a list of paths that does no harm; where the result is data for another program,
/// what scenes print goes to standard error instead.
struct Results: Sendable {
    /// Where results go.
    let output: FileDescriptor

    /// Results that stand beside what scenes print, or alone.
    init(alone: Bool = false) throws {
        output = alone ? try FileDescriptor.standardOutput.duplicate() : .standardOutput
        if alone { _ = try FileDescriptor.standardError.duplicate(as: .standardOutput) }
    }

    /// Sends what is printed from now on nowhere, but for results that stand alone already.
    static func holdBack() throws {
        let nowhere = try FileDescriptor.open("/dev/null", .writeOnly)
        defer { try? nowhere.close() }
        _ = try nowhere.duplicate(as: .standardOutput)
    }

    /// Prints a result.
    /// - Throws: `Errno.brokenPipe` when nobody reads any more, `FilmError.unwritable` for all other reasons.
    func print(_ result: String, terminator: String = "\n") throws {
        try write((result + terminator).utf8)
    }

    /// Writes bytes, such as those of a picture.
    /// - Throws: as `print(_:terminator:)` does.
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
