import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@_spi(UIKitInternals) @testable import CoreLayers

/// More particles than pictures show.
@MainActor @Suite struct ManyParticleTests {
    private let fixture = ViewFixture()
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        fixture.host.withCurrent { [fixture, emitter, cell] in
            emitter.emitterPosition = CGPoint(x: 50, y: 20)
            (cell.birthRate, cell.lifetime, cell.velocity) = (20, 10, 30)
            emitter.emitterCells = [cell]
            fixture.view.layer.addSublayer(emitter)
        }
    }

    /// The places of the particles at a time in seconds, the oldest of each cell first.
    private func places(at time: TimeInterval) -> [CGPoint] {
        emitter.layerContents(emitter.storage.presentedState(at: time), at: time).map {
            CGPoint(x: $0.transform.tx, y: $0.transform.ty)
        }
    }

    @Test func theYoungestParticlesOfChangedRatesAreShown() throws {
        cell.birthRate = 80_000
        fixture.run(1)
        let seen = fixture.host.withCurrent {
            emitter.birthRate = 2
            return places(at: 1.5)
        }
        // 80,000 of the last half second, and 20,000 of the quarter of a second before.
        #expect(seen.count == 100_000)
        let oldest = try #require(seen.first)
        #expect(abs(oldest.x - (50 + 30 * 0.75)) < 0.01)
        #expect(fixture.host.warnings.count { $0.contains("CAEmitterCell shows the youngest 100000") } == 1)
    }

    @Test func theCellsOfAnEmitterShareTheRoomOfAPicture() {
        let (host, other) = (fixture.host, CAEmitterCell())
        (other.birthRate, other.lifetime) = (20, 10)
        host.withCurrent { emitter.emitterCells = [cell, other] }
        let room = host.context[LayerRoom.self]
        room.most = 30
        fixture.run(1)
        // The first cell has 21 particles, and the second one the rest.
        let seen = host.withCurrent { (picture: room.drawing { places(at: 1) }, outside: places(at: 1)) }
        #expect(seen.picture.count == 30 && seen.outside.count == 42)
        let words = "all copies and particles of a picture may have 30 layers."
        #expect(host.warnings == ["CAEmitterLayer is not drawn as a whole: \(words)"])
    }
}
