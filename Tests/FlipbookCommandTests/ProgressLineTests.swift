import Testing

@testable import FlipbookCommand

@Suite struct ProgressLineTests {
    @Test func lineOfProgressTellsOfTheRestOnlyAfterASecond() {
        func words(_ done: Int, _ seconds: Double) -> String {
            ProgressLine(done: done, total: 120, seconds: seconds).words
        }
        #expect(words(0, 5) == "0 of 120 frames")
        #expect(words(1, 0.1) == "1 of 120 frames")
        #expect(words(60, 0.9) == "60 of 120 frames")
        #expect(words(5, 9) == "5 of 120 frames")
        #expect(words(6, 1) == "6 of 120 frames, 6 fps, 19 s left")
        #expect(words(120, 0.5) == "120 frames in 0.5 s, 240 fps")
    }

    @Test func lineOfProgressTellsHowLongASlowFrameTakes() {
        let line = ProgressLine(done: 10, total: 120, seconds: 35)
        #expect(line.words == "10 of 120 frames, 3.5 s a frame, 7 min left")
        let slow = ProgressLine(done: 120, total: 120, seconds: 360)
        #expect(slow.words == "120 frames in 360.0 s, 3.0 s a frame")
        let even = ProgressLine(done: 120, total: 120, seconds: 120)
        #expect(even.words == "120 frames in 120.0 s, 1 fps")
    }

    @Test func lineOfProgressCountsScenesWhereThereAreSeveral() {
        func line(_ done: Int, _ scenes: Int) -> ProgressLine {
            ProgressLine(
                done: done, total: 1000, seconds: 30,
                scenes: .init(done: scenes, total: 10, current: "RopeBridge"))
        }
        #expect(line(10, 5).words == "5 of 10 scenes, RopeBridge")
        #expect(line(250, 1).words == "1 of 10 scenes, 90 s left, RopeBridge")
        #expect(line(1000, 10).words == "10 scenes in 30.0 s")
    }

    @Test(arguments: [0, 5, 30, 60, 200])
    func lineOfProgressKeepsWithinTheTerminal(_ columns: Int) {
        let bar = ProgressLine(done: 60, total: 120, seconds: 2).bar(width: columns, isColored: false)
        #expect(bar.count < max(columns, 1))
    }
}
