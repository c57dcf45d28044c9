/// A running observation of a property, which ends when it is released.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private weak var object: NSObject?
    /// The closure that compares the property with its last value and reports a change. Its argument is the
    /// key that was set; nil where none was announced.
    let check: (_ key: String?) -> Void

    init(of object: NSObject, check: @escaping (_ key: String?) -> Void) {
        (self.object, self.check) = (object, check)
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        object?.changeObservations { list in
            list.checks.removeAll { $0.observation == nil || $0.observation === self }
        }
    }
}
