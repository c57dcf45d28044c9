import UIKitDynamics

extension Take {
    /// A row for each dynamic item as it is now.
    var traceRows: [TraceRow] { [] }

    /// A row for each contact so far.
    var contactRows: [ContactRow] { [] }

    /// Adds the state of the physics and what is seen now.
    func addState(to fingerprint: inout Fingerprint) {
        fingerprint.combine(picture)
    }
}
