import Testing
import UIKitDynamics

/// Code in the style of 2013 to 2020, written against UIKit and compiled with `import UIKit` as it is: it
/// runs, and does what its authors saw.
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

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    @Test func timersDelaysAndGesturesRunOnTheFilmsClock() {
        let controller = TimeAndTouchViewController()
        let stage = Stage(size: CGSize(width: 320, height: 568))
        stage.inputScript = [
            .tap(at: CGPoint(x: 130, y: 150), time: 0.7),
            .pan(along: [CGPoint(x: 150, y: 150), CGPoint(x: 220, y: 350)], from: 1, to: 1.5),
        ]
        stage.install(controller)
        advance(stage, seconds: 2)
        #expect(stage.failure == nil)
        #expect(controller.log == ["loaded", "timer", "delayed", "next", "timer", "tap at 30"])
        #expect(controller.frames == 53, "the link ends on the 54th tick, before it is called")
        #expect(controller.box.center == CGPoint(x: 220, y: 350))
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

    @Test func aPanelThatIsFlickedOpenAndShut() {
        let controller = SidePanelViewController()
        let stage = play(controller, seconds: 1)
        #expect(controller.panelView.frame.maxX < 5, "shut at first")
        stage.asCurrent { controller.toggleMenu() }
        advance(stage, seconds: 4)
        #expect(abs(controller.panelView.frame.maxX - 241) < 3)
        stage.asCurrent { controller.toggleMenu() }
        advance(stage, seconds: 4)
        #expect(controller.panelView.frame.maxX < 5 && stage.failure == nil)
    }

    @Test func aBadgeThatSnapsAndHangs() {
        let controller = BadgeViewController()
        let stage = play(controller, seconds: 0)
        stage.asCurrent { controller.send(to: CGPoint(x: 250, y: 400)) }
        advance(stage, seconds: 3)
        #expect(abs(controller.badge.center.x - 250) < 1 && abs(controller.badge.center.y - 400) < 1)
        stage.asCurrent { controller.grab(at: CGPoint(x: 30, y: 0)) }
        advance(stage, seconds: 10)
        // It hangs below the anchor by the length, half its height, and the spring's stretch g / (2 pi f)^2.
        let stretch = 2000 / (2 * Double.pi * 3.5 * 2 * Double.pi * 3.5)
        #expect(abs(controller.badge.center.x - 250) < 3)
        #expect(abs(controller.badge.center.y - (370 + 20 + 30 + stretch)) < 3)
        #expect(stage.failure == nil)
    }

    @Test func fieldsThatPullABallAroundAMagnet() {
        let controller = FieldsViewController()
        let stage = play(controller, seconds: 0.5)
        let start = distance(controller.ball.center, controller.magnet.center)
        advance(stage, seconds: 1.5)
        #expect(stage.failure == nil)
        #expect(controller.magnet.center == CGPoint(x: 160, y: 284), "anchored")
        #expect(distance(controller.ball.center, controller.magnet.center) < start)
        #expect(controller.ball.transform != .identity || controller.ball.center.x != 60)
    }

    @Test func aLayoutOnSprings() throws {
        // The layout makes its animator at once, so it must be made on the stage.
        let stage = Stage(size: CGSize(width: 320, height: 568))
        let controller = stage.asCurrent { GridViewController() }
        stage.install(controller)
        advance(stage, seconds: 0.2)
        let layout = controller.layout
        let path = IndexPath(item: 40, section: 0)
        let rest = try #require(layout.layoutAttributesForItem(at: path)).center
        stage.asCurrent { controller.collectionView.contentOffset.y = 60 }
        #expect(layout.latestDelta == 60)
        advance(stage, seconds: 0.1)
        let pulled = try #require(layout.layoutAttributesForItem(at: path)).center
        #expect(pulled.y != rest.y, "it lags behind")
        advance(stage, seconds: 8)
        let back = try #require(layout.layoutAttributesForItem(at: path)).center
        #expect(distance(back, rest) < 1 && stage.failure == nil)
        #expect(controller.collectionView.visibleCells.count < 120)
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
