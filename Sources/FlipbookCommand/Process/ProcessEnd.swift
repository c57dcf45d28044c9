import CSignals
import ChildProcess
import Flipbook
import Foundation
import UIKitHost

/// The end of this process, which happens once even if two threads have a reason for it.
enum ProcessEnd {
    private static let lock = NSLock()
    /// The thread that ends the process, and its exit code; nil before.
    nonisolated(unsafe) private static var end: (thread: pthread_t, code: Int32)?
    /// The thread that runs the functions of the scene that are called when the process exits; nil before.
    nonisolated(unsafe) private static var leaver: pthread_t?

    /// The thread that runs what scenes have registered with `atexit`; nil before the end.
    static var exitingThread: pthread_t? { lock.withLock { leaver } }

    /// Exits normally, with cleanup. Never returns, even if another thread is already exiting.
    static func leave(_ code: Int32) -> Never {
        begin(code)
        exitOfScene(code)
    }

    /// Claims the end of the process for the calling thread, with the exit code that it is going to have, and
    /// ends the programs that scenes have started. If another thread has claimed it, waits until that thread
    /// exits.
    static func begin(_ code: Int32) {
        if !claim(code) { while true { sleep(1) } }
        SceneChildren.endAll()
    }

    /// Exits after `begin`. From now on only functions that a scene has registered can take time, which the
    /// watch over loops measures: what is printed is written before, however slowly it is read.
    static func exitOfScene(_ code: Int32) -> Never {
        csignals_finish_printed()
        RunFolder.removeAll()
        if RunMonitor.process.scene.name != nil { lock.withLock { leaver = pthread_self() } }
        exit(code)
    }

    /// Lets another thread end the process where the functions of a scene that are called at its exit crash
    /// or do not return.
    static func releaseExit() { lock.withLock { if leaver != nil { end = nil } } }

    /// Exits without waiting for other threads: terminates the programs that were started, and removes
    /// unfinished files. If another thread is already exiting, that one gets 250 ms more.
    static func leaveAtOnce(_ code: Int32, saying sentence: () -> String) -> Never {
        if !claim(code) {
            usleep(250_000)
            csignals_exit(code)
        }
        csignals_write_printed()
        cleanUp()
        Terminal.clearLine()
        Terminal.error(sentence())
        csignals_exit(code)
    }

    /// Registers handlers that report a scene's call of `exit`, `_exit` or `execv`, and one that closes all
    /// files, as a failure, with exit code 70. A code of 0 would look like a finished film, another one like
    /// an error of the command without a word; and so would those of another program. What scenes leave in
    /// the background becomes a child of this process, and so can be ended.
    static func refuseExitOfScenes() {
        csignals_adopt_orphans()
        on_exit({ code, _ in ProcessEnd.refuse("exit(\(code))") }, nil)
        csignals_refuse_exit { code in
            ProcessEnd.refuse("_exit(\(code))")
            return ProcessEnd.codeOfEnd
        }
        csignals_refuse_programs { function in
            ProcessEnd.refuse((function.map { String(cString: $0) } ?? "exec") + "()")
            return ProcessEnd.codeOfEnd
        }
        csignals_refuse_closing({ RunContext.isInCode }) { function in
            let name = function.map { String(cString: $0) } ?? "close"
            ProcessEnd.refuse { "\($0) closed files that it had not opened, Flipbook's own, by \(name)()" }
            return ProcessEnd.codeOfEnd
        }
    }

    /// Reports the function that ended the process, unless the command is ending it.
    private static func refuse(_ call: String) { refuse { "\($0) ended the program with \(call)" } }

    /// Reports what a scene did, after which there is no film, unless the command is ending the process.
    private static func refuse(_ deed: (_ scene: String) -> String) {
        guard claim(70) else { return }
        csignals_write_printed()
        cleanUp()
        let scene = RunMonitor.process.scene.name.map { "The scene \($0)" } ?? "The scene"
        Terminal.clearLine()
        Terminal.error("Error: \(deed(scene)), so that there is no film.")
        csignals_exit(70)
    }

    /// The exit code of the command, for a handler of the scene that ends the process while the command does.
    /// If another thread is ending it, waits for that one.
    private static var codeOfEnd: Int32 {
        guard let (thread, code) = lock.withLock({ end }) else { return 70 }
        while pthread_equal(thread, pthread_self()) == 0 { pause() }
        return code
    }

    private static func cleanUp() {
        ChildGroup.endAll()
        SceneChildren.endAll()
        RunMonitor.process.unfinishedFiles.removeAll()
        RunFolder.removeAll()
    }

    private static func claim(_ code: Int32) -> Bool {
        lock.withLock {
            guard end == nil else { return false }
            end = (pthread_self(), code)
            return true
        }
    }
}
