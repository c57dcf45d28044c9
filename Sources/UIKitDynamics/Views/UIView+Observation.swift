// Key-value observing of animated properties. Foundation on Linux has none: these are its names, for the
// properties of views that an animator changes.

/// The values that an observer receives with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// An immediate call, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A key of the values that an observer receives with a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

extension UIView {
    /// Adds an observer, whose `observeValue(forKeyPath:of:change:context:)` is called whenever a property
    /// changes. The reference is weak.
    ///
    /// The properties are `center`, `bounds`, `transform`, and `frame`, which changes with each of them and
    /// has no old value; any other is an error.
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard ["center", "bounds", "transform", "frame"].contains(keyPath) else {
            let name = SceneHost.current.name(of: self)
            return SceneHost.current.fail(
                SceneFailure(
                    "\(name): '\(keyPath)' cannot be observed; center, bounds, transform and frame can."))
        }
        let entry = Observations.Entry(observer, keyPath, options, context)
        observations = observations ?? Observations()
        observations?.entries.append(entry)
        if options.contains(.initial) { entry.tell(of: self, old: nil) }
    }

    /// Removes an observer of a property, or with a context only its registrations with that context. It has
    /// no effect on an object that does not observe the property.
    public func removeObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
    ) {
        observations?.entries.removeAll {
            $0.observer === observer && $0.keyPath == keyPath && (context == nil || $0.context == context)
        }
        if observations?.entries.isEmpty == true { observations = nil }
    }
}

/// The observers of a view's properties.
@MainActor final class Observations {
    /// One observer of one property.
    struct Entry {
        weak var observer: UIResponder?
        let keyPath: String
        let options: NSKeyValueObservingOptions
        let context: UnsafeMutableRawPointer?

        init(
            _ observer: UIResponder, _ keyPath: String, _ options: NSKeyValueObservingOptions,
            _ context: UnsafeMutableRawPointer?
        ) {
            (self.observer, self.keyPath) = (observer, keyPath)
            (self.options, self.context) = (options, context)
        }

        @MainActor func tell(of view: UIView, old: Any?) {
            var change: [NSKeyValueChangeKey: Any] = [:]
            if options.contains(.new) { change[.newKey] = value(of: view) }
            if options.contains(.old), let old { change[.oldKey] = old }
            observer?.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
        }

        @MainActor private func value(of view: UIView) -> Any {
            switch keyPath {
            case "center": view.center
            case "bounds": view.bounds
            case "transform": view.transform
            default: view.frame
            }
        }
    }

    var entries: [Entry] = []

    /// Notifies the observers of a property, and those of the frame, of a change.
    func tell(_ keyPath: String, of view: UIView, old: Any) {
        for entry in entries where entry.keyPath == keyPath || entry.keyPath == "frame" {
            entry.tell(of: view, old: entry.keyPath == "frame" ? nil : old)
        }
    }
}
