import CSignals
import Flipbook

/// The reason of a crash in words, by its signal and by the functions that the scene's function had called.
struct CrashReason {
    private let crash: csignals_crash
    private let callees: ArraySlice<StackSymbols.Function>
    private let isOfScene: Bool

    /// Creates the reason of a crash.
    ///
    /// - Parameters:
    ///   - crash: the record of the crash.
    ///   - callees: the functions inside that of the scene, innermost first; the whole stack without one.
    ///   - isOfScene: true when the stack has a function of the scene.
    init(_ crash: csignals_crash, in callees: ArraySlice<StackSymbols.Function>, isOfScene: Bool) {
        (self.crash, self.callees, self.isOfScene) = (crash, callees, isOfScene)
    }

    /// The reason, in words that follow a colon.
    var words: String {
        switch crash.signal {
        case _ where crash.is_stack_overflow != 0:
            "the stack is full, as when functions call one another without end"
        case SIGILL, SIGTRAP, SIGABRT: check
        case CSIGNALS_SAMPLE: ResourceWatch.excess ?? LoopWatch.reason
        case SIGFPE: "a division that cannot be done"
        default: "it used memory that is not there"
        }
    }

    /// The check that failed. Swift prints a line about most; libraries that were compiled for speed say
    /// nothing, nor does arithmetic.
    private var check: String {
        if let failure = callees.lazy.compactMap(Self.failure).first { return failure }
        if callees.contains(where: Self.prints) {
            return "one of Swift's checks failed, as the line above says"
        }
        guard isOfScene, let called = callees.last?.symbol, !called.isEmpty else {
            return "one of Swift's checks failed"
        }
        if called == "abort" { return "it called abort()" }
        return "a check in \(SwiftSymbol(text: called).name) failed"
    }

    /// Returns the words in the name of the function that the compiler gives to a check of its own, such as
    /// "arithmetic overflow".
    private static func failure(of function: StackSymbols.Function) -> String? {
        let beginning = "Swift runtime failure: "
        return function.symbol.hasPrefix(beginning)
            ? String(function.symbol.dropFirst(beginning.count)) : nil
    }

    /// Returns true for a function of Swift's library or runtime that prints a line before it traps.
    private static func prints(_ function: StackSymbols.Function) -> Bool {
        ["_assertionFailure", "_fatalErrorMessage", "5swift10fatalError"].contains(
            where: function.symbol.contains)
    }
}
