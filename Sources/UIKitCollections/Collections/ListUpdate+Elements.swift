extension ListUpdate {
    /// Returns the identity that an element has after the update; nil for one that leaves, or whose view is
    /// made again. Headers and footers follow their sections.
    func identity(after identity: ElementIdentity) -> ElementIdentity? {
        let path = identity.indexPath
        if identity.category == .cell {
            return survivors[path].flatMap { reloaded.contains($0) ? nil : .cell($0) }
        }
        guard path.count == 2 else { return identity }
        guard let section = sectionsAfter[path.section], !reloadedSections.contains(path.section) else {
            return nil
        }
        return ElementIdentity(
            category: identity.category, kind: identity.kind,
            indexPath: IndexPath(item: path.item, section: section))
    }
}
