import Foundation
import Testing

@testable import SceneCompiler

/// Objects with three sections: none, their names, and the words for the linker.
@Suite struct ObjectLibrariesTests {
    private static let names = Array("\0.shstrtab\0.swift1_autolink_entries\0".utf8)

    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// Returns a header of a section, of 64 bytes.
    private static func header(name: Int, at start: Int, _ length: Int) -> [UInt8] {
        bytes(name, 4) + bytes(0, 20) + bytes(start, 8) + bytes(length, 8) + bytes(0, 24)
    }

    private static func object(_ words: String) -> Data {
        let words = Array(words.utf8)
        let table = 64 + names.count + words.count
        let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
        let head = magic + bytes(0, 34) + bytes(table, 8) + bytes(0, 10) + bytes(64, 2)
        let counts = bytes(3, 2) + bytes(1, 2)
        let headers = header(name: 0, at: 0, 0) + header(name: 1, at: 64, names.count)
        return Data(
            head + counts + names + words + headers
                + header(name: 11, at: 64 + names.count, words.count))
    }

    @Test func librariesAreThoseThatTheObjectNamesEachOnce() {
        let words = ObjectLibraries.words(in: Self.object("-lswiftCore\0-lm\0-lswiftCore\0-lFoundation\0"))
        #expect(words == ["-lswiftCore", "-lm", "-lFoundation"])
        #expect(ObjectLibraries.words(in: Self.object("")) == [])
    }

    @Test func wordsThatAreNoLibrariesAreNotTaken() {
        #expect(ObjectLibraries.words(in: Self.object("-lm\0--version-script=a\0")) == nil)
    }

    @Test func cutObjectHasNoLibraries() {
        let object = Self.object("-lswiftCore\0")
        for count in 0..<object.count - 24 { #expect(ObjectLibraries.words(in: object.prefix(count)) == nil) }
    }

    @Test func placesOutsideOfTheObjectAreNotRead() {
        for index in 0..<64 {
            var object = Self.object("-lm\0")
            for byte in index..<min(index + 8, 64) { object[byte] = 0xFF }
            let possible: [[String]?] = [nil, [], ["-lm"]]
            #expect(possible.contains(ObjectLibraries.words(in: object)))
        }
    }
}
