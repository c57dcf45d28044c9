import Foundation
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookDiff
@testable import FlipbookDrawing
@testable import FlipbookVideo

@Suite struct CompactTraceTests {
    /// A trace of a film, small enough for tests.
    @MainActor private func trace() throws -> MotionTrace {
        try MotionTrace(of: Film(of: CatalogEntry(RedBounce.self)).resolved())
    }

    @Test @MainActor func compactTracesHoldNineDigitsOfEveryNumber() throws {
        let trace = try trace()
        let text = trace.compactText
        let read = try MotionTrace(text: text, path: "t")
        #expect(read.frames == trace.frames && read.contacts == trace.contacts)
        #expect(read.compactText == text)
        #expect(text.utf8.count < 3000)
    }

    @Test @MainActor func compactTracesHoldTheValuesOfParameters() throws {
        let film = try Film(of: CatalogEntry(RedBounce.self), Film.Settings(parameters: ["elasticity": 0.7]))
        let trace = try MotionTrace(of: film)
        #expect(trace.parameters == ["elasticity": 0.7])
        let read = try MotionTrace(text: trace.compactText, path: "t")
        #expect(read == trace)
        var earlier = trace
        earlier.parameters = nil
        #expect(earlier.compactText.hasPrefix("flipbook trace 2\n"))
        #expect(try MotionTrace(text: earlier.compactText, path: "t") == earlier)
        // A changed value is found by the digest.
        let changed = trace.compactText.replacingOccurrences(of: "parameter 0.7 ", with: "parameter 0.8 ")
        let error = #expect(throws: FilmError.self) { try MotionTrace(text: changed, path: "t") }
        #expect("\(error!)".contains("section “header”"), "\(error!)")
    }

    @Test func compactTracesRefuseParametersThatAreNone() throws {
        let trace = MotionTrace(
            scene: "x", rate: 60, frames: [MotionFrame(number: 0, time: 0, items: [])], contacts: [])
        #expect(throws: Never.self) { try MotionTrace(text: text(trace, "parameter 1 a b"), path: "t") }
        for line in [
            "parameter", "parameter 1", "parameter x a", "parameter inf a", "parameter 1 a\nparameter 1 a",
        ] {
            #expect(throws: FilmError.self, "\(line)") {
                try MotionTrace(text: text(trace, line), path: "t")
            }
        }
    }

    /// Returns the text of a trace whose header has further lines, with right digests.
    private func text(_ trace: MotionTrace, _ header: String) -> String {
        let lines = trace.compactText.split(separator: "\n").map(String.init).dropFirst().filter {
            $0 != "end" && !$0.hasPrefix("digest ")
        }
        let mark = CompactTraceVersion.withParameters.mark
        var digests = TraceDigests(.withParameters)
        digests.add(mark)
        let all = lines + header.split(separator: "\n").map(String.init)
        all.forEach { digests.add($0) }
        return ([mark] + all + digests.lines + ["end", ""]).joined(separator: "\n")
    }

    @Test func compactTracesHoldItemsThatComeAndGo() throws {
        let numbers = [0, 1e-9, -123456.789, 1e10, 0.1 + 0.2, -0.000123456789, Double.leastNonzeroMagnitude]
        func item(_ name: String, _ number: Int) -> ItemState {
            let value = numbers[number % numbers.count].inCompactDigits
            return ItemState(name: name, center: CGPoint(x: value, y: -value), angle: 1)
        }
        let frames = (0..<40).map { number -> MotionFrame in
            var items = [item("red", number)]
            if number % 7 > 2 { items.append(item("a b\\n\nc\r\n,\"ü", number + 3)) }
            if number > 30 { items = [] }
            return MotionFrame(number: number, time: Double(number) / 60, items: items)
        }
        let trace = MotionTrace(scene: "x\ny", rate: 60, frames: frames, contacts: [])
        let read = try MotionTrace(text: trace.compactText, path: "t")
        #expect(read.scene == trace.scene && read.frames.map(\.items) == trace.frames.map(\.items))
    }

    @Test @MainActor func compactTracesCutOffAnywhereAreRefused() throws {
        let text = try trace().compactText
        let bytes = Array(text.utf8)
        for end in Array(stride(from: 0, to: bytes.count - 1, by: 7)) + [bytes.count - 1] {
            let cut = String(decoding: bytes[..<end], as: UTF8.self)
            #expect(throws: FilmError.self) { try MotionTrace(text: cut, path: "t") }
        }
        let head = "flipbook trace 1\nrate 60\nframes 2\nitem 0 red\n@0\n0 1 2\n"
        for line in [
            "0 nan", "0 inf", "0 1e400", "0 1x", "1 5", "-1 5", "0 1 2 3 4", "@0", "@2",
            "@99999999999999999999",
            "item 1 late", "gone 7", "began 0 1 2", "began 0 nan 1 x", "rate 0", "frames 0", "", "0",
            "rate 60",
            "frames 2", "scene x", "@1 ", "end ", "end x",
        ] {
            #expect(throws: FilmError.self, "\(line)") {
                try MotionTrace(text: head + "@1\n\(line)\nend\n", path: "t")
            }
        }
        #expect(throws: Never.self) { try MotionTrace(text: head + "end\n", path: "t") }
    }
}
