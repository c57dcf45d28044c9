import FlipbookCore
import Foundation

/// The limits of a file with a trace. A file beyond them is refused before its text is taken apart, which
/// takes about ten times its size in memory.
package enum TraceLimits {
    /// The largest number of bytes: 256 MiB, an hour of 20 items in CSV.
    package static let bytes = 256 << 20
    /// The largest number of lines.
    static let lines = 10_000_000
    /// The largest number of commas between the values of rows, in CSV and JSON.
    static let commas = 40_000_000

    /// Throws an error for bytes that exceed a limit; the path is for the message.
    /// - Throws: `FilmError.lacking` with the path and the limit.
    static func check(_ data: Data, path: String) throws {
        guard data.count <= bytes else { throw excess(path, "\(bytes >> 20) MiB") }
        guard count(of: "\n", in: data) <= lines else { throw excess(path, "\(lines) lines") }
        // Names of items in a compact trace may hold any number of commas.
        guard MotionTrace.isCompact(data) || count(of: ",", in: data) <= commas else {
            throw excess(path, "\(commas) values")
        }
    }

    private static func count(of letter: Unicode.Scalar, in data: Data) -> Int {
        let byte = UInt8(ascii: letter)
        return data.withUnsafeBytes { bytes in
            var count = 0
            for place in bytes.indices where bytes[place] == byte { count += 1 }
            return count
        }
    }

    private static func excess(_ path: String, _ limit: String) -> FilmError {
        .lacking("“\(path)” is not read: it has more than \(limit).")
    }
}
