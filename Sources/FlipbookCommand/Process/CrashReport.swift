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
        ProcessEnd.releaseExit()
        ProcessEnd.leaveAtOnce(70) { sentence }
    }

    private var sentence: String {
        let functions = functions
        let index =
            functions.firstIndex { Self.isOfScene($0) && $0.line > 0 }
            ?? functions.firstIndex(where: Self.isOfScene)
        let reason = CrashReason(
            crash, in: functions[..<(index ?? functions.count)], isOfScene: index != nil
        ).words
        let sampled = ResourceWatch.excess == nil ? "does not go on" : "was stopped"
        let verb = crash.signal == CSIGNALS_SAMPLE ? sampled : "crashed"
        let scene = RunMonitor.process.scene.name.map { "The scene \($0) \(verb)" }
        let outputs = RunMonitor.process.outputs.sentence
        let end = outputs.isEmpty ? "" : " " + outputs
        guard let place = index.map({ functions[$0] }) else {
            let (crash, inside) = (scene ?? "Flipbook \(verb)", inner(functions, isNamed: scene == nil))
            return "Error: \(crash)\(inside): \(reason).\(end)"
        }
        let line = place.line > 0 ? ", \(place.place)" : ""
        return
            "Error: \(scene ?? "The scene \(verb)") in \(SwiftSymbol(text: place.symbol).name)\(line): \(reason).\(end)"
    }

    /// The functions of the unwound stack, or of the one along the frame pointers where only that one leads
    /// to the scene's code.
    private var functions: [StackSymbols.Function] {
        let unwound = StackSymbols(of: Self.addresses(crash.unwound)).functions
        if unwound.contains(where: Self.isOfScene) { return unwound }
        let linked = StackSymbols(of: Self.addresses(crash.linked)).functions
        return linked.contains(where: Self.isOfScene) || unwound.isEmpty ? linked : unwound
    }

    private static func isOfScene(_ function: StackSymbols.Function) -> Bool {
        SwiftSymbol(text: function.symbol).isOfScene
    }

    private static func addresses(_ stack: csignals_stack) -> [UnsafeRawPointer] {
        withUnsafeBytes(of: stack.frames) { bytes in
            bytes.bindMemory(to: UnsafeRawPointer?.self).prefix(Int(stack.count)).compactMap(\.self)
        }
    }

    /// Returns the innermost of Flipbook's functions on the stack, for a stack without the scene's code;
    /// empty if there is none.
    private func inner(_ functions: [StackSymbols.Function], isNamed: Bool) -> String {
        let known = functions.lazy.map { SwiftSymbol(text: $0.symbol) }.first(where: \.isOfCommand)
        guard let name = known?.name else { return "" }
        if isNamed { return " in \(name)" }
        // A scene crashes Flipbook, but it does not go on in it.
        return crash.signal == CSIGNALS_SAMPLE ? " in Flipbook's \(name)" : " Flipbook in \(name)"
    }
}
