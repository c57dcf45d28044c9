import Testing

@testable import SceneCompiler

/// The answers of the Swift driver and of Clang, with shorter paths.
@Suite struct LibraryStepsTests {
    private static let example = LibrarySteps.Example(
        source: "/w/a b/steps.swift", object: "/w/a b/steps.o", library: "/w/a b/steps.so")
    private static let jobs = """
        /swift/swift-frontend -c '/w/a b/steps.swift' -I '/it'\\''s' -module-name Own -o /tmp/T/Own-1.o
        /swift/swift-autolink-extract /tmp/T/Own-1.o -o /tmp/T/Own-2.autolink
        /swift/clang /swift/rt.o /tmp/T/Own-1.o @/tmp/T/Own-2.autolink -lswiftCore -o '/w/a b/steps.so'

        """
    private static let linking = """
        clang version 21.0.0
        InstalledDir: /swift
         "/swift/ld.lld" "-shared" "-o" "/w/a b/steps.so" "-rpath" "/a\\"b" "/w/a b/steps.o" "-lswiftCore"

        """

    @Test func compilerAndLinkerAreCalledAsTheDriverCallsThem() throws {
        var steps = try #require(LibrarySteps(jobs: Self.jobs, of: Self.example))
        #expect(
            steps.linker == [
                "/swift/clang", "/swift/rt.o", "/w/a b/steps.o", "-lswiftCore", "-o",
                "/w/a b/steps.so",
            ])
        let isTaken = steps.takeLinker(from: Self.linking, of: Self.example)
        #expect(isTaken)
        #expect(
            steps.compiling(["A.swift", "B.swift"], to: "A.o") == [
                "/swift/swift-frontend", "-c", "A.swift", "B.swift", "-I", "/it's",
                "-module-name",
                "Own", "-o", "A.o",
            ])
        #expect(
            steps.linking("A.o", with: ["-lm", "-ldl"], to: "A.so") == [
                "/swift/ld.lld", "-shared", "-o", "A.so", "-rpath", "/a\"b", "A.o", "-lm", "-ldl",
                "-lswiftCore",
            ])
    }

    @Test(arguments: [
        ("steps.swift", "other.swift"), ("/swift/swift-autolink-extract", "/swift/other"),
        (" @/tmp/T/Own-2.autolink", ""), ("-o '/w/a b/steps.so'", "-o other"),
        ("/swift/clang", "/swift/other\n/swift/clang"), ("rt.o /tmp/T/Own-1.o", "rt.o"),
        (" -o /tmp/T/Own-1.o\n", "\n"), ("/swift/rt.o ", "'/swift/rt.o "),
    ])
    func otherJobsAreNotTaken(_ part: String, _ other: String) {
        let jobs = Self.jobs.replacing(part, with: other, maxReplacements: 1)
        #expect(jobs != Self.jobs)
        #expect(LibrarySteps(jobs: jobs, of: Self.example) == nil)
    }

    @Test(arguments: [
        "", "error: no\n", LibraryStepsTests.linking + LibraryStepsTests.linking,
        LibraryStepsTests.linking.replacing("steps.o", with: "other.o"),
    ])
    func otherAnswersAboutTheLinkerAreNotTaken(_ answer: String) throws {
        var steps = try #require(LibrarySteps(jobs: Self.jobs, of: Self.example))
        let isTaken = steps.takeLinker(from: answer, of: Self.example)
        #expect(!isTaken)
    }
}
