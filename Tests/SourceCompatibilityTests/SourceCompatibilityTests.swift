import Testing
import UIKitDynamics

/// Code in the style of 2013 to 2020, written against UIKit and compiled with `import UIKit` as it is: it runs, and does what its
/// authors saw.
@MainActor @Suite struct SourceCompatibilityTests {
    private func play(_ controller: UIViewController, seconds: Double) -> Stage {
        let stage = Stage(size: CGSize(width: 320, height: 568), engineGeneration: .iOS7)
        stage.install(controller)
        advance(stage, seconds: seconds)
        return stage
    }

    private func advance(_ stage: Stage, seconds: Double) {
        for _ in 0..<Int(seconds * 60) { stage.advance(by: 1 / 60) }
    }

    @Test func theTutorialsPlayground() {
        let controller = DynamicsPlaygroundViewController()
        let stage = play(controller, seconds: 3)
        #expect(stage.failure == nil)
        #expect(controller.firstContact)
        #expect(controller.gravity.items.count == 2, "a second square came at the first contact")
        #expect(controller.log.first?.hasSuffix("{150, 100}") == false && controller.log.count > 100)
        #expect(controller.square.center.y > 300)
    }

    @Test func aCompositeBehaviorThatDropsSquares() throws {
        let controller = DropItViewController()
        let stage = play(controller, seconds: 0)
        stage.asCurrent { controller.drop(at: 40) }
        stage.asCurrent { controller.drop(at: 145) }
        advance(stage, seconds: 8)
        #expect(stage.failure == nil)
        #expect(controller.pauses == 1 && !controller.animator.isRunning)
        let drops = controller.view.subviews
        #expect(drops.count == 2)
        #expect(abs(drops[0].center.y - 548) < 2, "on the floor")
        #expect(drops.allSatisfy { $0.transform == .identity }, "without rotation")
    }

    @Test func itemsThatAreNoViews() {
        let stage = Stage(size: CGSize(width: 320, height: 568))
        let progress = stage.asCurrent { ProgressAnimator() }
        advance(stage, seconds: 0.5)
        #expect(progress.positions.count == 30)
        #expect(zip(progress.positions, progress.positions.dropFirst()).allSatisfy { $0.x < $1.x })
        #expect(progress.positions.allSatisfy { $0.y == 20 })
    }
}
