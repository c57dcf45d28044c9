/// A record of changes that can be undone and redone.
///
/// Changes of one event form a group, which `undo()` undoes as a whole. What is registered during an undo is
/// the redo, as in Foundation on Apple's systems; Foundation on Linux has no such class.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private struct Group {
        var name = ""
        var steps: [() -> Void] = []
    }

    private enum Phase { case recording, undoing, redoing }

    /// The largest number of groups that can be undone; default 0, for any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// A Boolean value that indicates whether the changes of an event form a group; default true.
    open var groupsByEvent = true
    /// True during an undo.
    open var isUndoing: Bool { phase == .undoing }
    /// True during a redo.
    open var isRedoing: Bool { phase == .redoing }
    /// True while changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// The number of groups that have begun and not ended.
    open private(set) var groupingLevel = 0

    private var undos: [Group] = []
    private var redos: [Group] = []
    private var open: Group?
    private var phase = Phase.recording
    private var disabledCount = 0
    private var eventTime: Double?

    /// Creates a record without changes.
    public override init() {
        super.init()
    }

    /// True when there is something to undo.
    open var canUndo: Bool { !undos.isEmpty || (phase == .recording && open?.steps.isEmpty == false) }
    /// True when there is something to redo.
    open var canRedo: Bool { !redos.isEmpty }
    /// The name of the change that `undo()` undoes; empty by default.
    open var undoActionName: String { ((phase == .recording ? open : nil) ?? undos.last)?.name ?? "" }
    /// The name of the change that `redo()` repeats; empty by default.
    open var redoActionName: String { redos.last?.name ?? "" }
    /// The title of a menu entry for undo.
    open var undoMenuItemTitle: String { title("Undo", undoActionName) }
    /// The title of a menu entry for redo.
    open var redoMenuItemTitle: String { title("Redo", redoActionName) }

    private func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

    /// Records how a change is undone: by a closure, as long as its target exists.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step: () -> Void = { [weak target] in if let target { handler(target) } }
        if phase != .recording || groupingLevel > 0 {
            open = open ?? Group()
            open?.steps.append(step)
            return
        }
        redos = []
        let now = RunContext.current.clock.time
        if groupsByEvent, eventTime == now, !undos.isEmpty {
            undos[undos.count - 1].steps.append(step)
        } else {
            undos.append(Group(steps: [step]))
        }
        eventTime = now
        trim()
    }

    /// Names the current group.
    open func setActionName(_ actionName: String) {
        if open != nil {
            open?.name = actionName
        } else if !undos.isEmpty {
            undos[undos.count - 1].name = actionName
        }
    }

    /// Begins a group of changes.
    open func beginUndoGrouping() {
        if groupingLevel == 0 { open = Group() }
        groupingLevel += 1
    }

    /// Ends a group of changes.
    open func endUndoGrouping() {
        guard groupingLevel > 0 else { return }
        groupingLevel -= 1
        if groupingLevel == 0, let group = open.take(), !group.steps.isEmpty {
            (redos, eventTime) = ([], nil)
            undos.append(group)
            trim()
        }
    }

    /// Undoes the last group.
    open func undo() {
        while groupingLevel > 0 { endUndoGrouping() }
        guard let group = undos.popLast() else { return }
        if let inverse = perform(group, in: .undoing) { redos.append(inverse) }
    }

    /// Repeats the group that was undone last.
    open func redo() {
        guard let group = redos.popLast() else { return }
        if let inverse = perform(group, in: .redoing) { undos.append(inverse) }
    }

    private func perform(_ group: Group, in phase: Phase) -> Group? {
        (self.phase, open, eventTime) = (phase, nil, nil)
        for step in group.steps.reversed() { step() }
        self.phase = .recording
        var inverse = open.take()
        if inverse?.name.isEmpty == true { inverse?.name = group.name }
        return inverse
    }

    /// Forgets all changes.
    open func removeAllActions() { (undos, redos, open, groupingLevel) = ([], [], nil, 0) }

    /// Stops recording, until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Records changes again.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    private func trim() {
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    }
}

/// The record of the changes in a run's window.
@MainActor private final class SharedUndoManager: RunState {
    let manager = UndoManager()

    init(of context: RunContext) {}
}

extension RunContext {
    /// The record of the changes in the window.
    package var undoManager: UndoManager { self[SharedUndoManager.self].manager }
}
