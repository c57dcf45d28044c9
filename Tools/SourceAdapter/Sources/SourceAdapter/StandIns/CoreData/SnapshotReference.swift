// The objects of a fetched results controller as a diffable data source takes them.
import UIKit

/// The names of sections and the identities of objects.
class NSDiffableDataSourceSnapshotReference: NSObject {
    private let list: ManagedSections

    init(_ list: ManagedSections) { self.list = list }
    var sectionIdentifiers: [Any] { list.sections.map(\.name) }
    var itemIdentifiers: [Any] { list.objects.map(\.objectID) }
    var numberOfItems: Int { list.objects.count }
    var numberOfSections: Int { list.sections.count }

    /// Returns the snapshot as a value, which code gets on devices by a cast.
    func value<Section: Hashable, Item: Hashable>() -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        for section in list.sections {
            guard let name = section.name as? Section else { continue }
            snapshot.appendSections([name])
            snapshot.appendItems(section.members.compactMap { $0.objectID as? Item }, toSection: name)
        }
        return snapshot
    }
}
