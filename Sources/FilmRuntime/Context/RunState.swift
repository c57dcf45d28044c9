/// State of a run that one module keeps, reached as `RunContext.current[Kind.self]`: UIKit keeps it for a
/// thread or the process; here each run has its own, so that no run sees another's.
@MainActor package protocol RunState: AnyObject {
    /// Creates the state at the beginning of a run. The context owns it.
    init(of context: RunContext)
}
