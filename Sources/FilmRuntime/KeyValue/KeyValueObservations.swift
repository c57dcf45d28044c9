/// The observers of the properties of one object.
@MainActor package final class KeyValueObservations {
    /// One observer of one property.
    final class Entry {
        weak var observer: (any KeyValueObserver)?
        /// The identity of the observer, by which one that is being released is still found.
        let identity: ObjectIdentifier
        let key: String
        /// The object and key path that the observer named: for a path such as "model.count", not those of
        /// the property.
        let reported: (object: WeakObject, keyPath: String)
        let options: NSKeyValueObservingOptions
        let context: UnsafeMutableRawPointer?
        /// The value at the last notification.
        var last: Any?

        init(
            _ observer: any KeyValueObserver, _ key: String, reported: (object: WeakObject, keyPath: String),
            _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
        ) {
            (self.observer, self.key, self.reported) = (observer, key, reported)
            identity = ObjectIdentifier(observer)
            (self.options, self.context) = (options, context)
        }
    }

    /// An observation by a key path, which lives as long as the scene holds it.
    struct Check {
        weak var observation: NSKeyValueObservation?
    }

    var entries: [Entry] = []
    var checks: [Check] = []
    /// The property whose setter is changing others, of which its observers hear afterward; nil for none.
    private var heldKey: String?

    package init() {}

    /// True when nobody observes the object any more.
    package var isEmpty: Bool { entries.isEmpty && checks.isEmpty }

    /// The address of the list, by which code asks for observers.
    var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Notifies the observers of a property, and of those that depend on it, of a change.
    package func notify(_ key: String, of object: NSObject, old: Any?) {
        let owner = object as? any KeyValueOwner
        for entry in entries where entry.key == key || entry.key != heldKey {
            let before =
                entry.key == key
                ? .some(old) : owner?.oldValue(of: entry.key, after: key, from: old) ?? .none
            if let before { notify(entry, of: object, old: before) }
        }
        guard heldKey == nil else { return }
        for check in checks { check.observation?.check(key) }
    }

    /// Performs a change that sets several properties, and then notifies the observers of the one that
    /// depends on them, which hear of no value in between.
    package func notifyOnce(_ key: String, of object: NSObject, old: Any?, after change: () -> Void) {
        let outer = heldKey
        heldKey = key
        change()
        heldKey = outer
        notify(key, of: object, old: old)
    }

    /// Notifies the observers of properties whose values have changed without an announcement.
    func notifyOfChanges(of object: NSObject) {
        for entry in entries {
            let (old, new) = (entry.last, object.keyedValue(entry.key) ?? nil)
            if !Self.isEqual(old, new) { notify(entry, of: object, old: old) }
        }
        for check in checks { check.observation?.check(nil) }
    }

    /// Notifies one observer of a property's present value.
    func notify(_ entry: Entry, of object: NSObject, old: Any?, isInitial: Bool = false) {
        let new = object.keyedValue(entry.key) ?? nil
        entry.last = new
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if entry.options.contains(.old), let old { change[.oldKey] = old }
        if entry.options.contains(.prior), !isInitial {
            var prior = change
            prior[.notificationIsPriorKey] = true
            send(prior, to: entry)
        }
        if entry.options.contains(.new) { change[.newKey] = new ?? NSNull() }
        send(change, to: entry)
    }

    /// Calls an observer with a change.
    private func send(_ change: [NSKeyValueChangeKey: Any], to entry: Entry) {
        entry.observer?.observeValue(
            forKeyPath: entry.reported.keyPath, of: entry.reported.object.value, change: change,
            context: entry.context)
    }

    /// Returns true for equal values, and for those that cannot be compared.
    static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        func equals<Value: Equatable>(_ value: Value) -> Bool {
            (other as? Value).map { $0 == value } ?? false
        }
        guard let one, let other else { return one == nil && other == nil }
        if let value = one as? any Equatable { return equals(value) }
        return Swift.type(of: one) is AnyClass ? one as AnyObject === other as AnyObject : true
    }
}
