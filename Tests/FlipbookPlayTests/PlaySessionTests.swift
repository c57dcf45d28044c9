import FlipbookCore
import FlipbookPlay
import Testing
import UIKitHost
import UIKitTestSupport

@Suite @MainActor struct PlaySessionTests {
    private let entry = CatalogEntry(viewController: "Throw", summary: "") { ThrowController() }

    /// Returns the hash of a recording that is filmed from its text, as the command does.
    private func hash(ofText text: String) async throws -> String {
        let entry = entry.playing(try InputRecording(text: text))
        let film = try Film(of: entry, Film.Settings(scale: entry.recordedScale ?? 2))
        return try await FilmRenderer().hash(of: film).text
    }

    /// A driver that does whatever a page can send, at random.
    private func drive(_ session: PlaySession, seed: Int) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<150 {
            for _ in 0..<random.next(below: 4) {
                let phase: TouchEvent.Phase = random.pick([.down, .move, .move, .move, .move, .up, .cancel])
                // Also beside the screen, and with more digits than a script has.
                let point = CGPoint(x: random.number(-40...400) + 1 / 3, y: random.number(-40...620))
                session.take(TouchEvent(phase, finger: random.next(below: 3), at: point))
            }
            if random.oneIn(60) { session.cancelTouches() }
            try session.advance()
        }
    }

    @Test(arguments: 1...20) func aRecordedSessionIsFilmedWithTheSameHash(_ seed: Int) async throws {
        var settings = PlaySession.Settings()
        if seed % 3 == 0 { settings.device = DeviceProfile.named("iPhone15") }
        settings.isDark = seed % 4 == 0
        let session = try PlaySession(of: entry, settings)
        try drive(session, seed: seed)
        #expect(session.touchCount > 5)
        #expect(try await hash(ofText: session.script) == session.stateHash)
        let untouched = "ticks 151\n" + (settings.isDark ? "appearance dark\n" : "")
        #expect(try await hash(ofText: untouched) != session.stateHash)
    }

    @Test func aSceneThatBeginsDarkCanBeTurnedLight() throws {
        var dark = entry
        dark.isDark = true
        let session = try PlaySession(of: dark)
        #expect(session.settings.isDark && session.recording.text.contains("appearance dark"))
        let hash = session.stateHash
        try session.restart(PlaySession.Settings())
        #expect(try session.stateHash == PlaySession(of: entry).stateHash)
        #expect(!session.recording.text.contains("appearance"))
        try session.restart(PlaySession(of: dark).settings)
        #expect(session.stateHash == hash)
    }

    @Test func aTapWithinOneTickIsDownForATick() throws {
        let session = try PlaySession(of: entry)
        try session.advance()
        session.take(TouchEvent(.down, finger: 1, at: CGPoint(x: 10, y: 20)))
        session.take(TouchEvent(.move, finger: 1, at: CGPoint(x: 11, y: 20)))
        session.take(TouchEvent(.up, finger: 1, at: CGPoint(x: 12, y: 20)))
        for _ in 0..<3 { try session.advance() }
        #expect(session.recording.text == "ticks 5\ntouch 2: 10,20 12,20\n")
    }

    @Test func aFingerThatIsStillDownIsNotLiftedInTheRecording() async throws {
        let session = try PlaySession(of: entry)
        session.take(TouchEvent(.down, finger: 1, at: CGPoint(x: 100, y: 100)))
        try session.advance()
        #expect(session.recording.text == "ticks 2\ntouch 1: 100,100*2\n")
        session.take(TouchEvent(.move, finger: 1, at: CGPoint(x: 130, y: 100)))
        for _ in 0..<4 { try session.advance() }
        #expect(session.recording.text == "ticks 6\ntouch 1: 100,100 130,100*5\n")
        #expect(try await hash(ofText: session.script) == session.stateHash)
    }

    @Test func touchesOutsideOfTheScreenAreAtItsEdges() throws {
        let session = try PlaySession(of: entry)
        session.take(TouchEvent(.down, finger: 1, at: CGPoint(x: -5, y: 700)))
        session.take(TouchEvent(.down, finger: 2, at: CGPoint(x: CGFloat.nan, y: 5)))
        session.take(TouchEvent(.up, finger: 3, at: CGPoint(x: 5, y: 5)))
        for _ in 0..<2 { try session.advance() }
        #expect(session.recording.text == "ticks 3\ntouch 1: 0,568*3\n")
        #expect(session.touchCount == 1)
    }

    @Test func aRestartForgetsWhatWasPlayed() throws {
        let session = try PlaySession(of: entry)
        let start = session.stateHash
        try drive(session, seed: 5)
        #expect(session.stateHash != start)
        try session.restart()
        #expect(session.stateHash == start)
        #expect(session.tick == 0)
        #expect(session.recording.text == "ticks 1\n")
    }

    @Test func valuesOfParametersArePartOfTheRecording() async throws {
        let entry = CatalogEntry(Parametric.self)
        var settings = PlaySession.Settings()
        settings.parameters = ["speed": 0.1 + 0.2]
        let session = try PlaySession(of: entry, settings)
        let recording = try InputRecording(text: session.recording.text)
        #expect(recording.parameters == ["speed": 0.1 + 0.2])
        #expect(try entry.playing(recording).values([:])["speed"] == 0.1 + 0.2)
        #expect(try entry.playing(recording).values(["speed": 5])["speed"] == 5)
        settings.parameters = ["speed": 10]
        #expect(throws: FilmError.self) { try session.restart(settings) }
        #expect(session.settings.parameters == ["speed": 0.1 + 0.2])
    }
}

/// A square that fingers throw, and that gravity pulls when they let go; a tap on it changes its color.
final class ThrowController: UIViewController {
    private let square = UIView(frame: CGRect(x: 40, y: 40, width: 240, height: 240))
    private var animator: UIDynamicAnimator!
    private var grab: UIAttachmentBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        square.backgroundColor = .systemBlue
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        square.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] in pan($0) })
        square.addGestureRecognizer(
            UITapGestureRecognizer { [unowned self] _ in square.backgroundColor = .systemRed })
    }

    private func pan(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            let grab = UIAttachmentBehavior(item: square, attachedToAnchor: point)
            animator.addBehavior(grab)
            self.grab = grab
        case .changed: grab?.anchorPoint = point
        default:
            if let grab { animator.removeBehavior(grab) }
            grab = nil
        }
    }
}
