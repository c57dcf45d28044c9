import Testing

@testable import SceneCompiler

/// What the compiler writes when it is aborted.
@Suite struct CompilerStopTests {
    private static let dump = """
        Please submit a bug report and include the crash backtrace.
        Stack dump:
        0.\tProgram arguments: swift-frontend -frontend -c /w/file0.swift /w/file1.swift
        1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
        3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/w/file1.swift")
        5.\tWhile type-checking statement at [/w/file1.swift:1:20 - line:3:1] RangeText="{
        let a = "/w/file0.swift:9:9"
        "
        9.\tWhile type-checking-target starting at /w/file1.swift:2:9

        *** Signal 6: Backtracing from 0x7f107751f829... done ***
        """
    private static let arguments = ["-wmo", "/w/file0.swift", "/w/file1.swift"]

    @Test func innermostPlaceIsRead() {
        let stop = CompilerStop(timeOut: Self.dump, of: Self.arguments, seconds: 5)
        #expect(stop.place == CompilerStop.Place(file: "/w/file1.swift", line: 2) && stop.seconds == 5)
        #expect(CompilerStop(crash: Self.dump, of: Self.arguments)?.place == stop.place)
        #expect(CompilerStop.hasPlace(Self.dump))
    }

    @Test func messagesOfCodeAreNoCrash() {
        #expect(CompilerStop(crash: "/w/file0.swift:1:1: error: no\n", of: Self.arguments) == nil)
        #expect(CompilerStop(timeOut: "", of: Self.arguments, seconds: 5).place == nil)
        #expect(!CompilerStop.hasPlace("Stack dump:\n0.\tProgram arguments"))
    }
}
