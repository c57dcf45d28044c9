import Foundation
import Testing
import UIKitHost

@testable import FlipbookCore

/// The jobs of a renderer are the simulation's threads too, and every bit is the same with any number.
@MainActor @Suite struct SimulationThreadsTests {
    @Test func threadsOfASimulationComeFromTheRenderersJobs() throws {
        let film = try Film(of: CatalogEntry(CrowdedScene.self))
        #expect(try SimulationRun(of: film).host.simulationThreads == 1)
        #expect(try SimulationRun(of: film, simulationThreads: 3).host.simulationThreads == 3)
        #expect(try SimulationRun(of: film, simulationThreads: 1024).host.simulationThreads == 64)
    }

    @Test func threadsOfASimulationChangeNoBitOf1500GraphColoredItems() async throws {
        let film = try Film(of: CatalogEntry(CrowdedScene.self), Film.Settings(duration: 0.1))
        var hashes: Set<String> = []
        for jobs in [1, 2, 3] {
            hashes.insert(try await FilmRenderer(jobs: jobs).hash(of: film).text)
        }
        #expect(hashes.count == 1)
    }
}

/// Fifty columns of thirty squares that slump on a floor.
private final class CrowdedScene: UIViewController, Scene {
    static let summary = "Fifteen hundred squares slump."
    static let size = CGSize(width: 1200, height: 700)
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        var squares: [UIView] = []
        for index in 0..<1500 {
            let (column, row) = (CGFloat(index % 50), CGFloat(index / 50))
            let shift = index / 50 % 2 == 0 ? CGFloat(0) : 5
            let square = UIView(
                frame: CGRect(x: 60 + 21 * column + shift, y: 680 - 20.5 * row, width: 20, height: 20))
            square.accessibilityIdentifier = "square\(index)"
            view.addSubview(square)
            squares.append(square)
        }
        animator = UIDynamicAnimator(referenceView: view)
        animator.solver = .graphColored
        let collision = UICollisionBehavior(items: squares)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: squares))
    }
}
