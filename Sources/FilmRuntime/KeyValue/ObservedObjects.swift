/// The observed objects of a run, in the order of their first observation.
@MainActor package final class ObservedObjects: RunState {
    private struct Entry {
        weak var object: NSObject?
        let list: KeyValueObservations
    }

    private var entries: [Entry] = []

    package init(of context: RunContext) {}

    /// Returns the observers of an object.
    func list(of object: NSObject) -> KeyValueObservations? {
        entries.first { $0.object === object }?.list
    }

    /// Returns the observers that are at an address; nil for another address.
    func list(at address: UnsafeMutableRawPointer) -> KeyValueObservations? {
        entries.lazy.map(\.list).first { $0.address == address }
    }

    /// Sets the observers of an object; nil removes them.
    func set(_ list: KeyValueObservations?, of object: NSObject) {
        entries.removeAll { $0.object == nil || $0.object === object }
        if let list { entries.append(Entry(object: object, list: list)) }
    }

    /// Notifies the observers of properties that changed in this tick without an announcement: those of UIKit
    /// that announce none, and computed ones.
    package func notifyOfChanges() {
        for entry in entries {
            if let object = entry.object { entry.list.notifyOfChanges(of: object) }
        }
    }
}
