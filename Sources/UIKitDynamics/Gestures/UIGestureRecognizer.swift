/// What watches the touches on a view, and all upon it, for one kind of gesture, and then calls its actions.
///
/// A recognizer begins as `possible`. One of a discrete gesture, such as a tap, goes to `recognized`; one of a
/// continuous gesture, such as a pan, to `began`, `changed` with each move, and `ended` or `cancelled`; either
/// goes to `failed` when the touches cannot be its gesture. When the fingers are up it is `possible` again.
///
/// The first one that recognizes a touch lets the others that follow it fail, unless a delegate lets both
/// recognize; and the touched view then hears `touchesCancelled`.
///
/// Recognizers of the view that was hit come before those of its superviews; those of one view, in the order
/// added. Subclasses override the four methods about touches and set `state`.
@MainActor open class UIGestureRecognizer: NSObject {
    /// How far a recognizer is.
    public enum State: Int, Sendable, Hashable {
        /// The touches so far may become the gesture; the state at first.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture goes on.
        case changed = 2
        /// The gesture was completed.
        case ended = 3
        /// The gesture was broken off.
        case cancelled = 4
        /// The touches were not the gesture; no action is called.
        case failed = 5

        /// A discrete gesture was recognized: Apple's other name for `ended`.
        public static let recognized = State.ended
    }

    /// Who has a say in what is recognized; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view whose touches are watched.
    open internal(set) weak var view: UIView?

    /// Whether touches are watched; default true. Turned off in the course of a gesture, the gesture is
    /// cancelled.
    open var isEnabled = true {
        didSet { if !isEnabled { breakOff() } }
    }

    /// Whether the touched view hears `touchesCancelled` once the gesture is recognized, and no more of that
    /// touch; default true.
    open var cancelsTouchesInView = true

    /// Whether the touched view hears nothing of a touch as long as it may become the gesture; default false.
    open var delaysTouchesBegan = false

    /// Whether the touched view hears of the touch's end only when the gesture has failed; default true.
    open var delaysTouchesEnded = true

    /// A name for messages; default none.
    open var name: String?

    /// The touches that are followed, in the order in which the fingers were put down.
    private(set) var touches: [UITouch] = []

    private var present = State.possible
    /// The state that an action sees while it is called.
    private var reported: State?
    /// What was to happen, had it not to wait for others to fail.
    private var waiting: [State] = []
    private(set) var isFollowing = false
    private var required: [WeakRecognizer] = []
    private var actions: [Action] = []

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    private struct Action {
        weak var target: AnyObject?
        let selector: Selector?
        let perform: (UIGestureRecognizer) -> Void
    }

    /// A recognizer that sends an action to a target, which it does not hold; `Selector` is a stand-in.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer without an action.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Actions

    /// Sends an action to a target, which is not held, whenever the state changes, but for failing.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        actions.append(
            Action(target: object, selector: action) { [weak object] sender in
                guard let object else { return }
                action.perform(on: object, with: sender)
            })
    }

    /// Calls a closure whenever the state changes, but for failing.
    func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(Action(target: nil, selector: nil, perform: handler))
    }

    /// Sends nothing more to a target; nil stands for all targets, and closures as well. The action is not
    /// compared, for methods cannot be.
    open func removeTarget(_ target: Any?, action: Selector?) {
        guard let target else { return actions.removeAll() }
        let object = target as AnyObject
        actions.removeAll { $0.target === object }
    }

    func callActions(as state: State) {
        reported = state
        for action in actions { action.perform(self) }
        reported = nil
    }

    // MARK: State

    /// How far the recognizer is; subclasses set it when they have decided.
    ///
    /// Steps that do not follow from the present state change nothing, as in UIKit: what is possible can begin,
    /// be recognized or fail; what has begun can change, end or be cancelled.
    open var state: State {
        get { reported ?? present }
        set { step(to: newValue) }
    }

    private func step(to new: State) {
        switch (present, new) {
        case (.possible, .began), (.possible, .ended):
            if waiting.last != new { waiting.append(new) }
            Stage.current.input.touches.decide(self)
        case (.possible, .cancelled), (.possible, .failed):
            enter(.failed)
        case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
            (.changed, .ended), (.changed, .cancelled):
            enter(new)
        default:
            break
        }
    }

    private func enter(_ new: State) {
        present = new
        if new == .failed { return waiting.removeAll() }
        if new == .began || new == .ended { takeTouches() }
        Stage.current.input.touches.report(self, new)
    }

    private func takeTouches() {
        guard cancelsTouchesInView else { return }
        for touch in touches { touch.isTaken = true }
    }

    /// Whether the recognizer follows touches and may still recognize them.
    var isUndecided: Bool { isFollowing && present == .possible }

    /// Whether the recognizer has recognized its gesture and is not possible again yet.
    var hasRecognized: Bool { present == .began || present == .changed || present == .ended }

    /// Whether it would recognize, but for others that have to fail first.
    var isWaiting: Bool { !waiting.isEmpty }

    /// Recognizes what was waiting.
    func recognize() {
        let steps = waiting
        waiting = []
        for step in steps { enter(step) }
    }

    /// Lets the recognizer fail if it is undecided.
    func fail() {
        if present == .possible { enter(.failed) }
    }

    // MARK: Others

    /// Lets the recognizer wait until another one has failed; where that one recognizes, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.removeAll { $0.recognizer == nil }
        required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether `require(toFail:)` was called with the other one.
    func requires(_ other: UIGestureRecognizer) -> Bool {
        required.contains { $0.recognizer === other }
    }

    /// Whether this one, once it recognizes, lets another one fail; default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another one that recognizes lets this one fail; default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one has to wait for another one to fail; default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another one has to wait for this one to fail; default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Touches

    /// How many fingers are followed.
    open var numberOfTouches: Int { touches.count }

    /// The middle of the fingers in a view's coordinates; nil stands for the window. Without a finger, where
    /// the last one was.
    open func location(in view: UIView?) -> CGPoint {
        let points = (touches.isEmpty ? lastTouches : touches).map { $0.location(in: view) }
        guard !points.isEmpty else { return .zero }
        let count = CGFloat(points.count)
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// Where one of the fingers is, in a view's coordinates; the first one is 0. A number that no finger has is
    /// an error.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            Stage.current.fail(
                SceneFailure("\(type(of: self)): there is no touch \(touchIndex), only \(touches.count)."))
            return .zero
        }
        return touches[touchIndex].location(in: view)
    }

    private var lastTouches: [UITouch] = []

    /// No longer follows a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        letGo(touch)
    }

    /// Called for a finger that was put down; does nothing of its own.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called for a finger that has moved; does nothing of its own.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called for a finger that was lifted; does nothing of its own.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called for a touch that was broken off; does nothing of its own.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the recognizer is about to be `possible` again; does nothing of its own.
    open func reset() {}

    /// Called on every tick while the recognizer is undecided, with the time of the film's clock.
    func timePassed(at time: TimeInterval) {}

    /// Whether a touch that begins is one to follow.
    func accepts(_ touch: UITouch) -> Bool {
        let isOver = present == .ended || present == .cancelled || present == .failed
        return isEnabled && !isOver && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func follow(_ touch: UITouch) {
        isFollowing = true
        touches.append(touch)
        lastTouches = touches
    }

    func letGo(_ touch: UITouch) {
        if touches.count == 1 { lastTouches = touches }
        touches.removeAll { $0 === touch }
    }

    /// Cancels what has begun, lets fail what has not, and follows the present touches no more.
    func breakOff() {
        guard isFollowing else { return }
        if present == .possible { fail() } else { step(to: .cancelled) }
        touches = []
    }

    /// Becomes possible again when all is over.
    func resetIfOver() {
        guard isFollowing, touches.isEmpty, present != .possible, present != .began, present != .changed
        else {
            return
        }
        reset()
        (present, isFollowing, lastTouches) = (.possible, false, [])
        waiting = []
    }
}
