import Flipbook
import Foundation
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookDiff

@Suite struct PictureTraceTests {
    @MainActor private func film(_ parameters: [String: Double] = [:]) throws -> Film {
        try Film(of: CatalogEntry(SlidingSquare.self), Film.Settings(parameters: parameters)).resolved()
    }

    @MainActor private func trace(_ parameters: [String: Double] = [:]) throws -> MotionTrace {
        try MotionTrace(of: film(parameters))
    }

    @Test @MainActor func aTraceWithoutItemsHoldsTheHashOfEachPicture() throws {
        let trace = try trace()
        let hashes = try #require(trace.pictures)
        #expect(hashes.count == trace.frames.count && Set(hashes).count > 8)
        // The square rests at first and in the end.
        #expect(hashes[0] == hashes[4] && hashes[29] == hashes[25] && hashes[0] != hashes[29])
        let text = trace.compactText
        #expect(text.hasPrefix("flipbook trace 4\n") && text.contains("\ndigest pictures "))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("picture ") } < hashes.count)
        let read = try MotionTrace(data: Data(text.utf8), path: "t")
        #expect(read == trace && read.compactText == text)
    }

    @Test @MainActor func aTraceOfItemsHoldsNoPicturesAndKeepsItsVersion() throws {
        let trace = try MotionTrace(of: Film(of: CatalogEntry(RedBounce.self)).resolved())
        #expect(trace.pictures == nil && trace.compactText.hasPrefix("flipbook trace 3\n"))
    }

    @Test @MainActor func hashesOfPicturesDoNotDependOnThreads() throws {
        let film = try film()
        #expect(
            try MotionTrace(of: film, simulationThreads: 1).pictures
                == MotionTrace(of: film, simulationThreads: 3).pictures)
    }

    @Test(arguments: [["target": 70], ["weight": 0.3], ["spacing": 1]])
    @MainActor func theFirstFrameWithAnotherPictureIsNamed(_ change: [String: Double]) async throws {
        let (old, new) = (try trace(), try trace(change))
        let pairs = zip(try #require(old.pictures), try #require(new.pictures))
        let frame = try #require(pairs.enumerated().first { $0.element.0 != $0.element.1 }?.offset)
        #expect((frame > 4) == (change["target"] != nil))
        let read = try MotionTrace(text: old.compactText, path: "t")
        for other in [ComparedMotion.trace(new), .film(try film(change))] {
            for tolerance in [0, 1000.0] {
                let report = try await FilmRenderer().compare(.trace(read), other, tolerance: tolerance)
                let sentence = try #require(report.difference).sentence
                #expect(sentence.hasPrefix("frame \(frame) ("), "\(sentence)")
                #expect(sentence.contains("the pictures differ by their hashes"), "\(sentence)")
                #expect(sentence.hasSuffix("pictures have none") == (tolerance > 0), "\(sentence)")
            }
        }
        let scenes = try await FilmRenderer().compare(.film(film()), .film(film(change)), tolerance: 1000)
        #expect(scenes.difference?.frame == frame)
        #expect(scenes.difference?.kind == .pictureWithoutItems(isRecorded: false, tolerance: 1000))
    }

    @Test @MainActor func aSceneWithoutItemsEqualsItsTrace() async throws {
        let read = try MotionTrace(text: try trace().compactText, path: "t")
        let report = try await FilmRenderer().compare(.film(film()), .trace(read))
        #expect(report.difference == nil && report.equalFrames == 30)
    }

    @Test @MainActor func aGoldenTraceWithoutItemsFindsAnotherLook() async throws {
        try await inFolder { (folder: String) async throws in
            let golden = try GoldenMotion("slide", besideFile: folder + "/SlideTests.swift")
            #expect(try await golden.compare(film()) == .recorded)
            #expect(try await golden.compare(film()) == .equal)
            guard case .differs(let found) = try await golden.compare(film(["target": 70])) else {
                Issue.record("The square slides to another place.")
                return
            }
            #expect(found.sentence.contains("the pictures differ by their hashes"))
            #expect(found.causes == ["setting: parameter target 80 against 70"])
            #expect(FileManager.default.fileExists(atPath: found.picture))
            try found.accept()
            #expect(try await golden.compare(film(["target": 70])) == .equal)
        }
    }

    @Test @MainActor func tracesWithNothingToCompareAreRefused() async throws {
        var earlier = try trace()
        earlier.pictures = nil
        #expect(earlier.compactText.hasPrefix("flipbook trace 3\n"))
        let rows = try MotionTrace(text: TraceFormat.csv.text(of: [ItemRecord]()), path: "t")
        for trace in [earlier, rows] {
            let error = #expect(throws: FilmError.self) { try trace.checkContents(path: "t.csv") }
            #expect("\(error!)".hasPrefix("“t.csv” holds no items, and so nothing to compare."))
            let nothing = await #expect(throws: FilmError.self) {
                try await FilmRenderer().compare(.trace(trace), .trace(trace))
            }
            #expect("\(nothing!)".contains(trace.frames.isEmpty ? "Neither motion" : "hold no items"))
        }
        try await inFolder { (folder: String) async throws in
            let golden = try GoldenMotion("slide", besideFile: folder + "/SlideTests.swift")
            try writeAtomically(Data(earlier.compactText.utf8), to: golden.path)
            let error = await #expect(throws: FilmError.self) { try await golden.compare(film()) }
            #expect("\(error!)".contains("“\(golden.path)” holds no items, and so nothing to compare"))
        }
    }

    @Test @MainActor func framesThatNeitherMotionHasAreNoComparison() async throws {
        let trace = try trace()
        let error = await #expect(throws: FilmError.self) {
            try await FilmRenderer().compare(.trace(trace), .trace(trace), frames: OpenFrameRange("100-110"))
        }
        #expect("\(error!)".contains("Neither motion has one of the frames"))
    }

    @Test func linesWithPicturesAreReadStrictly() {
        let hash = "picture 0123456789abcdef"
        func read(_ lines: [String], mark: CompactTraceVersion = .withPictures) throws -> MotionTrace {
            let all = ["rate 60", "frames 3"] + lines
            var digests = TraceDigests(mark)
            for line in [mark.mark] + all { digests.add(line) }
            let text = ([mark.mark] + all + digests.lines + ["end", ""]).joined(separator: "\n")
            return try MotionTrace(text: text, path: "t")
        }
        #expect(throws: Never.self) { try read(["@0", hash, "@2", "picture 0000000000000000"]) }
        for lines in [
            [], ["@1", hash], ["@0"], [hash], ["@0", hash, hash], ["@0", "picture"], ["@0", hash + "0"],
            ["@0", hash.uppercased()], ["@0", "picture 0123456789ABCDEF"],
            ["@0", "picture +123456789abcdef"],
            ["@0", hash + " "],
        ] {
            #expect(throws: FilmError.self, "\(lines)") { try read(lines) }
        }
        #expect(throws: FilmError.self) { try read(["@0", hash], mark: .withParameters) }
    }
}
