extension NSObject {
    /// The address of the object's observers; nil while nobody observes it.
    ///
    /// A change to nil removes all observers; one to the address of another object's observers gives the
    /// object these, too. Any other address is a warning, and changes nothing.
    @preconcurrency @MainActor public var observationInfo: UnsafeMutableRawPointer? {
        get { observationList?.address }
        set {
            guard let newValue else { return observationList = nil }
            guard let list = RunContext.current[ObservedObjects.self].list(at: newValue) else {
                return RunContext.current.warn(
                    "\(type(of: self)): observationInfo is set to an address without observers, so that it "
                        + "keeps its own.")
            }
            observationList = list
        }
    }
}
