import FlipbookCore
import FlipbookPlay
import Testing
import UIKitHost

@Suite @MainActor struct PlaySessionTests {
    @Test func aRecordingGivesTheHashOfTheSession() async throws {
        let entry = CatalogEntry(viewController: "Throw", summary: "") { ThrowController() }
        let session = try PlaySession(of: entry)
        session.take(TouchEvent(.down, finger: 1, at: CGPoint(x: 100, y: 100)))
        for tick in 0..<40 {
            session.take(TouchEvent(.move, finger: 1, at: CGPoint(x: 100 + 3 * tick, y: 100 + tick)))
            try session.advance()
        }
        session.take(TouchEvent(.up, finger: 1, at: CGPoint(x: 220, y: 140)))
        for _ in 0..<60 { try session.advance() }
        let recording = try InputRecording(text: session.recording.text)
        #expect(recording == session.recording)
        let film = try Film(of: entry.playing(recording))
        #expect(film.frameCount == 101)
        #expect(try await FilmRenderer().hash(of: film).text == session.stateHash)
        #expect(session.stateHash != (try await FilmRenderer().hash(of: Film(of: entry)).text))
    }
}

/// A square that fingers throw, and that gravity pulls when they let go.
final class ThrowController: UIViewController {
    private let square = UIView(frame: CGRect(x: 60, y: 60, width: 80, height: 80))
    private var animator: UIDynamicAnimator!
    private var grab: UIAttachmentBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .systemBlue
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        square.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] in pan($0) })
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
