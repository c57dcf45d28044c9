import CSignals
import Flipbook
import Foundation

/// The message after a crash in a scene's code, or about a loop without end in it: the scene, the function
/// and the line, in one sentence.
struct CrashReport {
    private let crash: csignals_crash

    /// Creates the report of a crash.
    init(_ crash: csignals_crash) {
        self.crash = crash
    }

    /// Prints the report, removes unfinished files, and ends the process with exit code 70.
    func leave() -> Never {
        ProcessEnd.leaveAtOnce(70) { sentence }
    }

    private var sentence: String {
        let functions = StackSymbols(of: addresses).functions
        let own = functions.filter { SwiftSymbol(text: $0.symbol).isOfScene }
        let verb = crash.signal == CSIGNALS_SAMPLE ? "does not go on" : "crashed"
        let scene = RunMonitor.process.scene.name.map { "The scene \($0) \(verb)" }
        let outputs = RunMonitor.process.outputs.sentence
        let end = outputs.isEmpty ? "" : " " + outputs
        guard let place = own.first(where: { $0.line > 0 }) ?? own.first else {
            let (crash, inside) = (scene ?? "Flipbook \(verb)", inner(functions, isNamed: scene == nil))
            return "Error: \(crash)\(inside): \(reason).\(end)"
        }
        let line = place.line > 0 ? ", \(place.place)" : ""
        return
            "Error: \(scene ?? "The scene \(verb)") in \(SwiftSymbol(text: place.symbol).name)\(line): \(reason).\(end)"
    }

    private var addresses: [UnsafeRawPointer] {
        withUnsafeBytes(of: crash.frames) { bytes in
            bytes.bindMemory(to: UnsafeRawPointer?.self).prefix(Int(crash.count)).compactMap(\.self)
        }
    }

    /// Returns the innermost of Flipbook's functions on the stack, for a stack without the scene's code;
    /// empty if there is none.
    private func inner(_ functions: [StackSymbols.Function], isNamed: Bool) -> String {
        let known = functions.lazy.map { SwiftSymbol(text: $0.symbol) }.first(where: \.isOfCommand)
        return known.map { " \(isNamed ? "" : "Flipbook ")in \($0.name)" } ?? ""
    }

    private var reason: String {
        switch crash.signal {
        case _ where crash.is_stack_overflow != 0:
            "the stack is full, as when functions call one another without end"
        case SIGILL, SIGTRAP, SIGABRT: "one of Swift's checks failed, as the line above says"
        case CSIGNALS_SAMPLE: LoopWatch.secondsOfWaiting.map(Self.waits) ?? computes
        case SIGFPE: "a division that cannot be done"
        default: "it used memory that is not there"
        }
    }

    private var computes: String {
        "no new frame came within \(LoopWatch.patience.text) s of computing, as in a loop without end; "
            + "--patience sets the seconds"
    }

    private static func waits(for seconds: Double) -> String {
        "no new frame came in \(seconds.text) s, in which it waited, as for a lock that nothing opens; "
            + "--patience allows more"
    }
}
