import Foundation
import SystemPackage

/// Standard error, which takes progress and messages for people. Results go to standard output; see
/// `Results`.
enum Terminal {
    /// True when standard error is a terminal that can redraw a line.
    static var isAnimated: Bool {
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// True when standard output is a terminal, which must not get a video's bytes.
    static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

    /// True when messages may use color: on a terminal, unless NO_COLOR is set (no-color.org).
    static var isColored: Bool {
        isAnimated && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    }

    /// The columns of the terminal on standard error; 80 when the width is unknown.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Opens /dev/null for each standard descriptor that is closed. Otherwise the next file to be opened
    /// would get its number and the bytes meant for it. Results then cannot be written, which is an error;
    /// messages are discarded.
    static func openMissing() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Clears a line that is redrawn, such as a bar, so that the next message has a line of its own.
    static func clearLine() {
        if isAnimated { error("\r\u{1b}[K", terminator: "") }
    }

    /// Prints a message about progress or an error. A closed standard error is ignored.
    static func error(_ message: String, terminator: String = "\n") {
        _ = try? FileDescriptor.standardError.writeAll((message + terminator).utf8)
    }
}
