import CSignals
import ChildProcess
import Flipbook
import Foundation

/// The end of this process, which happens once even if two threads have a reason for it.
enum ProcessEnd {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var hasBegun = false

    /// Exits normally, with cleanup. Never returns, even if another thread is already exiting.
    static func leave(_ code: Int32) -> Never {
        begin()
        exit(code)
    }

    /// Claims the end of the process for the calling thread. If another thread has claimed it, waits until
    /// that thread exits.
    static func begin() {
        if !claim() { while true { sleep(1) } }
    }

    /// Exits without waiting for other threads: terminates the programs that were started, and removes
    /// unfinished files. If another thread is already exiting, that one gets 250 ms more.
    static func leaveAtOnce(_ code: Int32, saying sentence: () -> String) -> Never {
        if !claim() {
            usleep(250_000)
            _exit(code)
        }
        csignals_write_printed()
        cleanUp()
        Terminal.clearLine()
        Terminal.error(sentence())
        _exit(code)
    }

    /// Registers a handler that reports a scene's call of `exit` as a failure, with exit code 70. A code of 0
    /// would look like a finished film, another one like an error of the command without a word.
    static func refuseExitOfScenes() {
        on_exit(
            { code, _ in
                guard ProcessEnd.claim() else { return }
                csignals_write_printed()
                ProcessEnd.cleanUp()
                let scene = RunMonitor.process.scene.name.map { "The scene \($0)" } ?? "The scene"
                Terminal.clearLine()
                Terminal.error(
                    "Error: \(scene) ended the program with exit(\(code)), so that there is no film.")
                _exit(70)
            }, nil)
    }

    private static func cleanUp() {
        ChildGroup.endAll()
        RunMonitor.process.unfinishedFiles.removeAll()
    }

    private static func claim() -> Bool {
        lock.withLock {
            defer { hasBegun = true }
            return !hasBegun
        }
    }
}
