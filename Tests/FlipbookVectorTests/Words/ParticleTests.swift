import CoreGeometry
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookVector

/// Descriptions of emitters.
@MainActor struct ParticleTests {
    @Test func particlesAreCounted() throws {
        let entry = CatalogEntry(
            viewController: "Sparks", summary: "", size: CGSize(width: 240, height: 320), duration: 1
        ) { SparksController() }
        let record = try MotionRecord(of: Film(of: entry).resolved())
        // 40 are born in a second, and live longer than the film.
        #expect(record.showsParticles && (36...42).contains(record.mostParticles))
        let text = try MotionDescription(of: Film(of: entry).resolved()).text
        #expect(text == "Up to \(record.mostParticles) particles move at once.")
    }
}

/// A controller whose view shows sparks that fly apart.
private final class SparksController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (40, 5, 30, 6)
        cell.color = UIColor.orange.cgColor
        let emitter = CAEmitterLayer()
        (emitter.emitterPosition, emitter.emitterCells) = (CGPoint(x: 120, y: 160), [cell])
        view.layer.addSublayer(emitter)
    }
}
