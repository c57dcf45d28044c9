import FlipbookTestSupport
import Foundation
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite struct TraceTests {
    private let row = ItemRecord(
        frame: 3, time: 0.05,
        state: ItemState(
            name: "square", center: CGPoint(x: 160, y: 100.123456789), angle: -0.0,
            velocity: CGVector(dx: 0, dy: 1e-7), angularVelocity: -1.5, isAsleep: true))
    private let contact = ContactRecord(
        frame: 9, time: 0.15, phase: .began, item: "a,\"b\"", other: "(null)", point: CGPoint(x: 1, y: 2))

    @Test func tracesAreCommaSeparatedWithUpToNineDigitsAndNoNegativeZero() {
        #expect(
            TraceFormat.csv.text(of: [row]) == """
                frame,time,item,x,y,angle,vx,vy,angular_velocity,asleep
                3,0.05,square,160,100.123457,0,0,1e-07,-1.5,1

                """)
    }

    @Test func tracesOfContactsQuoteNamesAsRFC4180WantsIt() {
        #expect(
            TraceFormat.csv.text(of: [contact]) == #"""
                frame,time,phase,item,other,x,y
                9,0.15,began,"a,""b""",(null),1,2

                """#)
    }

    @Test func tracesAreJSONThatAReaderUnderstands() throws {
        let text = TraceFormat.json.text(of: [contact, contact])
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let rows = try #require(value as? [[String: Any]])
        #expect(rows.count == 2)
        #expect(rows[0]["item"] as? String == "a,\"b\"")
        #expect(rows[0]["x"] as? Double == 1)
        #expect(TraceFormat.json.text(of: [row]).contains(#""asleep": true"#))
        #expect(TraceFormat.json.text(of: [ItemRecord]()) == "[]\n")
    }

    @Test func stringsOfTracesAreQuotedAsJSONEncoderDoes() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let scalars = (0..<0x300).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{2029}", "🎈"]
        for text in scalars.map(String.init) + ["", "a\"b\\c/d<e>&\r\n"] {
            #expect(text.quotedForJSON() == String(decoding: try encoder.encode(text), as: UTF8.self))
        }
    }

    @Test(arguments: TraceFormat.allCases) func tracesOfRowsThatComeOneByOneAreTheSame(_ format: TraceFormat)
    {
        for count in 0..<4 {
            var writer = TraceWriter<ItemRecord>(format)
            var text = ""
            for _ in 0..<count { text += writer.text(of: row) }
            #expect(text + writer.ending == format.text(of: Array(repeating: row, count: count)))
        }
    }

    @Test func textOutputsAppearWholeOrNotAtAll() async throws {
        let line = String(repeating: "x", count: 9999) + "\n"
        try await inFolder { folder in
            for count in [0, 3, 40] {
                var output = try TextOutput(folder + "/a/b.csv")
                for _ in 0..<count { try output.write(line) }
                #expect(!FileManager.default.fileExists(atPath: folder + "/a/b.csv"))
                try output.finish()
                let text = String(repeating: line, count: count)
                #expect(try contents(folder + "/a/b.csv") == Data(text.utf8))
                #expect(try names(in: folder + "/a") == ["b.csv"])
                try FileManager.default.removeItem(atPath: folder + "/a")

                var other = try TextOutput(folder + "/c.csv")
                for _ in 0..<count { try other.write(line) }
                other.discard()
                #expect(try names(in: folder).isEmpty)
            }
            var device = try TextOutput("/dev/null")
            try device.write(line)
            try device.finish()
        }
    }

    @Test func tracesWithoutRowsStillNameTheirColumns() {
        #expect(TraceFormat.csv.text(of: [ContactRecord]()) == "frame,time,phase,item,other,x,y\n")
    }
}
