// The objects of a request in sections, and how they change.
import UIKit

protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

enum NSFetchedResultsChangeType: UInt {
    case insert = 1, delete, move, update
}

/// Objects in sections.
struct ManagedSections {
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var members: [NSManagedObject] = []
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    private(set) var sections: [Section] = []
    private(set) var objects: [NSManagedObject] = []
    /// The places of the objects.
    private(set) var places: [NSManagedObjectID: IndexPath] = [:]

    /// Groups objects by the names at a path, which are those of neighbors.
    init(_ objects: [NSManagedObject], by path: String?) {
        self.objects = objects
        if path == nil { sections = [Section(name: "")] }
        for object in objects {
            let value = path.flatMap { NSPredicate.value(of: object, at: $0) }
            let name = value.map { "\($0)" } ?? ""
            if sections.last?.name != name { sections.append(Section(name: name)) }
            places[object.objectID] = IndexPath(
                row: sections[sections.count - 1].members.count, section: sections.count - 1)
            sections[sections.count - 1].members.append(object)
        }
    }
}

/// The changes from one list of objects to another.
struct ManagedSectionChanges {
    var sections: [(section: ManagedSections.Section, index: Int, type: NSFetchedResultsChangeType)] = []
    var objects:
        [(object: NSManagedObject, old: IndexPath?, type: NSFetchedResultsChangeType, new: IndexPath?)] =
            []

    init(from old: ManagedSections, to new: ManagedSections, updated: Set<NSManagedObjectID>) {
        let (oldNames, newNames) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
        for (index, section) in old.sections.enumerated() where !newNames.contains(section.name) {
            sections.append((section, index, .delete))
        }
        for (index, section) in new.sections.enumerated() where !oldNames.contains(section.name) {
            sections.append((section, index, .insert))
        }
        for object in old.objects where new.places[object.objectID] == nil {
            objects.append((object, old.places[object.objectID], .delete, nil))
        }
        for object in new.objects where old.places[object.objectID] == nil {
            objects.append((object, nil, .insert, new.places[object.objectID]))
        }
        let moved = Self.moved(from: old, to: new, updated)
        for object in new.objects {
            let id = object.objectID
            guard let before = old.places[id], let after = new.places[id] else { continue }
            if moved.contains(id) {
                objects.append((object, before, .move, after))
            } else if updated.contains(id) {
                objects.append((object, before, .update, after))
            }
        }
    }

    /// Returns the objects that stand among others than before: of those that may have moved, the changed.
    private static func moved(
        from old: ManagedSections, to new: ManagedSections, _ updated: Set<NSManagedObjectID>
    ) -> Set<NSManagedObjectID> {
        let common = new.objects.map(\.objectID).filter { old.places[$0] != nil }
        let index = Dictionary(old.objects.enumerated().map { ($0.element.objectID, $0.offset) }) { $1 }
        let places = common.map { index[$0] ?? 0 }
        // The first place of an unchanged object behind each one.
        var (next, nearest) = ([Int](repeating: .max, count: common.count), Int.max)
        for position in common.indices.reversed() {
            next[position] = nearest
            if !updated.contains(common[position]) { nearest = min(nearest, places[position]) }
        }
        var (moved, last) = (Set<NSManagedObjectID>(), -1)
        for (position, id) in common.enumerated() {
            let place = places[position]
            let isInOrder = place > last && (!updated.contains(id) || place < next[position])
            if isInOrder { last = place }
            if !isInOrder || name(of: id, in: old) != name(of: id, in: new) { moved.insert(id) }
        }
        return moved
    }

    private static func name(of id: NSManagedObjectID, in list: ManagedSections) -> String? {
        list.places[id].map { list.sections[$0.section].name }
    }
}
