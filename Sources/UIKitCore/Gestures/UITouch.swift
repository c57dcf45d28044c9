/// A finger on the screen, from when it is put down until it is lifted: the same object throughout.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The number of the object in the run, from 1, in the order of first use.
    private lazy var hashNumber = RunContext.current.newHashNumber()

    /// The hash value, which is the same in every run, as is the order of sets of such objects.
    open override var hash: Int { MainActor.assumeIsolated { hashNumber } }

    /// The phases of a touch.
    public enum Phase: Int, Sendable, Hashable {
        /// The finger was put down.
        case began = 0
        /// The finger has moved.
        case moved = 1
        /// The finger is down and has not moved.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The view receives no more of the touch: a recognizer has taken it, or the view left the window.
        case cancelled = 4
        /// A pointer has entered the view; a film has none.
        case regionEntered
        /// A pointer has moved in the view; a film has none.
        case regionMoved
        /// A pointer has left the view; a film has none.
        case regionExited
    }

    /// The types of touch.
    public enum TouchType: Int, Sendable {
        /// A finger, the only type in a film.
        case direct = 0
        /// A finger on a surface apart from the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer, such as that of a mouse.
        case indirectPointer

        /// A pencil.
        public static let stylus = pencil
    }

    /// The pressure of the finger; always 1, as of a usual touch.
    open var force: CGFloat { 1 }
    /// The greatest pressure; always 6.67 (as in UIKit).
    open var maximumPossibleForce: CGFloat { 20.0 / 3 }
    /// The radius of the finger, in points; always 20.
    open var majorRadius: CGFloat { 20 }

    /// The current phase.
    open internal(set) var phase = Phase.began
    /// The time at which the finger was last put down, moved or lifted, in seconds on the film's clock.
    open private(set) var timestamp: TimeInterval
    /// The number of taps at about the same point in quick succession; 1 for the first one.
    open internal(set) var tapCount = 1
    /// The view on which the finger was put down, for as long as the touch lasts; nil for none.
    open internal(set) var view: UIView?
    /// The window of the touch.
    open private(set) weak var window: UIWindow?
    /// The recognizers that receive the touch, from those of the touched view to those of the window.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The type of the touch; always direct.
    open var type: TouchType { .direct }

    /// The position and time at which the finger was put down, in the window's coordinates.
    package let origin: Sample
    /// The recent positions to which the finger moved, with their times; the current one is last.
    private var samples: [Sample]
    /// The position before the last event, in the window's coordinates.
    private var previousPoint: CGPoint
    /// The time of the last event, at which the finger may have been at rest.
    private var lastSeen: TimeInterval
    /// True when a recognizer has taken the touch from the view.
    var isTaken = false
    /// True while a view receives the beginning of the touch, which may have been before the last event.
    var isReplayed = false
    /// True when the app has ignored touches, and nothing receives the rest of this one.
    var isIgnored = false

    /// A Boolean value that indicates whether the finger was lifted, or the touch cancelled.
    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// A position at a time.
    package struct Sample {
        package var time: TimeInterval
        package var point: CGPoint
    }

    /// The time span of the positions from which the velocity is computed, in seconds: three frames at 60 a
    /// second smooth a hand's tremor and still follow its motion.
    private static let memory: TimeInterval = 0.05
    /// The distance in points up to which a finger rests, which leaves room for rounding alone.
    private static let tremor: CGFloat = 1e-6

    package init(at point: CGPoint, time: TimeInterval, in window: UIWindow) {
        origin = Sample(time: time, point: point)
        samples = [origin]
        previousPoint = point
        (timestamp, lastSeen) = (time, time)
        self.window = window
        super.init()
    }

    /// Returns the position of the finger in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(point, to: view)
    }

    /// Returns the position of the finger before its last move, in a view's coordinates;
    /// nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousPoint, to: view)
    }

    /// Returns the position of the finger in a view's coordinates, which a film has no more precisely than
    /// `location(in:)`; nil stands for the window.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the position of the finger before its last move, in a view's coordinates; nil stands for the
    /// window.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The position of the finger, in the window's coordinates.
    package var point: CGPoint { isReplayed ? origin.point : samples[samples.count - 1].point }

    /// The mean velocity over the last 0.05 s in points per second, in the window's coordinates; zero for a
    /// finger that has rested for longer.
    var velocity: CGVector { hasRested ? .zero : lastMotion }

    /// True when the finger has not moved for so long that it has no velocity.
    private var hasRested: Bool {
        lastSeen - samples[samples.count - 1].time > UITouch.memory + FilmClock.tolerance
    }

    /// The mean velocity over the 0.05 s before the finger came to rest, if it has, in points per second. A
    /// lift without a move does not count: 24 pt every 8 ms and a lift 8 ms later are 3000 pt/s, as measured
    /// on iOS 26.1, iPhone 16.
    var lastMotion: CGVector {
        let (first, last) = (samples[0], samples[samples.count - 1])
        let seconds = last.time - first.time
        guard seconds > 0 else { return .zero }
        return CGVector(
            dx: (last.point.x - first.point.x) / seconds, dy: (last.point.y - first.point.y) / seconds)
    }

    /// Moves the finger to a point at a time; returns true when the point is a new one.
    @discardableResult package func move(to point: CGPoint, time: TimeInterval, phase: Phase) -> Bool {
        let hasMoved = point != self.point
        self.phase = phase == .moved && !hasMoved ? .stationary : phase
        if self.phase != .stationary { timestamp = time }
        previousPoint = self.point
        defer { lastSeen = time }
        guard self.point.distance(to: point) > UITouch.tremor else {
            samples[samples.count - 1].point = point
            return hasMoved
        }
        if hasRested { samples = [Sample(time: lastSeen, point: self.point)] }
        if time > samples[samples.count - 1].time {
            samples.append(Sample(time: time, point: point))
        } else {
            samples[samples.count - 1].point = point
        }
        let oldest = time - UITouch.memory - FilmClock.tolerance
        while samples.count > 2, samples[0].time < oldest { samples.removeFirst() }
        return true
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.convert(point, from: window)
    }
}
