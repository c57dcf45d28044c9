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

/// An object that can override `observeValue(forKeyPath:of:change:context:)`. Flipbook's own.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
    /// Notifies the observer that an observed property has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension UIResponder: KeyValueObserver {}

extension UIView {
    /// Adds an observer, whose `observeValue(forKeyPath:of:change:context:)` is called whenever a property
    /// changes. The reference is weak.
    ///
    /// The properties are `center`, `bounds`, `transform`, and `frame`, which changes with each of them and
    /// has no old value; `alpha`, `hidden` and `backgroundColor`; `contentSize` and `contentOffset`, and
    /// `layer.position` and `layer.bounds`. Any other is an error.
    public func addObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let names = ["layer.position": "center", "layer.bounds": "bounds", "isHidden": "hidden"]
        guard Observations.keys.contains(names[keyPath] ?? keyPath) else {
            let name = RunContext.current.name(of: self)
            return RunContext.current.fail(
                SceneFailure(
                    "\(name): '\(keyPath)' cannot be observed; \(Observations.keys.joined(separator: ", ")) can."
                ))
        }
        let entry = Observations.Entry(observer, keyPath, options, context)
        observations = observations ?? Observations()
        observations?.entries.append(entry)
        if options.contains(.initial) { entry.notify(of: self, old: nil) }
    }

    /// Removes an observer of a property, or with a context only its registrations with that context. It has
    /// no meaning for an object that does not observe the property.
    public func removeObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
    ) {
        observations?.entries.removeAll {
            $0.observer === observer && $0.keyPath == keyPath && (context == nil || $0.context == context)
        }
        dropObservationsIfEmpty()
    }

    /// Forgets the list of observers when there are none left.
    func dropObservationsIfEmpty() {
        if let observations, observations.entries.isEmpty, observations.checks.isEmpty {
            self.observations = nil
        }
    }
}

/// The observers of a view's properties.
@MainActor final class Observations {
    /// One observer of one property.
    struct Entry {
        weak var observer: (any KeyValueObserver)?
        let keyPath: String
        package let options: NSKeyValueObservingOptions
        let context: UnsafeMutableRawPointer?

        init(
            _ observer: any KeyValueObserver, _ keyPath: String, _ options: NSKeyValueObservingOptions,
            _ context: UnsafeMutableRawPointer?
        ) {
            (self.observer, self.keyPath) = (observer, keyPath)
            (self.options, self.context) = (options, context)
        }

        @MainActor func notify(of view: UIView, old: Any?) {
            var change: [NSKeyValueChangeKey: Any] = [:]
            if options.contains(.new) { change[.newKey] = value(of: view) }
            if options.contains(.old), let old { change[.oldKey] = old }
            observer?.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
        }

        @MainActor private func value(of view: UIView) -> Any {
            switch keyPath {
            case "center", "layer.position": view.center
            case "bounds", "layer.bounds": view.bounds
            case "transform": view.transform
            case "alpha": view.alpha
            case "hidden", "isHidden": view.isHidden
            case "backgroundColor": view.backgroundColor ?? UIColor.clear
            case "contentSize": (view as? UIScrollView)?.contentSize ?? .zero
            case "contentOffset": view.bounds.origin
            default: view.frame
            }
        }
    }

    /// An observation by a key path, which lives as long as the scene holds it.
    struct Check {
        weak var observation: NSKeyValueObservation?
    }

    /// The properties that can be observed.
    static let keys = [
        "center", "bounds", "transform", "frame", "alpha", "hidden", "backgroundColor", "contentSize",
        "contentOffset",
    ]

    var entries: [Entry] = []
    var checks: [Check] = []

    /// Notifies the observers of a property, and those of the frame, of a change.
    func notify(_ keyPath: String, of view: UIView, old: Any) {
        let isGeometry = ["center", "bounds", "transform"].contains(keyPath)
        for entry in entries {
            switch entry.keyPath {
            case keyPath: entry.notify(of: view, old: old)
            case "frame" where isGeometry: entry.notify(of: view, old: nil)
            case "layer.position" where keyPath == "center", "layer.bounds" where keyPath == "bounds",
                "isHidden" where keyPath == "hidden":
                entry.notify(of: view, old: old)
            case "contentOffset" where keyPath == "bounds":
                guard let box = old as? CGRect, box.origin != view.bounds.origin else { continue }
                entry.notify(of: view, old: box.origin)
            default: continue
            }
        }
        for check in checks { check.observation?.check() }
    }
}
