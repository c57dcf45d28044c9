import CoreGeometry
import Flipbook
import FlipbookCore
import Picture
import Scenes
import Testing
import UIKitHost

/// Two runs on one thread, tick by tick in turns: each moves and looks as it does alone.
@MainActor @Suite struct SideBySideTests {
    /// What a run shows and how it moves, for its first ticks.
    private struct Course: Equatable {
        var hashes: [UInt64] = []
        var pictures: [Picture] = []

        @MainActor mutating func note(_ run: SimulationRun) throws {
            let tick = try run.nextTick()
            hashes += tick.items.flatMap {
                [$0.center.x, $0.center.y, $0.angle].map { Double($0).bitPattern }
            }
            if tick.number.isMultiple(of: 10) { pictures.append(tick.picture) }
        }
    }

    private static let tickCount = 40
    /// The largest scenes would take most of the time, and share no more with others than small ones do.
    private static let scenes = catalog.visible.map(\.name.description)
        .filter { !["TileAvalanche", "MarbleHopper", "Tumbler"].contains($0) }

    private func alone(_ name: String) throws -> Course {
        let run = try SimulationRun(of: Film(of: catalog.entry(named: name)))
        var course = Course()
        for _ in 0..<Self.tickCount { try course.note(run) }
        return course
    }

    @Test func fiftyPairsOfScenesDoNotSeeEachOther() throws {
        let scenes = Self.scenes
        try #require(scenes.count >= 30)
        var known: [String: Course] = [:]
        for pair in 0..<50 {
            let names = [scenes[pair % scenes.count], scenes[(pair * 7 + 11) % scenes.count]]
            let runs = try names.map { try SimulationRun(of: Film(of: catalog.entry(named: $0))) }
            var courses = [Course(), Course()]
            for _ in 0..<Self.tickCount {
                for side in runs.indices { try courses[side].note(runs[side]) }
            }
            for (name, course) in zip(names, courses) {
                let expected = try known[name] ?? alone(name)
                known[name] = expected
                #expect(course == expected, "\(name), beside \(names.joined(separator: " and "))")
            }
        }
    }
}
