// The rules of snapshots: identifiers are unique, and changes name sections and items that exist. Code that
// breaks one is reported; the change is then made as far as it can be.
extension NSDiffableDataSourceSnapshot {
    /// Returns the position of a section; nil, after a report, for one that does not exist.
    func requireSection(_ identifier: SectionIdentifierType, _ method: String) -> Int? {
        if let index = indexOfSection(identifier) { return index }
        Self.report(method, "there is no section \(SnapshotRule.name(identifier))")
        return nil
    }

    /// Returns true for an item that exists; if not, reports it.
    func requireItem(_ identifier: ItemIdentifierType, _ method: String) -> Bool {
        if members.contains(identifier) { return true }
        Self.report(method, "there is no item \(SnapshotRule.name(identifier))")
        return false
    }

    /// Reports the first of several items that does not exist.
    func requireItems(_ identifiers: [ItemIdentifierType], _ method: String) {
        if let stranger = identifiers.first(where: { !members.contains($0) }) {
            _ = requireItem(stranger, method)
        }
    }

    /// Reports items that are given more than once, and one beside which they cannot lie because it is one of
    /// them. Items that exist already move; a device only logs that.
    func check(
        _ identifiers: [ItemIdentifierType], beside neighbor: ItemIdentifierType? = nil, _ method: String
    ) {
        if let repeated = SnapshotRule.repeated(in: identifiers) {
            Self.report(method, "the item \(SnapshotRule.name(repeated)) is given more than once")
        }
        if let neighbor, identifiers.contains(neighbor) {
            Self.report(method, "the item \(SnapshotRule.name(neighbor)) cannot lie beside itself")
        }
        guard let known = identifiers.first(where: { members.contains($0) }) else { return }
        let sentence =
            "\(Self.subject).\(method): the item \(SnapshotRule.name(known)) exists already and moves."
        _ = MainActor.ifCurrent { RunContext.current.warn(sentence) }
    }

    /// Reports sections that are given more than once, or that exist already.
    func check(_ identifiers: [SectionIdentifierType], _ method: String) {
        if let repeated = SnapshotRule.repeated(in: identifiers) {
            Self.report(method, "the section \(SnapshotRule.name(repeated)) is given more than once")
        } else if let known = identifiers.first(where: { indexOfSection($0) != nil }) {
            Self.report(method, "the section \(SnapshotRule.name(known)) exists already")
        }
    }

    /// Reports a change that a snapshot cannot make.
    static func report(_ method: String, _ rule: String) {
        SnapshotRule.report("\(subject).\(method)", rule)
    }

    private static var subject: String { "NSDiffableDataSourceSnapshot" }
}
