import Foundation
import SystemPackage

/// Where words go: results to standard output, everything else to standard error.
enum Terminal {
    /// Whether standard error is a terminal that can redraw a line.
    static var isAnimated: Bool {
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Whether colours are welcome: on a terminal, unless NO_COLOR says otherwise (no-color.org).
    static var isColored: Bool {
        isAnimated && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    }

    /// The number of letters in a line of standard error; 80 where it cannot be known.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Prints a result.
    /// - Throws: `Errno`, for instance when nobody reads any more.
    static func print(_ result: String, terminator: String = "\n") throws {
        _ = try FileDescriptor.standardOutput.writeAll((result + terminator).utf8)
    }

    /// Prints a value as JSON with sorted keys.
    static func print(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try print(String(decoding: encoder.encode(value), as: UTF8.self))
    }

    /// Prints a message about what goes on or went wrong; a standard error that is closed is no reason to stop.
    static func complain(_ message: String, terminator: String = "\n") {
        _ = try? FileDescriptor.standardError.writeAll((message + terminator).utf8)
    }
}
