import FlipbookTestSupport
import Testing

@testable import FlipbookCore

@Suite struct JobPlanTests {
    /// A film's frames and one of its units' for messages: `0:12-23`.
    private func units(
        _ works: [JobPlan.Work], _ seconds: Double = 10, most: Int = 1000
    ) -> [[String]] {
        JobPlan(of: works, unitSeconds: seconds, maximumUnitCount: most).units.map { unit in
            unit.map { piece in
                let values = piece.values.map { " values \($0)" } ?? ""
                let frames = piece.frames.map { " frames \($0)" } ?? ""
                return "\(piece.work)\(values)\(frames)"
            }
        }
    }

    @Test func plansOfJobsCutALongFilmIntoRanges() throws {
        let film = JobPlan.Work(
            frames: FrameRange(count: 100), values: nil, cost: FrameCost(drawing: 0.35))
        #expect(units([film]) == [["0 frames 0-32"], ["0 frames 33-65"], ["0 frames 66-99"]])
        let everyOther = JobPlan.Work(
            frames: try FrameRange("0-39:2,50"), values: nil, cost: FrameCost(drawing: 1))
        #expect(units([everyOther]) == [["0 frames 0-18:2"], ["0 frames 20-38:2,50"]])
    }

    @Test func plansOfJobsDoNotCutWhereItIsTheSimulationThatTakesLong() {
        let film = JobPlan.Work(
            frames: FrameRange(count: 100), values: nil, cost: FrameCost(simulation: 10, drawing: 0.01))
        #expect(units([film]) == [["0"]])
    }

    @Test func plansOfJobsPutShortFilmsOfASweepTogether() {
        func work(_ cost: Double, _ values: Int) -> JobPlan.Work {
            JobPlan.Work(frames: FrameRange(count: 10), values: values, cost: FrameCost(drawing: cost))
        }
        #expect(units([work(0.3, 10)]) == [["0 values 0-4"], ["0 values 5-9"]])
        #expect(units([work(0.3, 3)]) == [["0"]])
        #expect(
            units([work(2, 2)]) == [
                ["0 values 0 frames 0-4"], ["0 values 0 frames 5-9"], ["0 values 1 frames 0-4"],
                ["0 values 1 frames 5-9"],
            ])
        #expect(units([work(1, 3)]) == [["0 values 0"], ["0 values 1"], ["0 values 2"]])
    }

    @Test func plansOfJobsPutShortScenesTogether() {
        let short = JobPlan.Work(frames: FrameRange(count: 10), values: nil, cost: FrameCost(drawing: 0.4))
        #expect(units([short, short, short, short]) == [["0", "1", "2", "3"]])
        #expect(units([short, short, short, short], 8) == [["0", "1"], ["2", "3"]])
    }

    @Test(arguments: [0.001, 0.07, 0.9, 30], [1, 7, 1000])
    func plansOfJobsFilmEveryFrameOfEveryValueOnce(_ cost: Double, _ most: Int) {
        let works = [(240, 1), (31, 40), (1, 3)].map { frames, values in
            JobPlan.Work(
                frames: FrameRange(count: frames), values: values == 1 ? nil : values,
                cost: FrameCost(simulation: cost / 9, drawing: cost))
        }
        let plan = JobPlan(of: works, unitSeconds: 10, maximumUnitCount: most)
        #expect(plan.units.count <= most && plan.unitSeconds >= 10)
        var filmed: [[Int]] = []
        for piece in plan.units.joined() {
            let work = works[piece.work]
            for value in piece.values ?? FrameRange(count: work.values ?? 1) {
                for frame in piece.frames ?? work.frames { filmed.append([piece.work, value, frame]) }
            }
        }
        #expect(filmed.count == 240 + 31 * 40 + 3 && Set(filmed).count == filmed.count)
    }

    @Test(arguments: [nil, "0-2"])
    func plansOfJobsMeasureWhatAFrameCosts(_ frames: String?) async throws {
        let range = try frames.map { try FrameRange($0) }
        let film = try await Film(of: CatalogEntry(ColorfulBars.self), Film.Settings(frames: range))
        try await inFolder { folder in
            let cost = try await FilmRenderer.frameCost(of: film, in: folder + "/a")
            #expect(cost.simulation > 0 && cost.drawing > 0 && cost.total < 1)
        }
    }
}
