/// The changes of a range of contacts, in ascending order.
struct ChangeList {
    private let changes: UnsafeMutablePointer<ContactChange>
    private(set) var count = 0

    init(_ changes: UnsafeMutablePointer<ContactChange>) { self.changes = changes }

    mutating func append(_ index: Int, _ kind: ContactChange.Kind?, _ contact: UnsafePointer<Contact>) {
        append(index, kind, oldCount: contact.pointee.manifold.count)
    }

    /// Inserts a change, in ascending order of the contacts; nil adds nothing. Changes arrive almost in
    /// order, as a batch of boxes is updated late.
    mutating func append(_ index: Int, _ kind: ContactChange.Kind?, oldCount: Int) {
        guard let kind else { return }
        let number = Int32(truncatingIfNeeded: index)
        var slot = count
        while slot > 0, changes[slot - 1].contact > number {
            changes[slot] = changes[slot - 1]
            slot -= 1
        }
        changes[slot] = ContactChange(
            contact: number, kind: kind, oldCount: UInt8(truncatingIfNeeded: oldCount))
        count += 1
    }
}
