import Flipbook
import Foundation

/// The end of this process, which comes once: two threads may have a reason for it.
enum ProcessEnd {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var hasBegun = false

    /// Leaves in good order. Does not return, even where another thread leaves already.
    static func leave(_ code: Int32) -> Never {
        begin()
        exit(code)
    }

    /// Decides that the calling thread ends the process; where another one does so already, waits for that.
    static func begin() {
        if !claim() { while true { sleep(1) } }
    }

    /// Leaves at once, whatever the other threads do: ends the programs that were started and removes the files
    /// that are not whole. Where another thread leaves already it has a quarter of a second more.
    static func leaveAtOnce(_ code: Int32, saying sentence: () -> String) -> Never {
        if !claim() {
            usleep(250_000)
            _exit(code)
        }
        cleanUp()
        Terminal.clearLine()
        Terminal.error(sentence())
        _exit(code)
    }

    /// Makes sure that a scene that calls `exit(0)` is not taken for a film that was made.
    static func refuseExitOfScenes() {
        #if os(Linux)
            on_exit(
                { code, _ in
                    guard code == 0, ProcessEnd.claim() else { return }
                    ProcessEnd.cleanUp()
                    Terminal.error("Error: The scene ended the program, so that there is no film.")
                    _exit(70)
                }, nil)
        #endif
    }

    private static func cleanUp() {
        ChildGroup.endAll()
        UnfinishedFiles.all.removeAll()
    }

    private static func claim() -> Bool {
        lock.withLock {
            defer { hasBegun = true }
            return !hasBegun
        }
    }
}
