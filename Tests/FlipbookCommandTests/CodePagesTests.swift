import Foundation
import Testing

@testable import FlipbookCommand

@Suite struct CodePagesTests {
    /// The memory of this process that the system could read again from files, in KiB.
    private func fileMemory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
        return try #require(Int(line.filter { $0.isASCII && $0.isNumber }))
    }

    @Test func codeThatOnlyTheStartNeededIsNoMemoryOfTheProcess() throws {
        let before = try fileMemory()
        CodePages.release()
        #expect(try fileMemory() < before)
    }

    @Test func codeRunsAfterItsPagesWereGivenBack() throws {
        let words = (0..<1000).map { "\($0)" }.joined(separator: " ")
        CodePages.release()
        #expect((0..<1000).map { "\($0)" }.joined(separator: " ") == words)
    }
}
