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

    @Test(arguments: [
        (" property 'bounds' declared in 'UIView' cannot be overridden from extension", true),
        (" instance method 'a()' is declared in extension of 'UIView' and cannot be overridden", true),
        ("method does not override any method from its superclass", true),
        ("ambiguous use of 'bounds'", false),
    ])
    func overridesThatOnlyDevicesHaveAreFound(_ message: String, _ isOverride: Bool) {
        let found = CompilerDiagnostic.all(in: "A.swift:3:7: error: \(message)\n")
        #expect(found.map(\.isAboutOverride) == [isOverride])
    }
}
