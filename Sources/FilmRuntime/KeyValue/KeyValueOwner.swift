/// An object that keeps the list of its observers itself and announces changes of its properties.
@MainActor package protocol KeyValueOwner: NSObject {
    /// The observers; nil for none.
    var observations: KeyValueObservations? { get set }

    /// Returns the value of a property by its name; `.none` for a name without a property.
    func observedValue(_ key: String) -> Any??

    /// Returns the old value of an observed property after the change of another one, such as that of
    /// `frame`; `.none` if it does not depend on it.
    func oldValue(of keyPath: String, after key: String, from old: Any?) -> Any??
}

extension NSObject {
    /// The observers of the object; nil for none.
    @MainActor var observationList: KeyValueObservations? {
        get {
            if let owner = self as? any KeyValueOwner { return owner.observations }
            return RunContext.current[ObservedObjects.self].list(of: self)
        }
        set {
            if let owner = self as? any KeyValueOwner { owner.observations = newValue }
            RunContext.current[ObservedObjects.self].set(newValue, of: self)
        }
    }

    /// Changes the list of observers, and drops it when none is left. An observer that is called at once may
    /// add others, hence the list is the object's before the change.
    @MainActor func changeObservations(_ change: (KeyValueObservations) -> Void) {
        let list = observationList ?? KeyValueObservations()
        if observationList == nil { observationList = list }
        change(list)
        if list.isEmpty { observationList = nil }
    }

    /// Returns the value of a property by its name; `.none` for a name without a property.
    @MainActor func keyedValue(_ key: String) -> Any?? {
        if let value = (self as? any KeyValueOwner)?.observedValue(key) { return value }
        for name in [key, "is" + key.prefix(1).uppercased() + key.dropFirst()] {
            if case .returned(let value) = MethodTable.send(name, to: self, []) { return .some(value) }
        }
        return (self as? Progress).flatMap {
            key == "fractionCompleted" ? .some($0.fractionCompleted) : .none
        }
    }
}
