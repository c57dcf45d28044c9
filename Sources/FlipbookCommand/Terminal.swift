import Foundation
import SystemPackage

/// Standard error: progress and messages for people. Results go to standard output, see `Results`.
enum Terminal {
    /// Whether standard error is a terminal that can redraw a line.
    static var isAnimated: Bool {
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Whether standard output is a terminal, which must not get a video's bytes.
    static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

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

    /// Opens the three standard descriptors where they are closed, or the next file that is opened would get what is
    /// meant for one of them. Results cannot be written then, which is an error; messages are lost.
    static func openMissing() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Removes a line that is drawn again and again, such as a bar, so that what is printed next stands alone.
    static func clearLine() {
        if isAnimated { error("\r\u{1b}[K", terminator: "") }
    }

    /// Prints a message about what goes on or went wrong; a standard error that is closed is no reason to stop.
    static func error(_ message: String, terminator: String = "\n") {
        _ = try? FileDescriptor.standardError.writeAll((message + terminator).utf8)
    }
}
