import CoreGeometry
import Testing
import UIKitHost

@testable import FlipbookCore

/// A view that counts how often it is drawn.
private final class CountingView: UIView {
    @MainActor static var count = 0

    override func draw(_ rect: CGRect) { Self.count += 1 }
}

/// A square that falls, drawn by itself.
private final class CountingScene: UIViewController, Scene {
    static let summary = "A square falls."
    static let size = CGSize(width: 100, height: 200)
    static let duration: TimeInterval = 0.5
    private var animator: UIDynamicAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        let square = CountingView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
        square.accessibilityIdentifier = "square"
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        animator?.addBehavior(UIGravityBehavior(items: [square]))
    }
}

@Suite(.serialized) @MainActor struct TickTests {
    @Test func aTickKeepsWhatWasReadOfIt() throws {
        let run = try SimulationRun(of: Film(of: CatalogEntry(CountingScene.self)))
        let last = try run.nextTick()
        let (picture, items) = (last.picture, last.items)
        try run.nextTick()
        #expect(last.picture == picture && last.items == items)
        #expect(run.tick.number == last.number + 1 && run.tick.time > last.time)
        #expect(run.tick.picture != picture && run.tick.items[0].center.y > items[0].center.y)
    }

    /// Changes by drawing functions are part of the motion, which a trace shows as well.
    @Test func drawingDoesNotDependOnPictures() async throws {
        let film = try Film(of: CatalogEntry(CountingScene.self))
        CountingView.count = 0
        #expect(try await FilmRenderer(jobs: 1).trace(of: film).count == 30)
        #expect(CountingView.count == 1)
        let run = try SimulationRun(of: film)
        _ = (run.picture, try run.nextTick().picture)
        #expect(CountingView.count == 2)
    }
}
