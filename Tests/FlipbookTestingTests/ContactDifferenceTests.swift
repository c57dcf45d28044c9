import Foundation
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookDiff

@Suite struct ContactDifferenceTests {
    @MainActor private func trace() throws -> MotionTrace {
        try MotionTrace(of: Film(of: CatalogEntry(RedBounce.self)).resolved())
    }

    @Test @MainActor func contactsThatDifferAreADifference() async throws {
        let trace = try trace()
        #expect(try await difference(trace, trace) == nil)
        for (change, words) in Self.changes {
            var other = trace
            change(&other.contacts![0])
            let sentence = try #require(try await difference(trace, other)).sentence
            #expect(sentence.contains(words), "\(sentence)")
        }
        var other = trace
        other.contacts?.removeFirst()
        #expect(try #require(try await difference(trace, other)).sentence.contains("is only in A"))
    }

    private static let changes: [(@Sendable (inout ContactRecord) -> Void, String)] = [
        ({ $0.point.x += 1e-5 }, "began at ("), ({ $0.other = "wall" }, "is only in A"),
        ({ $0.item = "blue" }, "is only in A"), ({ $0.item = "" }, "is only in A"),
        ({ $0.phase = .ended }, "is only in A"),
    ]

    @Test @MainActor func aSceneEqualsItsTraceWithContacts() async throws {
        let film = try Film(of: CatalogEntry(RedBounce.self)).resolved()
        let read = try MotionTrace(text: try MotionTrace(of: film).compactText, path: "t")
        let report = try await FilmRenderer().compare(.film(film), .trace(read))
        #expect(report.difference == nil && report.equalFrames == film.frameCount)
    }

    @Test @MainActor func coordinatesOfTwoTracesAreComparedToTheLastDigit() async throws {
        let trace = try trace()
        var other = trace
        other.frames[5].items[0].center.x += 1e-9
        #expect(try await difference(trace, other)?.frame == 5)
        other.frames[5].items[0].center.x += 0.25
        let report = try await FilmRenderer().compare(.trace(trace), .trace(other), tolerance: 1)
        #expect(
            report.difference == nil
                && report.largestAllowed?.description == "0.25 of red, position.x, in frame 5")
    }

    @Test @MainActor func tracesOfOtherLengthsDifferEvenWithoutItems() async throws {
        let frames = (0..<4).map { MotionFrame(number: $0, time: Double($0) / 60, items: []) }
        let trace = MotionTrace(scene: nil, rate: 60, frames: frames, contacts: [])
        var longer = trace
        longer.frames.append(MotionFrame(number: 4, time: 4.0 / 60, items: []))
        #expect(try await difference(trace, longer)?.kind == .end(of: .a))
    }

    @Test func numbersAreReadStrictly() {
        for text in ["0x10", "+1", "01", "1.", ".5", "s1", "1 ", "1e", "inf", "nan", "", "-", "1_0", "--1"] {
            #expect(Double(plain: text) == nil && Int(plain: text) == nil, "\(text)")
        }
        #expect(Double(plain: "-0.5e-07") == -0.5e-7 && Double(plain: "12") == 12 && Int(plain: "12") == 12)
        #expect(Int(plain: "-1") == nil && Int(plain: "1.0") == nil)
    }

    @MainActor private func difference(_ a: MotionTrace, _ b: MotionTrace) async throws -> MotionDifference? {
        try await FilmRenderer().compare(.trace(a), .trace(b)).difference
    }
}
