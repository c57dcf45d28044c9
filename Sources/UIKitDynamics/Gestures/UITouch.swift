/// A finger on the screen, from when it is put down until it is lifted: one object all the while.
@MainActor open class UITouch: NSObject {
    /// What a finger does.
    public enum Phase: Int, Sendable, Hashable {
        /// It was put down.
        case began = 0
        /// It has moved.
        case moved = 1
        /// It is down and has not moved.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The view hears no more of it: a recognizer has taken it, or the view is gone.
        case cancelled = 4
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger; the only kind here.
        case direct = 0
    }

    /// What the finger does now.
    open internal(set) var phase = Phase.began
    /// When the phase last changed, in seconds on the film's clock.
    open private(set) var timestamp: TimeInterval
    /// How often the finger was put down on about the same point in quick succession: 1 for the first time.
    open internal(set) var tapCount = 1
    /// The view that the finger was put down on, for as long as the touch lasts.
    open internal(set) var view: UIView?
    /// The window that the finger is on.
    open private(set) weak var window: UIWindow?
    /// The recognizers that the touch is given to, from the touched view's to the window's.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Always a finger.
    open var type: TouchType { .direct }

    /// Where and when the finger was put down, in the window.
    let origin: Sample
    /// Where and when it was lately, the present place last.
    private(set) var samples: [Sample]
    /// Whether a recognizer has taken the touch away from the view.
    var isTaken = false

    /// A place at a time.
    struct Sample {
        var time: TimeInterval
        var point: CGPoint
    }

    /// For how many seconds places are kept, from which a velocity is read: three frames at 60 a second smooth
    /// a hand's tremor and still follow it.
    private static let memory: TimeInterval = 0.05

    init(at point: CGPoint, time: TimeInterval, in window: UIWindow) {
        origin = Sample(time: time, point: point)
        samples = [origin]
        timestamp = time
        self.window = window
        super.init()
    }

    /// Where the finger is, in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(point, to: view)
    }

    /// Where the finger was before its last move, in a view's coordinates; nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(samples.dropLast().last?.point ?? point, to: view)
    }

    /// Where the finger is, in the window.
    var point: CGPoint { samples[samples.count - 1].point }

    /// The velocity over the last 0.05 s in points per second, in the window.
    var velocity: CGVector {
        let (first, last) = (samples[0], samples[samples.count - 1])
        let seconds = last.time - first.time
        guard seconds > 0 else { return .zero }
        return CGVector(
            dx: (last.point.x - first.point.x) / seconds, dy: (last.point.y - first.point.y) / seconds)
    }

    /// Puts the finger somewhere at a time; true when that is another place.
    @discardableResult func move(to point: CGPoint, time: TimeInterval, phase: Phase) -> Bool {
        let hasMoved = point != self.point
        self.phase = phase == .moved && !hasMoved ? .stationary : phase
        if self.phase != .stationary { timestamp = time }
        if time > samples[samples.count - 1].time {
            samples.append(Sample(time: time, point: point))
        } else {
            samples[samples.count - 1].point = point
        }
        let oldest = time - UITouch.memory - FilmClock.tolerance
        while samples.count > 2, samples[0].time < oldest { samples.removeFirst() }
        return hasMoved
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.convert(point, from: window)
    }
}
