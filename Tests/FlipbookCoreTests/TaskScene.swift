import UIKitHost
import UIKitTestSupport

/// A random scene whose views are moved by tasks that sleep, by detached ones, groups and streams, and by
/// blocks of queues.
final class TaskScene: UIViewController {
    private var random: SeededRandom
    private let squares = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12)) }
    private var animator: UIDynamicAnimator?
    private let push = UIPushBehavior(items: [], mode: .instantaneous)

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let animator = UIDynamicAnimator(referenceView: view)
        self.animator = animator
        for (index, square) in squares.enumerated() {
            square.backgroundColor = .red
            square.center = CGPoint(x: 20 + 20 * index, y: 10 + random.next(below: 60))
            view.addSubview(square)
            act(on: square)
        }
        let walls = UICollisionBehavior(items: squares)
        walls.translatesReferenceBoundsIntoBoundary = true
        for behavior in [walls, push] { animator.addBehavior(behavior) }
        for _ in 0...random.next(below: 4) { start(depth: 0) }
        Task {
            try? await Task.sleep(for: .milliseconds(100))
            animator.addBehavior(UIGravityBehavior(items: [self.squares[3]]))
        }
    }

    private func start(depth: Int) {
        Task { await self.perform(depth) }
    }

    private func perform(_ depth: Int) async {
        for _ in 0...random.next(below: 4) {
            await step(depth)
            act(on: random.pick(squares))
        }
    }

    /// Changes a view in one of several ways.
    private func act(on square: UIView) {
        let amount = random.number(0...1)
        switch random.next(below: 5) {
        case 0: square.backgroundColor = UIColor(hue: amount, saturation: 1, brightness: 0.8, alpha: 1)
        case 1: animator?.addBehavior(UIGravityBehavior(items: [square]))
        case 2: UIView.animate(withDuration: 0.2 + amount) { square.alpha = 0.3 + 0.7 * amount }
        case 3: square.layer.cornerRadius = 6 * amount
        default:
            square.center.x = 10 + 80 * amount
            animator?.updateItem(usingCurrentState: square)
        }
    }

    private func step(_ depth: Int) async {
        switch random.next(below: depth < 3 ? 10 : 4) {
        case 0: try? await Task.sleep(for: .milliseconds(random.next(below: 200)))
        case 1: try? await Task.sleep(nanoseconds: UInt64(random.next(below: 100_000_000)))
        case 2: try? await Task.sleep(until: .now + .milliseconds(random.next(below: 90)), clock: .continuous)
        case 3: await Task.yield()
        case 4: start(depth: depth + 1)
        case 5: await Task.detached { await self.perform(depth + 1) }.value
        case 6:
            let count = 1 + random.next(below: 3)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<count { group.addTask { await self.perform(depth + 1) } }
            }
        case 7: await readStream()
        case 8: await waitForQueue()
        default: await waitForGroup()
        }
    }

    private func readStream() async {
        let (stream, continuation) = AsyncStream.makeStream(of: CGFloat.self)
        let count = random.next(below: 6)
        Task.detached {
            for number in 0..<count {
                continuation.yield(CGFloat(number))
                try? await Task.sleep(for: .milliseconds(30))
            }
            continuation.finish()
        }
        for await number in stream { squares[0].frame.size.width = 8 + 2 * number }
    }

    private func waitForQueue() async {
        let delay = TimeInterval(random.number(0...0.1))
        let queue = random.oneIn(2) ? FilmQueue.global() : FilmQueue(label: "work")
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            queue.asyncAfter(deadline: .now() + delay) { continuation.resume() }
        }
    }

    private func waitForGroup() async {
        let (group, semaphore) = (FilmGroup(), FilmSemaphore(value: 0))
        for _ in 0..<random.next(below: 4) {
            FilmQueue.global().async(group: group) {
                self.act(on: self.squares[1])
                semaphore.signal()
            }
        }
        FilmQueue.global().async { semaphore.signal() }
        semaphore.wait()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            group.notify(queue: .main) { continuation.resume() }
        }
    }
}
