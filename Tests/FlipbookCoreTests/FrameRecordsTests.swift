import FlipbookTestSupport
import Foundation
import TestSupport
import Testing

@testable import FlipbookCore

@Suite struct FrameRecordsTests {
    private typealias FrameFile = Manifest.FrameFile

    @Test func frameRecordsAreADictionaryByFrame() {
        var dice = Dice(state: 1)
        var (records, model) = (FrameRecords(), [Int: FrameFile]())
        for _ in 0..<2000 {
            let frame = dice.number(below: 300)
            let file = dice.file(dice.number(below: 300))
            records.insert(file)
            model[file.frame] = file
            #expect(records.contains(frame) == (model[frame] != nil) && records[frame: frame] == model[frame])
        }
        #expect(Array(records) == model.values.sorted { $0.frame < $1.frame })
        #expect(Array(records.numbers) == model.keys.sorted())
    }

    @Test func frameRecordsTakeTheOthersRecordWhereBothHaveAFrame() {
        var dice = Dice(state: 2)
        for _ in 0..<300 {
            let lists = (0..<2).map { _ in
                (0..<dice.number(below: 9)).map { _ in dice.file(dice.number(below: 9)) }
            }
            let (one, other) = (
                FrameRecords(lists[0], keepsLast: true), FrameRecords(lists[1], keepsLast: false)
            )
            let first = Dictionary(lists[0].map { ($0.frame, $0) }) { $1 }
            let second = Dictionary(lists[1].map { ($0.frame, $0) }) { one, _ in one }
            let merged = first.merging(second) { $1 }.values.sorted { $0.frame < $1.frame }
            #expect(Array(one.merging(other)) == merged)
            #expect(Array(one.filter { $0.frame % 2 == 0 }) == Array(one).filter { $0.frame % 2 == 0 })
        }
    }

    @Test func frameRecordsTake32BytesForAFrame() {
        #expect(MemoryLayout<FrameFile>.stride == 32)
    }

    @Test func frameSetsAreSetsOfNumbersOfAnySize() {
        var dice = Dice(state: 3)
        for _ in 0..<200 {
            let lists = (0..<2).map { _ in
                (0..<dice.number(below: 40)).map { _ in
                    dice.number(below: 9) == 0
                        ? Film.mostFrames + dice.number(below: 3) : dice.number(below: 200)
                }
            }
            let (a, b) = (FrameSet(lists[0]), FrameSet(lists[1]))
            let (c, d) = (Set(lists[0]), Set(lists[1]))
            #expect(Array(a) == c.sorted() && a.count == c.count && a.isEmpty == c.isEmpty)
            #expect(a.first == c.min() && lists[1].allSatisfy { a.contains($0) == c.contains($0) })
            #expect(Array(a.union(b)) == c.union(d).sorted())
            #expect(Array(a.subtracting(b)) == c.subtracting(d).sorted())
            #expect(Array(a.intersection(b)) == c.intersection(d).sorted())
            var rest = a
            for number in lists[1] { rest.remove(number) }
            #expect(Array(rest) == c.subtracting(d).sorted())
            #expect(FrameRange(a).map { Array($0) } ?? [] == c.sorted())
        }
    }
}

@Suite struct FrameRecordReadingTests {
    private typealias FrameFile = Manifest.FrameFile

    private func manifest(_ files: [FrameFile]) async throws -> Manifest {
        var manifest = Manifest(try await film())
        manifest.fill(FrameRecords(files, keepsLast: false), asked: FrameSet([2, 90]))
        return manifest
    }

    private func text(of manifest: Manifest) throws -> String {
        var text = ""
        try manifest.compose { text += String(decoding: $0, as: UTF8.self) }
        return text
    }

    private func streamed(_ text: String) throws -> Manifest? {
        try Manifest(asWritten: BlockReader(Data(text.utf8)))
    }

    @Test(arguments: [0, 1, 2, 1000]) func manifestsAreComposedAsJSONEncoderDoes(_ count: Int) async throws {
        var dice = Dice(state: 4)
        let manifest = try await manifest((0..<count).map { dice.file($0 * 7) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let encoded = String(decoding: try encoder.encode(manifest), as: UTF8.self)
        #expect(try text(of: manifest) == encoded + "\n")
        #expect(try streamed(text(of: manifest)) == (count == 0 ? nil : manifest))
        try await inFolder { folder in
            try manifest.write(to: folder)
            #expect(try Manifest.read(from: folder) == manifest.sealed)
        }
    }

    @Test func manifestsOfOtherTextAreReadAsJSONDecoderDoes() async throws {
        var dice = Dice(state: 5)
        let manifest = try await manifest((0..<4).map { dice.file($0) })
        let text = try text(of: manifest)
        let start = try #require(text.range(of: "    {\n")).lowerBound
        let end = try #require(text.range(of: "\n  ]")).lowerBound
        let entries = text[start..<end].components(separatedBy: ",\n    {").enumerated().map {
            $0.offset == 0 ? $0.element : "    {" + $0.element
        }
        func document(_ entries: [String]) -> String {
            text[..<start] + entries.joined(separator: ",\n") + text[end...]
        }
        let list = "\n  \"files\" : [\n\(entries[0])\n  ]"
        let others = [
            document(entries.reversed()), document(entries + [entries[1]]), document([]),
            document([entries[0]]),
            document(entries + [#"    {"frame": 7, "file": "own.png", "hash": "none"}"#]),
            document([entries[0].uppercased()]), document([entries[0].replacing("00000", with: "0000")]),
            document([entries[0].replacing(" : 0", with: " : 1000000")]),
            text.replacing("\n", with: "\r\n"), text.replacing("\n", with: ""), text + "}", text + "\n\n",
            "\u{feff}" + text, text.replacing("  \"files\" : [\n", with: "  \"files\" : [ \n"),
            text.replacing("{\n  \"", with: "{\n  \"x\" : {\(list)},\n  \""),
            text.replacing("\n  \"files\"", with: "\(list),\n  \"files\""),
            text.replacing("\n  \"flipbook\"", with: "\(list),\n  \"flipbook\""),
            text.replacing("\n  \"files\"", with: "\n  \"files\" : [],\n  \"files\""),
            text.replacing("\n  \"flipbook\"", with: "\n  \"files\" : [],\n  \"flipbook\""),
            text.replacing("\"CrossingSquare\"", with: "\"Crossing\(list)\""),
        ]
        for other in others + (0...text.count).map({ String(text.prefix($0)) }) {
            try expectSameReading(other)
        }
    }

    @Test func manifestsOfDamagedTextAreReadAsJSONDecoderDoes() async throws {
        var dice = Dice(state: 6)
        let manifest = try await manifest((0..<4).map { dice.file($0) })
        let text = try Array(text(of: manifest).utf8)
        for _ in 0..<2000 {
            var damaged = text
            for _ in 0...dice.number(below: 2) { dice.damage(&damaged) }
            try expectSameReading(String(decoding: damaged, as: UTF8.self))
        }
    }

    /// Expects that a film.json is read as JSONDecoder reads it, or not at all.
    private func expectSameReading(_ text: String) throws {
        let (streamed, decoded) = (try streamed(text), Manifest(Data(text.utf8)))
        #expect(streamed == nil || streamed == decoded, "\(text)")
    }

    @Test func foldersWhoseFilmJsonIsOfAnotherLayoutAreReadAllTheSame() async throws {
        var dice = Dice(state: 7)
        let manifest = try await manifest((0..<3).map { dice.file($0) })
        try await inFolder { folder in
            try JSONEncoder().encode(manifest).write(to: URL(fileURLWithPath: folder + "/film.json"))
            #expect(try Manifest.read(from: folder) == manifest)
            try Data("{}".utf8).write(to: URL(fileURLWithPath: folder + "/film.json"))
            #expect(throws: FilmError.self) { try Manifest.read(from: folder) }
        }
    }

    @Test func journalsAreReadLineByLine() async throws {
        var dice = Dice(state: 8)
        let film = try await manifest([])
        let head = try JSONEncoder().encode(film) + Data("\n".utf8)
        for _ in 0..<500 {
            var files = (0..<dice.number(below: 40)).map { _ in dice.file(dice.number(below: 30)) }
            var lines = files.map { file -> [UInt8] in
                var line: [UInt8] = []
                EntryLayout.line.append(file, to: &line)
                return line
            }
            // Lines of another layout, damaged ones, and one that is cut short.
            if let index = lines.indices.randomElement(using: &dice) {
                lines[index] = Array(try JSONEncoder().encode(FrameEntry(files[index])))
            }
            if let index = lines.indices.randomElement(using: &dice) {
                lines[index].removeLast(1 + dice.number(below: 20))
                files.remove(at: index)
            }
            let ending = lines.count % 2 == 0 ? "" : "\n"
            let text = head + Data(lines.joined(separator: "\n".utf8)) + Data(ending.utf8)
            let content = try #require(try FrameJournal.content(from: BlockReader(text)))
            #expect(content.film == film && content.files == FrameRecords(files, keepsLast: true))
        }
        #expect(try FrameJournal.content(from: BlockReader(Data("\n{}\n".utf8))) == nil)
    }
}

/// A reproducible source of numbers (SplitMix64).
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
        return bits ^ bits >> 31
    }

    mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &self) }

    /// Makes a record whose hashes may be missing or begin with zeros.
    mutating func file(_ frame: Int) -> Manifest.FrameFile {
        let hashes = (0..<3).map { _ in next() >> UInt64(number(below: 3) * 30) }
        return Manifest.FrameFile(
            frame: frame, bytes: hashes[0], picture: number(below: 5) == 0 ? nil : hashes[1],
            pixels: number(below: 5) == 0 ? nil : hashes[2])
    }

    /// Replaces, removes or repeats some bytes.
    mutating func damage(_ bytes: inout [UInt8]) {
        let start = number(below: bytes.count)
        let end = min(bytes.count, start + 1 + number(below: 60))
        switch number(below: 4) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: number(below: bytes.count))
        case 2: bytes[start] = Array("0a\",{}[]: \n".utf8).randomElement(using: &self) ?? 0
        default: bytes[start] ^= 1 << UInt8(number(below: 7))
        }
    }
}
