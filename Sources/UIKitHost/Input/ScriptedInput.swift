import Picture

/// The fingers and the tilt of a run, which follow the script.
@MainActor final class ScriptedInput: RunState {
    private let touches: TouchDispatcher
    private let attitude: AttitudeState
    private(set) var script = InputScript()

    private var fingers: [Finger] = []
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
        fingers = script.entries.filter { $0.kind == .finger }.map { Finger(path: $0.path) }
        setTilt(at: time)
    }

    /// Adds entries that begin later, for fingers of their own.
    func add(_ entries: [InputScript.Entry]) {
        script = InputScript(entries: script.entries + entries)
        fingers += entries.filter { $0.kind == .finger }.map { Finger(path: $0.path) }
    }

    func advance(to time: TimeInterval) {
        self.time = time
        setTilt(at: time)
        touches.timePassed(at: time)
        for index in fingers.indices { fingers[index].move(touches, time) }
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
