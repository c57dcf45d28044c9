import FlipbookTestSupport
import Foundation
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

/// Films of random scenes with tasks and queues: the same frames in every run, whatever runs beside it.
@Suite(.tags(.long)) struct TaskSceneTests {
    /// The number of scenes, of which each is filmed five times.
    private static let count = Int(ProcessInfo.processInfo.environment["FLIPBOOK_TASK_SCENES"] ?? "") ?? 20

    @Test(arguments: 1...count)
    func aSceneWithTasksIsFilmedTheSameEachTimeAndWithAnyNumberOfJobs(_ seed: Int) async throws {
        let first = try await frames(of: seed, jobs: 1)
        let hash = try await FilmRenderer(jobs: 1).hash(of: film(seed))
        #expect(first.contains { $0 != first[0] }, "Something moves.")
        #expect(try await frames(of: seed, jobs: 2) == first)
        async let second = frames(of: seed, jobs: 2)
        async let third = frames(of: seed, jobs: 1)
        async let other = frames(of: seed + 1000, jobs: 2)
        #expect(try await second == first)
        #expect(try await third == first)
        _ = try await other
        #expect(try await FilmRenderer(jobs: 2).hash(of: film(seed)) == hash)
    }

    private func film(_ seed: Int) throws -> Film {
        let entry = CatalogEntry(
            viewController: "Task\(seed)", summary: "Tasks move views.",
            size: CGSize(width: 100, height: 100),
            duration: 1
        ) { TaskScene(seed: seed) }
        return try Film(of: entry, Film.Settings(scale: 1))
    }

    private func frames(of seed: Int, jobs: Int) async throws -> [Bitmap] {
        let sink = RecordingSink()
        try await FilmRenderer(jobs: jobs).render(film(seed), into: [sink])
        return await sink.bitmaps
    }
}
