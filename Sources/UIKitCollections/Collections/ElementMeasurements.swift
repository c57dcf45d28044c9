/// The sizes that the views of self-sizing elements asked for.
struct ElementMeasurements {
    private var sizes: [ElementIdentity: CGSize] = [:]
    /// The elements whose sizes belong to the present content and width.
    private var fresh: Set<ElementIdentity> = []
    /// The kinds of elements whose views are no longer asked, since the layout ignores their answers; the
    /// empty kind is that of cells.
    private var ignoredKinds: Set<String> = []
    /// True once the default implementation of the layout has answered for a preferred size.
    var isAnsweredByDefault = false

    /// Returns the last known size of an element, in points; nil for one that has not been in sight.
    subscript(identity: ElementIdentity) -> CGSize? { sizes[identity] }

    func isFresh(_ identity: ElementIdentity) -> Bool { fresh.contains(identity) }

    mutating func note(_ size: CGSize, of identity: ElementIdentity) { sizes[identity] = size }

    mutating func freshen(_ identity: ElementIdentity) { fresh.insert(identity) }

    func ignores(_ identity: ElementIdentity) -> Bool { ignoredKinds.contains(identity.kind) }

    mutating func ignore(_ identity: ElementIdentity) { ignoredKinds.insert(identity.kind) }

    /// Lets all elements be measured again when they are in sight; until then the last sizes are the
    /// estimates.
    mutating func age() { fresh = [] }

    /// Lets an element be measured again when it is in sight.
    mutating func age(_ identity: ElementIdentity) { fresh.remove(identity) }

    mutating func removeAll() { (sizes, fresh) = ([:], []) }

    /// Gives the sizes of items to their new index paths; headers and footers are measured again.
    mutating func follow(_ survivors: [IndexPath: IndexPath]) {
        var moved: [ElementIdentity: CGSize] = [:]
        for (identity, size) in sizes {
            guard identity.category == .cell else {
                moved[identity] = size
                continue
            }
            if let after = survivors[identity.indexPath] { moved[.cell(after)] = size }
        }
        (sizes, fresh) = (moved, [])
    }
}
