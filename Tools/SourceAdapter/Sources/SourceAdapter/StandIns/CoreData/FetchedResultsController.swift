// The controller of a table's objects.
import UIKit

protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}
extension NSFetchedResultsControllerDelegate {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { String($0).uppercased() } }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
}

/// The state of a controller, which its delegate gets as one of results of any type.
class ManagedResults {
    let request: ManagedRequest
    let context: NSManagedObjectContext
    let sectionPath: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) var list: ManagedSections?
    private lazy var controller = NSFetchedResultsController<any NSFetchRequestResult>(self)

    init(_ request: ManagedRequest, _ context: NSManagedObjectContext, _ sectionPath: String?) {
        (self.request, self.context, self.sectionPath) = (request, context, sectionPath)
    }

    func fetch() throws {
        let objects = try context.results(of: request).compactMap { $0 as? NSManagedObject }
        if list == nil { context.follow(self) }
        let list = ManagedSections(objects, by: sectionPath)
        self.list = list
        delegate?.controller(
            controller, didChangeContentWith: NSDiffableDataSourceSnapshotReference(list))
    }

    /// Follows changes of the context's objects, and reports them to the delegate in UIKit's order.
    func update(by news: ManagedNews) {
        guard let old = list, let objects = try? context.results(of: request) else { return }
        let new = ManagedSections(objects.compactMap { $0 as? NSManagedObject }, by: sectionPath)
        let updated = Set((news.updated.objects + news.refreshed.objects).map(\.objectID))
        let changes = ManagedSectionChanges(from: old, to: new, updated: updated)
        guard !changes.sections.isEmpty || !changes.objects.isEmpty else { return list = new }
        delegate?.controllerWillChangeContent(controller)
        list = new
        for change in changes.sections {
            delegate?.controller(
                controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in changes.objects {
            delegate?.controller(
                controller, didChange: change.object, at: change.old, for: change.type,
                newIndexPath: change.new)
        }
        delegate?.controller(controller, didChangeContentWith: NSDiffableDataSourceSnapshotReference(new))
        delegate?.controllerDidChangeContent(controller)
    }
}

/// A controller of results of any type. Two with the same state are equal: the delegate's, and the one that
/// code has made.
class ManagedResultsOwner: NSObject {
    fileprivate let results: ManagedResults
    private nonisolated let identity: ObjectIdentifier

    fileprivate init(_ results: ManagedResults) {
        (self.results, identity) = (results, ObjectIdentifier(results))
    }
    override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? ManagedResultsOwner)?.identity == identity
    }
    override nonisolated var hash: Int { identity.hashValue }
}

class NSFetchedResultsController<ResultType>: ManagedResultsOwner {
    let fetchRequest: NSFetchRequest<ResultType>
    let cacheName: String?

    init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, cacheName) = (fetchRequest, name)
        super.init(ManagedResults(fetchRequest, context, sectionNameKeyPath))
    }
    convenience init() {
        self.init(
            fetchRequest: NSFetchRequest(), managedObjectContext: NSManagedObjectContext(),
            sectionNameKeyPath: nil, cacheName: nil)
    }
    fileprivate override init(_ results: ManagedResults) {
        fetchRequest =
            results.request as? NSFetchRequest<ResultType> ?? NSFetchRequest(copying: results.request)
        cacheName = nil
        super.init(results)
    }

    weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.delegate = newValue }
    }
    var managedObjectContext: NSManagedObjectContext { results.context }
    var sectionNameKeyPath: String? { results.sectionPath }
    var fetchedObjects: [ResultType]? { results.list?.objects.map { $0 as! ResultType } }
    var sections: [any NSFetchedResultsSectionInfo]? { results.list?.sections }
    var sectionIndexTitles: [String] {
        results.list?.sections.compactMap { section in
            guard let delegate else { return section.indexTitle }
            return delegate.controller(
                NSFetchedResultsController<any NSFetchRequestResult>(results),
                sectionIndexTitleForSectionName: section.name)
        } ?? []
    }

    func performFetch() throws { try results.fetch() }
    func object(at indexPath: IndexPath) -> ResultType {
        guard let sections = results.list?.sections, sections.indices.contains(indexPath.section),
            sections[indexPath.section].members.indices.contains(indexPath.row)
        else { fatalError("no object at index \(indexPath.row) in section at index \(indexPath.section)") }
        return sections[indexPath.section].members[indexPath.row] as! ResultType
    }
    func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results.list?.places[$0.objectID] }
    }
    func section(forSectionIndexTitle title: String, at index: Int) -> Int { index }
    func sectionIndexTitle(forSectionName name: String) -> String? {
        name.first.map { String($0).uppercased() }
    }
    class func deleteCache(withName name: String?) {}
}
