import Picture

/// The fingers and the tilt of a run, which follow the script.
@MainActor final class ScriptedInput {
    let touches: TouchDispatcher
    /// The current tilt of the device to the right and down, from -1 to 1.
    private(set) var attitude = UIOffset.zero
    private(set) var script = InputScript()

    private var fingers: [Finger] = []
    private var time: TimeInterval = 0

    init(window: UIWindow) {
        touches = TouchDispatcher(window: window)
    }

    /// Sets the script. A script that breaks a rule is an error and has no effect.
    func play(_ script: InputScript) {
        if let validationError = script.validationError {
            return SceneHost.current.fail(SceneFailure(validationError))
        }
        self.script = script
        fingers = script.entries.filter { $0.kind == .finger }.map { Finger(path: $0.path) }
        tilt(at: time)
    }

    /// Adds entries that begin later, for fingers of their own.
    func add(_ entries: [InputScript.Entry]) {
        script = InputScript(entries: script.entries + entries)
        fingers += entries.filter { $0.kind == .finger }.map { Finger(path: $0.path) }
    }

    func advance(to time: TimeInterval) {
        self.time = time
        tilt(at: time)
        touches.timePassed(at: time)
        for index in fingers.indices { fingers[index].move(touches, time) }
    }

    private func tilt(at time: TimeInterval) {
        attitude = attitude(at: time)
    }

    /// Returns the tilt of the device at a time; upright before the first one of the script.
    func attitude(at time: TimeInterval) -> UIOffset {
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
