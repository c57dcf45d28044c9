import Picture

/// The fingers, the keys and the tilt of a run, which follow the script.
@MainActor final class ScriptedInput: RunState {
    private let touches: TouchDispatcher
    private let attitude: AttitudeState
    private(set) var script = InputScript()

    private var fingers: [Finger] = []
    private var keys: [TypedText] = []
    private var time: TimeInterval = 0

    init(of context: RunContext) {
        (touches, attitude) = (context.screenState.touches, context.attitude)
    }

    /// Sets the script. A script that breaks a rule is an error and has no effect.
    func play(_ script: InputScript) {
        if let validationError = script.validationError {
            return RunContext.current.fail(SceneFailure(validationError))
        }
        self.script = script
        fingers = script.entries.filter { $0.kind == .finger }.map(Finger.init)
        keys = script.entries.filter { $0.kind == .keys }.map(TypedText.init)
        setTilt(at: time)
    }

    /// Adds entries that begin later, for fingers of their own.
    func add(_ entries: [InputScript.Entry]) {
        script = InputScript(entries: script.entries + entries)
        fingers += entries.filter { $0.kind == .finger }.map(Finger.init)
        keys += entries.filter { $0.kind == .keys }.map(TypedText.init)
    }

    /// Puts a finger down whose way is not known yet, and returns its number.
    func putDown(at point: CGPoint, tick: Int) -> Int {
        fingers.append(Finger(path: TimedPath([point], fromTick: tick, isOpen: true)))
        return fingers.count - 1
    }

    /// Gives a finger that is down its place at the next tick, or its last one.
    func move(_ finger: Int, to point: CGPoint, tick: Int, isLast: Bool, isCancelled: Bool) {
        guard fingers.indices.contains(finger), fingers[finger].path.isOpen else { return }
        fingers[finger].isCancelled = isCancelled
        fingers[finger].append(point, tick: tick, isLast: isLast)
    }

    func advance(to time: TimeInterval) {
        self.time = time
        setTilt(at: time)
        touches.timePassed(at: time)
        for index in fingers.indices { fingers[index].move(touches, time) }
        for index in keys.indices { keys[index].type(until: time) }
    }

    private func setTilt(at time: TimeInterval) {
        attitude.tilt = tilt(at: time)
    }

    /// Returns the tilt of the device at a time; upright before the first one of the script.
    func tilt(at time: TimeInterval) -> UIOffset {
        let begun = script.entries.last { $0.kind == .tilt && $0.begin <= time + FilmClock.tolerance }
        guard let point = begun?.path.position(at: time) else { return .zero }
        return UIOffset(horizontal: point.x, vertical: point.y)
    }

    /// Returns the fingers as discs, those put down last in front; nil when there is none.
    func picture(at time: TimeInterval) -> Layer? {
        let discs = fingers.compactMap { $0.disc(at: time) }
        return discs.isEmpty ? nil : Layer(name: "fingers", children: discs)
    }
}
