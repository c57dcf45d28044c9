import Flipbook
import Foundation
import Testing

@testable import FlipbookDiff

/// Files of traces beyond the limits of Documentation/Limits.md.
@Suite struct TraceLimitTests {
    @Test func aFileWithMoreBytesThanATraceMayHaveIsNamed() async throws {
        try await inFolder { folder in
            let path = folder + "/a.trace"
            #expect(FileManager.default.createFile(atPath: path, contents: Data("flipbook trace 3\n".utf8)))
            #expect(truncate(path, TraceLimits.bytes + 1) == 0)
            let error = #expect(throws: FilmError.self) { try MotionTrace(path: path) }
            #expect(error == .lacking("“\(path)” is not read: it has more than 256 MiB."))
        }
    }

    @Test(arguments: [
        (UInt8(ascii: "\n"), TraceLimits.lines, "10000000 lines"),
        (UInt8(ascii: ","), TraceLimits.commas, "40000000 values"),
    ]) func rowsBeyondALimitAreNamed(_ byte: UInt8, _ limit: Int, _ words: String) {
        let error = #expect(throws: FilmError.self) {
            try MotionTrace(data: Data(repeating: byte, count: limit + 1), path: "a.csv")
        }
        #expect(error == .lacking("“a.csv” is not read: it has more than \(words)."))
    }
}
