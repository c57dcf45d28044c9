public import Foundation

/// The wait for what has to happen. Its limit is so long that only what hangs reaches it, however slow the
/// machine and whatever runs beside the tests.
public enum Patience {
    /// The limit, in seconds.
    public static let seconds: TimeInterval = 600

    /// Waits until something is so.
    /// - Returns: whether it is so.
    public static func wait(until isSo: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            if isSo() { return true }
            usleep(5000)
        }
        return isSo()
    }

    /// Waits until something is so, or a process has ended.
    /// - Returns: whether it is so.
    public static func wait(while process: Process, until isSo: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while process.isRunning, Date() < end {
            if isSo() { return true }
            usleep(5000)
        }
        return isSo()
    }

    /// Waits for the end of a process.
    /// - Returns: whether it has ended.
    public static func waitForEnd(of process: Process) -> Bool {
        _ = wait(while: process) { false }
        return !process.isRunning
    }
}
