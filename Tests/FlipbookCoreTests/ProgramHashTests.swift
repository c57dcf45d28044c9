import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCore

/// The hash of a program, which film.json records.
@Suite struct ProgramHashTests {
    private func hash(of bytes: Data) async throws -> UInt64 {
        try await inFolder { folder in
            let path = folder + "/program"
            try bytes.write(to: URL(fileURLWithPath: path))
            return ProgramHash.hash(of: path)
        }
    }

    /// The head of a program in ELF: a table with one segment, a note, which holds an identifier.
    private func program(identifier: [UInt8], rest: [UInt8] = []) -> Data {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] {
            (0..<bytes).map { UInt8(value >> (8 * $0) & 255) }
        }
        let note =
            number(4, 4) + number(identifier.count, 4) + number(3, 4) + Array("GNU\0".utf8) + identifier
        var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0, count: 26)
        file += number(64, 8) + Array(repeating: 0, count: 14) + number(56, 2) + number(1, 2)
        file += Array(repeating: 0, count: 64 - file.count)
        file += number(4, 4) + number(0, 4) + number(120, 8) + number(0, 16) + number(note.count, 8)
        file += Array(repeating: 0, count: 120 - file.count)
        return Data(file + note + rest)
    }

    @Test func aBuildIdentifierStandsForTheProgram() async throws {
        let first = try await hash(of: program(identifier: [1, 2, 3, 4]))
        #expect(try await hash(of: program(identifier: [1, 2, 3, 4], rest: [9])) == first)
        #expect(try await hash(of: program(identifier: [1, 2, 3, 5])) != first)
    }

    @Test func everyByteCountsWithoutABuildIdentifier() async throws {
        var bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) })
        var hashes = [try await hash(of: bytes)]
        for place in [0, 65_535, 65_536, 199_999] {
            bytes[place] ^= 1
            hashes.append(try await hash(of: bytes))
        }
        #expect(Set(hashes).count == 5)
    }

    @Test(arguments: [64, 70, 100, 120, 125, 135]) func aProgramThatIsCutShortHasAHash(count: Int)
        async throws
    {
        let whole = program(identifier: [1, 2, 3, 4])
        #expect(try await hash(of: whole.prefix(count)) != hash(of: whole))
    }

    @Test func theRunningProgramHasAHash() {
        #expect(ProgramHash.value != 0)
    }
}
