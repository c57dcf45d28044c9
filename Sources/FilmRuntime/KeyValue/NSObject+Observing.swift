extension NSObjectProtocol {
    /// Adds an observer, whose `observeValue(forKeyPath:of:change:context:)` is called whenever a property
    /// changes. The reference is weak.
    ///
    /// The properties are `@objc dynamic` ones of the scene's classes, whose setters call the observers, and
    /// those of UIKit that are animated, texts, images and states; an unknown name is a warning. A view calls
    /// the observers of its geometry and appearance at once; the others hear of a change at the end of its
    /// tick. The last property of a path such as "model.count" is observed in the object that is there now.
    @preconcurrency @MainActor public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let (object, key) = property(at: keyPath) else { return }
        guard let observer = observer as? any KeyValueObserver else {
            return RunContext.current.fail(
                SceneFailure(
                    "\(type(of: observer)) observes '\(keyPath)', so it must override "
                        + "observeValue(forKeyPath:of:change:context:)."))
        }
        let entry = KeyValueObservations.Entry(
            observer, key, reported: (WeakObject(value: self as? NSObject), keyPath), options, context)
        entry.last = object.keyedValue(key) ?? nil
        object.changeObservations { list in
            list.entries.append(entry)
            if options.contains(.initial) { list.notify(entry, of: object, old: nil, isInitial: true) }
        }
    }

    /// Removes an observer of a property. One that does not observe the property is an error.
    @preconcurrency @MainActor public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, forKeyPath: keyPath, context: nil)
    }

    /// Removes an observer of a property, and with a context only its registrations with that context. One
    /// that does not observe the property is an error; of a path such as "model.count", which may lead to
    /// another object now, it is none.
    @preconcurrency @MainActor public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        guard let (object, key) = property(at: keyPath) else { return }
        var wasRegistered = false
        object.changeObservations { list in
            let count = list.entries.count
            list.entries.removeAll {
                $0.identity == ObjectIdentifier(observer) && $0.key == key
                    && (context == nil || $0.context == context)
            }
            wasRegistered = list.entries.count < count
        }
        guard !wasRegistered, key == keyPath else { return }
        RunContext.current.fail(
            SceneFailure(
                "\(type(of: observer)) does not observe '\(keyPath)' of \(type(of: self)), so it cannot be removed "
                    + "as an observer."))
    }

    /// Announces that a property is about to change: `didChangeValue(forKey:)` notifies its observers.
    @preconcurrency @MainActor public func willChangeValue(forKey key: String) {}

    /// Notifies the observers of a property that has changed.
    @preconcurrency @MainActor public func didChangeValue(forKey key: String) {
        keyValueDidChange(of: self, key, from: nil)
    }

    /// Returns the object and the key of the property that a path names; nil, with a warning, for none.
    @MainActor private func property(at keyPath: String) -> (NSObject, key: String)? {
        var object = self as? NSObject
        var rest = keyPath
        while let found = object, found.keyedValue(rest) == nil, let dot = rest.firstIndex(of: ".") {
            object = (found.keyedValue(String(rest[..<dot])) ?? nil) as? NSObject
            rest = String(rest[rest.index(after: dot)...])
        }
        if let object, object.keyedValue(rest) != nil { return (object, rest) }
        RunContext.current.warn(
            "\(type(of: self)): “\(keyPath)” cannot be observed by its name; @objc properties of the scene can, "
                + "and of UIKit those that are animated, texts, images and states.")
        return nil
    }
}

/// Notifies the observers of an object's property. Source adaptation adds the call to the setters of
/// `@objc dynamic` properties. Flipbook's own.
@preconcurrency @MainActor public func keyValueDidChange(of object: AnyObject, _ key: String, from old: Any?)
{
    guard let object = object as? NSObject else { return }
    object.observationList?.notify(key, of: object, old: old)
    // A subclass that keeps its state itself announces its end by this alone.
    if key == "isFinished" || key == "finished" { (object as? Operation)?.noticeEnd() }
}
