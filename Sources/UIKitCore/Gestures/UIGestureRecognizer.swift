/// An object that detects one kind of gesture in the touches on a view and its subviews, and then
/// calls its actions.
///
/// A recognizer begins as `possible`. For a discrete gesture, such as a tap, it changes to `recognized`;
/// for a continuous one, such as a pan, to `began`, `changed` with each move, and `ended` or `cancelled`.
/// Either changes to `failed` when the touches cannot be its gesture. When the fingers are lifted it
/// is `possible` again.
///
/// The first recognizer that recognizes a touch makes the others that follow it fail, unless a delegate
/// allows both; the touched view then receives `touchesCancelled`.
///
/// Recognizers of the view that was hit come before those of its superviews, and those of one view in the
/// order added. Subclasses override the four methods for touches and set `state`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The number of the object in the run, from 1, in the order of first use.
    private lazy var hashNumber = RunContext.current.newHashNumber()

    /// The hash value, which is the same in every run, as is the order of sets of such objects.
    open override var hash: Int { MainActor.assumeIsolated { hashNumber } }

    /// The states of a recognizer.
    public enum State: Int, Sendable, Hashable {
        /// The touches so far may become the gesture; the initial state.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture was completed.
        case ended = 3
        /// The gesture was canceled.
        case cancelled = 4
        /// The touches are not the gesture; no action is called.
        case failed = 5

        /// A discrete gesture was recognized: Apple's other name for `ended`.
        public static let recognized = State.ended
    }

    /// The delegate that controls what is recognized; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view that the recognizer is attached to; nil for none.
    open internal(set) weak var view: UIView?

    /// A Boolean value that indicates whether the recognizer receives touches; default true. Setting it to
    /// false during a gesture cancels the gesture.
    open var isEnabled = true {
        didSet { if !isEnabled { breakOff() } }
    }

    /// A Boolean value that indicates whether recognition cancels the touch in its view; default true. The
    /// view then receives `touchesCancelled` and no more of that touch.
    open var cancelsTouchesInView = true

    /// A Boolean value that indicates whether the view receives nothing of a touch as long as it may
    /// become the gesture; default false.
    open var delaysTouchesBegan = false

    /// A Boolean value that indicates whether the view receives the end of a touch only after the gesture
    /// has failed; default true. The first touch of a double tap is canceled in its view.
    open var delaysTouchesEnded = true

    /// A Boolean value that indicates whether all touches are of one type; default true. A film has
    /// fingers alone, for which both values are the same.
    open var requiresExclusiveTouchType = true

    /// A name for messages; default nil.
    open var name: String?

    var allowed = AllowedTypes()
    /// The touches that the recognizer follows, in the order in which the fingers were put down.
    package private(set) var touches: [UITouch] = []
    /// The touches of the gesture so far, also of lifted fingers, whose end may wait for the gesture.
    private var gestureTouches: [UITouch] = []

    private var present = State.possible
    /// The state that actions read while they are called; nil outside of such calls.
    private var reported: State?
    /// The state changes that wait for other recognizers to fail.
    private var waiting: [State] = []
    private(set) var isFollowing = false
    private var required: [WeakRecognizer] = []
    private var actions: [GestureAction] = []

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Creates a recognizer that sends an action to a target, which is held weakly. `Selector` is a
    /// replacement for Apple's.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without an action.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Notifies the recognizer that all objects of its storyboard or xib are connected. The default
    /// implementation does nothing.
    open func awakeFromNib() {}

    // MARK: Actions

    /// Adds an action that is sent to a target, which is held weakly, whenever the state changes,
    /// except on failure. An action that the target has already is not added.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !actions.contains(where: { $0.target === object && $0.selector == action }) else { return }
        actions.append(
            GestureAction(target: object, selector: action) { [weak object] sender in
                guard let object else { return }
                action.perform(on: object, with: sender)
            })
    }

    /// Adds a closure that is called whenever the state changes, except on failure.
    package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(GestureAction(target: nil, selector: nil, perform: handler))
    }

    /// Removes an action of a target; nil stands for all targets, with closures, or all of their actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        actions.removeAll { entry in
            guard object == nil || entry.target === object else { return false }
            return action.map { entry.selector?.isSame(as: $0) ?? false } ?? true
        }
    }

    func callActions(as state: State) {
        reported = state
        for action in actions { action.perform(self) }
        keyValueDidChange(of: self, "state", from: nil)
        reported = nil
    }

    // MARK: State

    /// The state of the recognizer; subclasses set it when they have decided.
    ///
    /// Setting a state that cannot follow the current one has no effect, as in UIKit. From `possible` a
    /// recognizer can begin, end (recognize) or fail; once it has begun, it can change, end or be canceled.
    open var state: State {
        get { reported ?? present }
        set { step(to: newValue) }
    }

    private func step(to new: State) {
        switch (present, new) {
        case (.possible, .began), (.possible, .ended):
            if waiting.last != new { waiting.append(new) }
            RunContext.current.screenState.touches.decide(self)
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
        RunContext.current.screenState.touches.report(self, new)
    }

    private func takeTouches() {
        guard cancelsTouchesInView else { return }
        for touch in gestureTouches { touch.isTaken = true }
    }

    /// True when the recognizer follows touches and may still recognize them.
    var isUndecided: Bool { isFollowing && present == .possible }

    /// True when the recognizer has recognized its gesture and is not possible again yet.
    var hasRecognized: Bool { present == .began || present == .changed || present == .ended }

    /// True when the recognizer has detected its gesture and waits for others to fail.
    package var isWaiting: Bool { !waiting.isEmpty }

    /// Enters the states that were waiting.
    func recognize() {
        let steps = waiting
        waiting = []
        for step in steps { enter(step) }
    }

    /// Makes the recognizer fail if its state is `possible`.
    func fail() {
        if present == .possible { enter(.failed) }
    }

    // MARK: Others

    /// Makes the recognizer wait until another one has failed. If the other one recognizes, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.removeAll { $0.recognizer == nil }
        required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Returns true if `require(toFail:)` was called with the other recognizer.
    func requires(_ other: UIGestureRecognizer) -> Bool {
        required.contains { $0.recognizer === other }
    }

    /// Returns a Boolean value that indicates whether recognition by this recognizer makes another
    /// one fail; default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether recognition by another recognizer makes this
    /// one fail; default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether this recognizer waits for another one to fail;
    /// default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value that indicates whether another recognizer waits for this one to fail;
    /// default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Touches

    /// The number of touches that the recognizer follows.
    open var numberOfTouches: Int { touches.count }

    /// Returns the centroid of the touches in a view's coordinates; nil stands for the window. Without a
    /// touch it is that of the last ones, and before the first one the window's origin.
    open func location(in view: UIView?) -> CGPoint {
        let points = (touches.isEmpty ? lastTouches : touches).map { $0.location(in: view) }
        return points.centroid ?? view?.convert(lastPlace, from: nil) ?? lastPlace
    }

    /// Returns the position of one touch, by an index from 0, in a view's coordinates.
    /// An index without a touch is an error.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            RunContext.current.fail(
                SceneFailure("\(type(of: self)): there is no touch \(touchIndex), only \(touches.count)."))
            return .zero
        }
        return touches[touchIndex].location(in: view)
    }

    /// The touches of the fingers that were down together last.
    private(set) var lastTouches: [UITouch] = []
    /// The place of the last gesture, in the window's coordinates; a touch would keep its view.
    private var lastPlace = CGPoint.zero

    /// Stops following a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        letGo(touch)
        gestureTouches.removeAll { $0 === touch }
    }

    /// Notifies the recognizer that a finger was put down. The default implementation does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Notifies the recognizer that a finger has moved. The default implementation does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Notifies the recognizer that a finger was lifted. The default implementation does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Notifies the recognizer that a touch was canceled. The default implementation does nothing.
    /// Touches of a recording are canceled, those of a script never are.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Resets the recognizer before it becomes `possible` again. The default implementation does nothing.
    open func reset() {}

    /// Notifies the recognizer of the time on the film's clock, on every tick while it is undecided.
    @_spi(UIKitInternals) open func timePassed(at time: TimeInterval) {}

    /// Returns true if the recognizer is to follow a touch that begins.
    func accepts(_ touch: UITouch) -> Bool {
        let isOver = present == .ended || present == .cancelled || present == .failed
        guard allowed.touches.contains(NSNumber(value: touch.type.rawValue)) else { return false }
        return isEnabled && !isOver && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    package func follow(_ touch: UITouch) {
        isFollowing = true
        touches.append(touch)
        gestureTouches.append(touch)
        lastTouches = touches
    }

    func letGo(_ touch: UITouch) {
        if touches.count == 1 { lastTouches = touches }
        touches.removeAll { $0 === touch }
    }

    /// Cancels a gesture that has begun, makes an undecided recognizer fail, and stops following the current
    /// touches.
    func breakOff() {
        guard isFollowing else { return }
        if present == .possible { fail() } else { step(to: .cancelled) }
        touches = []
    }

    /// Returns to `possible` when the gesture is over and all fingers are lifted.
    func resetIfOver() {
        guard isFollowing, touches.isEmpty, present != .possible, present != .began, present != .changed
        else {
            return
        }
        reset()
        lastPlace = lastTouches.map(\.point).centroid ?? lastPlace
        (present, isFollowing, lastTouches, gestureTouches) = (.possible, false, [], [])
        waiting = []
    }
}
