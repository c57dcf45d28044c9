extension UIResponder: KeyValueObserver {}

extension UIView: KeyValueOwner {
    package func observedValue(_ key: String) -> Any?? {
        switch key {
        case "layer.position": center
        case "layer.bounds": bounds
        default: keyedValue(key).map { .some($0.get()) } ?? .none
        }
    }

    package func oldValue(of keyPath: String, after key: String, from old: Any?) -> Any?? {
        switch (keyPath, key) {
        case ("frame", "center"), ("frame", "bounds"), ("frame", "transform"): .some(nil)
        case ("layer.position", "center"), ("layer.bounds", "bounds"), ("isHidden", "hidden"): .some(old)
        case ("contentOffset", "bounds"):
            (old as? CGRect).flatMap { $0.origin == bounds.origin ? .none : .some($0.origin) }
        default: .none
        }
    }
}
