import Testing

@testable import SceneCompiler

/// The compiler's messages as values.
@Suite struct CompilerDiagnosticTests {
    @Test func messagesHavePlacesAndExcerptsAreLeftOut() {
        let text = """
            a:b.swift:3:7: error: cannot find 'x' in scope
             let y = x
                     ^
            a:b.swift:3:7: note: did you mean 'z'?
            a:b.swift:3:7: error: cannot find 'x' in scope
            """
        let found = CompilerDiagnostic.all(in: text)
        #expect(found.map(\.severity) == [.error, .note])
        #expect(found.allSatisfy { $0.path == "a:b.swift" && $0.line == 3 && $0.column == 7 })
        #expect(found[0].message == "cannot find 'x' in scope")
    }

    @Test func messageOfAnotherProgramIsAnErrorWithoutAPlace() {
        let found = CompilerDiagnostic.all(in: "error: unable to open output file\n")
        #expect(found.map(\.message) == ["unable to open output file"])
        #expect(found.allSatisfy { $0.path.isEmpty && $0.severity == .error })
    }
}
