import Testing
import UIKitHost

/// Code in the style of 2013 to 2020, written against UIKit and compiled with `import UIKit` as it is: it
/// runs, and does what its authors saw.
@MainActor @Suite struct SourceCompatibilityTests {
    private func play(_ controller: UIViewController, seconds: Double) -> SceneHost {
        let host = SceneHost(size: CGSize(width: 320, height: 568), engineGeneration: .iOS7)
        host.install(controller)
        advance(host, seconds: seconds)
        return host
    }

    private func advance(_ host: SceneHost, seconds: Double) {
        for _ in 0..<Int(seconds * 60) { host.advance(by: 1 / 60) }
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    @Test func aLineThatObservesCentersEndsThatInItsDeinit() {
        let (first, second) = (UIView(), UIView())
        var line: ConnectingLine? = ConnectingLine(from: first, to: second)
        second.center = CGPoint(x: 30, y: 40)
        #expect(line?.points == [.zero, CGPoint(x: 30, y: 40)])
        weak var gone = line
        line = nil
        #expect(gone == nil)
        second.center = .zero
    }

    @Test func timersDelaysAndGesturesRunOnTheFilmsClock() {
        let controller = TimeAndTouchViewController()
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.inputScript = [
            .tap(at: CGPoint(x: 130, y: 150), time: 0.7),
            .pan(along: [CGPoint(x: 150, y: 150), CGPoint(x: 220, y: 350)], from: 1, to: 1.5),
        ]
        host.install(controller)
        advance(host, seconds: 2)
        #expect(host.failure == nil)
        #expect(controller.log == ["loaded", "timer", "delayed", "next", "timer", "tap at 30"])
        #expect(controller.frames == 53, "the link ends on the 54th tick, before it is called")
        #expect(controller.box.center == CGPoint(x: 220, y: 350))
    }

    @Test func theTutorialsPlayground() {
        let controller = DynamicsPlaygroundViewController()
        let host = play(controller, seconds: 3)
        #expect(host.failure == nil)
        #expect(controller.firstContact)
        #expect(controller.gravity.items.count == 2, "a second square came at the first contact")
        #expect(controller.log.first?.hasSuffix("{150, 100}") == false && controller.log.count > 100)
        #expect(controller.square.center.y > 300)
    }

    @Test func aCompositeBehaviorThatDropsSquares() throws {
        let controller = DropItViewController()
        let host = play(controller, seconds: 0)
        host.withCurrent { controller.drop(at: 40) }
        host.withCurrent { controller.drop(at: 145) }
        advance(host, seconds: 8)
        #expect(host.failure == nil)
        #expect(controller.pauses == 1 && !controller.animator.isRunning)
        let drops = controller.view.subviews
        #expect(drops.count == 2)
        #expect(abs(drops[0].center.y - 548) < 2, "on the floor")
        #expect(drops.allSatisfy { $0.transform == .identity }, "without rotation")
    }

    @Test func aPanelThatIsFlickedOpenAndShut() {
        let controller = SidePanelViewController()
        let host = play(controller, seconds: 1)
        #expect(controller.panelView.frame.maxX < 5, "shut at first")
        host.withCurrent { controller.toggleMenu() }
        advance(host, seconds: 4)
        #expect(abs(controller.panelView.frame.maxX - 241) < 3)
        host.withCurrent { controller.toggleMenu() }
        advance(host, seconds: 4)
        #expect(controller.panelView.frame.maxX < 5 && host.failure == nil)
    }

    @Test func aBadgeThatSnapsAndHangs() {
        let controller = BadgeViewController()
        let host = play(controller, seconds: 0)
        host.withCurrent { controller.send(to: CGPoint(x: 250, y: 400)) }
        advance(host, seconds: 3)
        #expect(abs(controller.badge.center.x - 250) < 1 && abs(controller.badge.center.y - 400) < 1)
        host.withCurrent { controller.grab(at: CGPoint(x: 30, y: 0)) }
        advance(host, seconds: 10)
        // It hangs below the anchor by the length, half its height, and the spring's stretch g / (2 pi f)^2.
        let stretch = 2000 / (2 * Double.pi * 3.5 * 2 * Double.pi * 3.5)
        #expect(abs(controller.badge.center.x - 250) < 3)
        #expect(abs(controller.badge.center.y - (370 + 20 + 30 + stretch)) < 3)
        #expect(host.failure == nil)
    }

    @Test func fieldsThatPullABallAroundAMagnet() {
        let controller = FieldsViewController()
        let host = play(controller, seconds: 0.5)
        let start = distance(controller.ball.center, controller.magnet.center)
        advance(host, seconds: 1.5)
        #expect(host.failure == nil)
        #expect(controller.magnet.center == CGPoint(x: 160, y: 284), "anchored")
        #expect(distance(controller.ball.center, controller.magnet.center) < start)
    }

    @Test func aLayoutOnSprings() throws {
        // The layout makes its animator at once, so it needs a current host.
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let controller = host.withCurrent { GridViewController() }
        host.install(controller)
        advance(host, seconds: 0.2)
        let layout = controller.layout
        let path = IndexPath(item: 40, section: 0)
        let rest = try #require(layout.layoutAttributesForItem(at: path)).center
        host.withCurrent { controller.collectionView.contentOffset.y = 60 }
        #expect(layout.latestDelta == 60)
        advance(host, seconds: 0.1)
        let pulled = try #require(layout.layoutAttributesForItem(at: path)).center
        #expect(pulled.y != rest.y, "it lags behind")
        advance(host, seconds: 8)
        let back = try #require(layout.layoutAttributesForItem(at: path)).center
        #expect(distance(back, rest) < 1 && host.failure == nil)
        #expect(controller.collectionView.visibleCells.count < 120)
    }

    @Test func aLabelFollowsAnObservedModel() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let label = host.withCurrent { CountLabel() }
        host.withCurrent { label.follow() }
        #expect(label.text == "0")
        host.withCurrent { label.count.value = 3 }
        advance(host, seconds: 0.1)
        #expect(label.text == "3")
    }

    @Test func itemsThatAreNoViews() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let progress = host.withCurrent { ProgressAnimator() }
        advance(host, seconds: 0.5)
        #expect(progress.positions.count == 30)
        #expect(zip(progress.positions, progress.positions.dropFirst()).allSatisfy { $0.x < $1.x })
        #expect(progress.positions.allSatisfy { $0.y == 20 })
    }
}
