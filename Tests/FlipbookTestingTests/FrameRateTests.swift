import Flipbook
import Raster
import Testing

@testable import FlipbookDiff

/// Films of one frame with the same picture and other frame rates.
@MainActor @Suite struct FrameRateTests {
    private final class OneFrame: FrameSource {
        let rate: Double?
        let isRateRounded: Bool
        let missingFrame: Int? = nil
        private var isAtStart = true

        init(rate: Double, isRounded: Bool) { (self.rate, isRateRounded) = (rate, isRounded) }

        func next() throws -> (number: Int, bitmap: Bitmap)? {
            guard isAtStart else { return nil }
            isAtStart = false
            return (0, try Bitmap(width: 1, height: 1) { $0.copyBytes(from: [0, 0, 0, 255]) })
        }

        func stop() {}
    }

    private func comparison(_ one: Double, _ other: Double, isRounded: Bool) -> FilmComparison {
        FilmComparison(
            OneFrame(rate: one, isRounded: false), OneFrame(rate: other, isRounded: isRounded), tolerance: 0)
    }

    @Test func ratesOfFoldersAndScenesAreComparedExactly() async throws {
        #expect(try await comparison(60, 60, isRounded: false).firstDifference() == nil)
        let difference = try await comparison(60, 59.95, isRounded: false).firstDifference()
        #expect(difference?.sentence == "A has 60 frames per second, B has 59.95")
    }

    @Test func theRoundedRateOfAFileIsNamedInTheResult() async throws {
        let near = comparison(60, 59.95, isRounded: true)
        #expect(try await near.firstDifference() == nil)
        #expect(
            near.remark
                == "The frame rates differ within the rounding of times: A has 60 frames per second, B has 59.95"
        )
        #expect(comparison(60, 60, isRounded: true).remark == nil)
        #expect(try await comparison(60, 59.9, isRounded: true).firstDifference() != nil)
    }
}
