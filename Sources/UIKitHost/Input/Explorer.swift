/// A generator of touches that tries out a scene as a person would who sees it for the first time. It taps
/// buttons, throws items, scrolls lists, types into fields that edit, and tilts the device where the scene
/// reads its sensors. Flipbook's own.
///
/// The explorer looks at the views that are on the screen, so it also finds those that its own taps bring up.
/// It tries each thing once, in a fixed order, then touches an empty place of each screen once, before it
/// leaves the screen, and begins again. All places and times are round numbers: the script reads the same
/// when it is written as text.
@MainActor public final class Explorer {
    /// The entries so far.
    public private(set) var script = InputScript()
    private let host: SceneHost
    private let end: TimeInterval
    /// The time at which the next entry is chosen.
    private var next: TimeInterval = 0.15
    private var tried: Set<Target.Identity> = []
    private var hasTilted = false
    /// The fields that got a text.
    private var typed: Set<ObjectIdentifier> = []
    /// The controllers, or views, an empty place of which was touched.
    private var touchedPlaces: Set<ObjectIdentifier> = []
    /// The number of taps on a large view.
    private var taps = 0
    /// The control that was dragged last, while it may have to be dragged by a thumb; nil for none.
    private var dragged: DraggedControl?

    /// The time between two gestures, in seconds, in which the scene responds.
    private static let pause: TimeInterval = 0.35
    /// The longest time to wait for the end of a transition, in which touches have no effect.
    private static let patience: TimeInterval = 1

    /// Creates an explorer of a run.
    ///
    /// - Parameters:
    ///   - host: the host of the run, which is given the entries as they are chosen.
    ///   - end: the duration of the run in seconds; no gesture ends later.
    public init(_ host: SceneHost, end: TimeInterval) {
        (self.host, self.end) = (host, end)
    }

    /// A Boolean value that indicates whether there is no time left for another gesture.
    public var isOver: Bool { next + 0.15 > end }

    /// Chooses the next gesture, if it is time for it. Call it before each tick.
    public func act() {
        if let dragged { host.withCurrent { dragged.look() } }
        guard !isOver, host.clock.time + FilmClock.tolerance >= next else { return }
        host.withCurrent {
            if isInTransition, host.clock.time < next + Self.patience { return }
            tilt()
            if type() || dragThumb() { return }
            var targets = Target.all(in: host)
            if targets.isEmpty { targets = [Target.middle(of: host)] }
            let untried = targets.filter { !tried.contains($0.identity) }
            if untried.allSatisfy(\.leaves), let place = Target.emptyPlace(of: host),
                touchedPlaces.insert(ObjectIdentifier(place.object)).inserted
            {
                return play(place)
            }
            if untried.isEmpty { tried.removeAll() }
            guard let target = untried.first ?? targets.first else { return }
            if target.kind == .touchPlace { touchedPlaces.insert(ObjectIdentifier(target.object)) }
            tried.insert(target.identity)
            play(target)
        }
    }

    /// True while controllers enter or leave.
    private var isInTransition: Bool {
        func moves(_ controller: UIViewController) -> Bool {
            if controller.transitionCoordinator != nil || controller.children.contains(where: moves) {
                return true
            }
            return controller.presentedViewController.map(moves) ?? false
        }
        return host.window.rootViewController.map(moves) ?? false
    }

    /// Plays a target's gesture at the next twentieth of a second, unless it would last too long.
    private func play(_ target: Target) {
        let begin = ((host.clock.time * 20).rounded(.down) + 1) / 20
        let isTap = target.kind == .tapAnywhere
        let target = isTap ? target.elsewhere(taps, in: host) : target
        let entries = target.entries(at: begin, in: host.window.bounds)
        let last = entries.map(\.end).max() ?? begin
        guard last <= end else { return next += 0.05 }
        if isTap { taps += 1 }
        if target.kind == .slide { watch(target.object) }
        add(entries)
        next = ((last + Self.pause) * 20).rounded() / 20
    }

    /// Watches a control of the scene's own that is about to be dragged.
    private func watch(_ object: AnyObject) {
        guard dragged == nil, let control = object as? UIControl, !(control is UISlider) else { return }
        dragged = DraggedControl(control)
    }

    /// Drags the next thumb of a control that has not followed the drags before; returns whether it does.
    private func dragThumb() -> Bool {
        guard let dragged else { return false }
        guard let target = dragged.nextDrag(in: host) else {
            dragged.end()
            self.dragged = nil
            return false
        }
        play(target)
        return true
    }

    /// Tilts the device to the right and down, once, while fingers do the rest.
    private func tilt() {
        guard !hasTilted, host.context.attitude.isRead else { return }
        hasTilted = true
        let begin = ((host.clock.time * 20).rounded(.down) + 1) / 20
        let length = min(0.5, end - begin)
        guard length > 0.05 else { return }
        let attitudes = [UIOffset.zero, UIOffset(horizontal: 0.8, vertical: 0.4)]
        add([.tilt(along: attitudes, from: begin, to: (begin + length).hundredths)])
    }

    /// Types into a field that edits and is empty, once; returns whether it does.
    private func type() -> Bool {
        let responder = host.context.screenState.firstResponder
        guard let responder, !typed.contains(ObjectIdentifier(responder)),
            let words = Self.words(for: responder)
        else { return false }
        let entry = InputScript.Entry.type(words, time: ((host.clock.time * 20).rounded(.down) + 1) / 20)
        guard entry.end <= end else { return false }
        typed.insert(ObjectIdentifier(responder))
        add([entry])
        next = ((entry.end + Self.pause) * 20).rounded() / 20
        return true
    }

    private func add(_ entries: [InputScript.Entry]) {
        script = InputScript(entries: script.entries + entries)
        host.context[ScriptedInput.self].add(entries)
    }
}
