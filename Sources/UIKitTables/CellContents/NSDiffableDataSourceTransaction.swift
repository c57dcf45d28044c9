/// A change of a snapshot by hand.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    package init(
        initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        (self.initialSnapshot, self.finalSnapshot) = (initialSnapshot, finalSnapshot)
    }

    /// The changes of the sections, in their order after the change.
    public var sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        finalSnapshot.sectionIdentifiers.map { section in
            NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section,
                initialSnapshot: initialSnapshot.items(of: section),
                finalSnapshot: finalSnapshot.items(of: section))
        }
    }

    /// The difference of the items of all sections.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns the items of a section; none for a section that the snapshot lacks.
    fileprivate func items(
        of section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if sectionIdentifiers.contains(section) { snapshot.append(itemIdentifiers(inSection: section)) }
        return snapshot
    }
}
