import FlipbookTestSupport
import FlipbookVideo
import Foundation
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite struct FilmRendererTests {
    @Test(arguments: [1, 2, 7])
    func rendererHandsEveryFrameToASinkInOrder(_ jobs: Int) async throws {
        let sink = RecordingSink()
        try await FilmRenderer(jobs: jobs).render(await film(frames: "0-40:3,50,55-59"), into: [sink])
        #expect(await sink.numbers == Array(stride(from: 0, through: 39, by: 3)) + [50, 55, 56, 57, 58, 59])
        #expect(await sink.ending == "finished")
    }

    @Test func rendererMakesTheSamePixelsWithOneJobAndWithFour() async throws {
        let (one, four) = (RecordingSink(), RecordingSink())
        try await FilmRenderer(jobs: 1).render(await film(), into: [one])
        try await FilmRenderer(jobs: 4).render(await film(), into: [four])
        #expect(await one.bitmaps == four.bitmaps)
        #expect(await one.bitmaps.count == 60)
    }

    @Test func rendererDrawsWhatIsInTheScene() async throws {
        let sink = RecordingSink()
        try await FilmRenderer().render(await film(), into: [sink])
        let bitmaps = await sink.bitmaps
        #expect(bitmaps[0][4, 8] == Pixel(0, 0, 255))
        #expect(bitmaps[0][28, 8] == Pixel(255, 255, 255))
        #expect(bitmaps[59][28, 8] == Pixel(0, 0, 255))
        #expect(bitmaps[59][4, 8] == Pixel(255, 255, 255))
    }

    @Test func rendererDrawsAFrameThatLooksLikeTheOneBeforeItOnlyOnce() async throws {
        let sink = RecordingSink()
        try await FilmRenderer().render(await film(), into: [sink])
        // The square arrives at 0.5 s: frames 30 to 59 look alike.
        #expect(sink.encodings.value == 31)
        #expect(await sink.numbers.count == 60)
    }

    @Test func rendererDrawsAFrameOnceForAllSinks() async throws {
        let sinks = [RecordingSink(), RecordingSink()]
        try await FilmRenderer().render(await film(), into: sinks)
        #expect(await sinks[0].bitmaps == sinks[1].bitmaps)
    }

    @Test func rendererHoldsFewFramesAtATime() async throws {
        let sink = RecordingSink(pause: .milliseconds(1))
        try await FilmRenderer(jobs: 2).render(await film(fps: 240), into: [sink])
        // Four for each job, and the one that is being written.
        #expect(sink.mostAhead.value <= 2 * 4 + 1)
    }

    @Test func rendererTellsHowManyFramesAreWritten() async throws {
        let seen = Counter()
        try await FilmRenderer().render(await film(), into: [RecordingSink()]) { done, total in
            #expect(done == seen.value + 1 && total == 60)
            seen.value = done
        }
        #expect(seen.value == 60)
    }

    @Test func rendererCancelsEverySinkWhenTheSceneFails() async throws {
        let sinks = [RecordingSink(), RecordingSink()]
        await #expect(throws: SceneFailure.self) {
            try await FilmRenderer().render(await film(CatalogEntry(LateFailure.self)), into: sinks)
        }
        for sink in sinks { #expect(await sink.ending == "cancelled") }
    }

    @Test func rendererCancelsEverySinkWhenOneCannotWrite() async throws {
        let (good, bad) = (
            RecordingSink(), RecordingSink(failingAt: 5, with: .unwritable(path: "x", reason: "full"))
        )
        await #expect(throws: FilmError.unwritable(path: "x", reason: "full")) {
            try await FilmRenderer().render(await film(), into: [good, bad])
        }
        #expect(await good.ending == "cancelled")
        #expect(await bad.ending == "cancelled")
    }

    @Test func rendererLetsTheOtherSinksGoOnWhenAVideoFails() async throws {
        let lost = FilmError.ffmpegFailed(video: "x.mp4", reason: "no")
        let (good, bad) = (RecordingSink(), RecordingSink(failingAt: 5, with: lost))
        await #expect(throws: lost) { try await FilmRenderer().render(await film(), into: [bad, good]) }
        #expect(await good.ending == "finished")
        #expect(await bad.ending == "cancelled")
        #expect(await good.numbers.count == 60)
    }

    @Test func rendererStopsWhenItsTaskIsCancelled() async throws {
        let sink = RecordingSink(pause: .milliseconds(1))
        let work = Task {
            try await FilmRenderer().render(await film(), into: [sink]) { _, _ in
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(await sink.ending == "cancelled")
        #expect(await sink.numbers.count < 60)
    }

    @Test func rendererTakesTheTimeOfEachStage() async throws {
        try await inFolder { folder in
            var renderer = try FilmRenderer()
            let stopwatch = Stopwatch()
            renderer.stopwatch = stopwatch
            try await renderer.render(await film(), to: [.folder(folder + "/a")])
            // Tests that run meanwhile in this process may use ffmpeg.
            let lines = stopwatch.lines.filter { $0.name != "ffmpeg" }
            #expect(lines.map(\.name) == ["simulate", "draw", "encode", "write", "finish", "rest", "total"])
            // Drawing 31 pictures takes some time by any clock.
            #expect(lines[1].lap.wall > 0 && lines[1].lap.cpu > 0)
        }
    }

    @Test func rendererPacksPNGFilesAsHardAsWanted() async throws {
        try await inFolder { folder in
            var sizes: [PNGCompression: Int] = [:]
            for compression in PNGCompression.allCases {
                let settings = try VideoSettings(compression: compression)
                let path = "\(folder)/\(compression)"
                try await FilmRenderer().render(
                    await film(scale: 4, frames: "7"), to: [.folder(path)], settings: settings)
                sizes[compression] = try contents(path + "/000007.png").count
            }
            let pictures = try PNGCompression.allCases.map {
                try Bitmap(png: contents("\(folder)/\($0)/000007.png"))
            }
            #expect(pictures.allSatisfy { $0 == pictures[0] })
            #expect(sizes[.best]! <= sizes[.small]! && sizes[.small]! <= sizes[.fast]!)
        }
    }

    @Test(arguments: [0, -1, 1025])
    func rendererRefusesANumberOfJobsThatMakesNoSense(_ number: Int) {
        #expect(throws: FilmError.self) { try FilmRenderer(jobs: number) }
    }
}

/// A number that several threads may change.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var value: Int {
        get { lock.withLock { number } }
        set { lock.withLock { number = newValue } }
    }

    func add(_ change: Int) { lock.withLock { number += change } }
}

/// A sink that remembers what it got.
actor RecordingSink: FrameSink {
    nonisolated let path = "memory"
    nonisolated let encodings = Counter()
    nonisolated let mostAhead = Counter()
    private nonisolated let written = Counter()
    private let failure: (number: Int, error: FilmError)?
    private let pause: Duration
    private(set) var bitmaps: [Bitmap] = []
    private(set) var numbers: [Int] = []
    private(set) var ending = "none"

    init(failingAt number: Int? = nil, with error: FilmError = .invalid(""), pause: Duration = .zero) {
        failure = number.map { ($0, error) }
        self.pause = pause
    }

    func start(_ frameFormat: FrameFormat) {}

    nonisolated func encode(_ bitmap: Bitmap) -> EncodedFrame {
        encodings.add(1)
        mostAhead.value = max(mostAhead.value, encodings.value - written.value)
        return .pixels(bitmap)
    }

    func write(_ frame: EncodedFrame, number: Int) async throws {
        if pause > .zero { try? await Task.sleep(for: pause) }
        if number == failure?.number { throw failure!.error }
        guard case .pixels(let bitmap) = frame else { return }
        bitmaps.append(bitmap)
        numbers.append(number)
        written.add(1)
    }

    func finish() { end("finished") }

    func cancel() { end("cancelled") }

    /// A sink that is ended twice shows it.
    private func end(_ how: String) { ending = ending == "none" ? how : "\(ending), \(how)" }
}
