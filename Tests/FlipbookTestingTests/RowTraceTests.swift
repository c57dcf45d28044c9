import Flipbook
import Foundation
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookDiff

@Suite struct RowTraceTests {
    /// Names with separators, some of which are only a part of a letter: a comma, a quote and a space with an
    /// accent, and the letter “\r\n”.
    private static let names = [
        "a,b", "a\"b", "a\nb", "a\rb", "a\r\nb", "a,\u{301}b", "a\"\u{301}b", "\u{301}b", " \u{301}", "a\\nb",
    ]

    @Test(arguments: names) func namesOfItemsAreReadAsTheyWereWritten(_ name: String) throws {
        let state = ItemState(name: name, center: CGPoint(x: 1, y: 2), angle: 0)
        let row = ItemRecord(frame: 0, time: 0, state: state)
        let whole = MotionTrace(
            scene: name, rate: 60, frames: [MotionFrame(number: 0, time: 0, items: [state])], contacts: [])
        let texts = TraceFormat.allCases.map { $0.text(of: [row]) } + [whole.compactText]
        for text in texts {
            let read = try MotionTrace(text: text, path: "t")
            #expect(read.frames.count == 1 && read.frames[0].items.count == 1)
            #expect(read.frames[0].items.first.map { Array($0.name.utf8) } == Array(name.utf8), "\(text)")
        }
    }

    @Test func rowsMayBeginWithAByteOrderMarkAndCompactTracesMayNot() throws {
        let state = ItemState(name: "red", center: .zero, angle: 0)
        let rows = TraceFormat.csv.text(of: [ItemRecord(frame: 0, time: 0, state: state)])
        let mark = Data([0xef, 0xbb, 0xbf])
        #expect(try MotionTrace(data: mark + Data(rows.utf8), path: "t").frames.count == 1)
        let compact = "flipbook trace 1\nrate 60\nframes 1\nend\n"
        #expect(throws: Never.self) { try MotionTrace(data: Data(compact.utf8), path: "t") }
        #expect(throws: FilmError.self) { try MotionTrace(data: mark + Data(compact.utf8), path: "t") }
        let later = #expect(throws: FilmError.self) {
            try MotionTrace(text: "flipbook trace 99\nrate 60\n", path: "t")
        }
        #expect("\(later!)".contains("a newer Flipbook may read it"), "\(later!)")
    }

    @Test(arguments: [-1, .nan, .infinity]) @MainActor
    func tolerancesThatAcceptEverythingOrNothingAreRefused(_ tolerance: Double) async throws {
        let state = ItemState(name: "red", center: .zero, angle: 0)
        let trace = MotionTrace(
            scene: nil, rate: 60, frames: [MotionFrame(number: 0, time: 0, items: [state])], contacts: [])
        let error = await #expect(throws: FilmError.self) {
            try await FilmRenderer().compare(.trace(trace), .trace(trace), tolerance: tolerance)
        }
        #expect("\(error!)".contains("it has to be a number from 0 on"), "\(error!)")
    }
}
