// Replacements of functions that do not compile, inserted by source adaptation.

/// Reports, once, a call of a function whose body was left out. Flipbook's own.
public func flipbookSkipped(_ file: String, _ line: Int, _ function: String) {
    MainActor.assumeIsolated {
        SceneHost.current.warn("\(function) (line \(line)) does not compile, so it does nothing.")
    }
}

/// Ends the program: a function was called whose body was left out, and which has to return something that
/// only its body can create. Flipbook's own.
public func flipbookMissing(_ file: String, _ line: Int, _ function: String) -> Never {
    let sentence = "Error: \(function) (line \(line)) does not compile, but the scene needs its result."
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(70)
}
