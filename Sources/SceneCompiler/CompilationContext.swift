package import FlipbookCore
import Foundation

/// The surroundings of a compilation, which are the caller's choice: the place for the compiler's messages,
/// the variables that say where the cache is, and the monitor of the caller.
package struct CompilationContext: Sendable {
    /// The variables of the environment; default those of this process.
    package var environment = ProcessInfo.processInfo.environment
    /// The monitor of unfinished files, and of the scenes that are found; default none.
    package var monitor: RunMonitor?
    /// The most time for one compilation, in seconds; default 120.
    package var compileSeconds = 120
    /// A Boolean value that indicates whether messages may have colors.
    let isColored: Bool
    /// A closure that shows a message, which has no newline at its end.
    let show: @Sendable (String) -> Void

    /// Creates the surroundings with a place for messages.
    ///
    /// - Parameters:
    ///   - isColored: true if messages may have colors; default false.
    ///   - show: a closure that shows a message, which has no newline at its end.
    package init(isColored: Bool = false, show: @escaping @Sendable (String) -> Void) {
        (self.isColored, self.show) = (isColored, show)
    }
}
