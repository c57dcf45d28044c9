// Replacements of functions and statements that do not compile, inserted by source adaptation.

/// Reports, once, a call of a function whose body was left out. Flipbook's own.
public func flipbookSkipped(_ file: String, _ line: Int, _ function: String) {
    MainActor.assumeIsolated {
        RunContext.current.warn("\(function) (line \(line)) does not compile, so it does nothing.")
    }
}

/// Reports, once, a statement that was left out where it would have run. Flipbook's own.
public func flipbookSkippedStatement(_ file: String, _ line: Int, _ function: String) {
    MainActor.assumeIsolated {
        RunContext.current.warn("Line \(line) of \(function) does not compile, so it is left out.")
    }
}

/// Stops the program, as one of Swift's checks does: a function was called whose body was left out, and which
/// has to return something that only its body can create. Flipbook's own.
public func flipbookMissing(_ file: StaticString, _ line: UInt, _ function: String) -> Never {
    fatalError("\(function) does not compile, but the scene needs its result.", file: file, line: line)
}
