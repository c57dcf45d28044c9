/// The reports of code that breaks a rule of snapshots.
enum SnapshotRule {
    /// Reports a change that a snapshot cannot make; the method has the name of its type before it. Away from
    /// the main actor there is no film to report it to.
    static func report(_ method: String, _ rule: String) {
        _ = MainActor.ifCurrent { RunContext.current.fail(SceneFailure("\(method): \(rule).")) }
    }

    /// Returns an identifier in a message: its value, or the class of an object, whose description may have
    /// an address.
    static func name(_ identifier: some Hashable) -> String {
        if type(of: identifier) is AnyClass { return "of class \(type(of: identifier))" }
        return "“\(String(describing: identifier).prefix(60))”"
    }

    /// Returns the first identifier that is given again; nil for none.
    static func repeated<Identifier: Hashable>(in identifiers: [Identifier]) -> Identifier? {
        var known: Set<Identifier> = []
        return identifiers.first { !known.insert($0).inserted }
    }
}
