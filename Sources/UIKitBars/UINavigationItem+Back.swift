/// The actions of back buttons in a run.
@MainActor private final class BackActions: RunState {
    var all: [ObjectIdentifier: (owner: UINavigationItem, action: UIAction)] = [:]

    init(of context: RunContext) {}
}

extension UINavigationItem {
    /// The action that a tap on the back button performs in place of the way back; default nil.
    public var backAction: UIAction? {
        get { RunContext.current[BackActions.self].all[ObjectIdentifier(self)]?.action }
        set { RunContext.current[BackActions.self].all[ObjectIdentifier(self)] = newValue.map { (self, $0) } }
    }
}
