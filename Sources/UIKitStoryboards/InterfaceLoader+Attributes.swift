import Picture

// The attributes that Xcode lists under “User Defined Runtime Attributes”: values of any object by key
// paths.

extension InterfaceLoader {
    /// Sets the attributes of an object. One that the object does not have has no effect, as on a device,
    /// with a warning.
    func attributes(of object: AnyObject, _ element: InterfaceElement) {
        for entry in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = entry["keyPath"], let value = value(of: entry),
                !Self.setAttribute(path, value, of: object)
            else { continue }
            let type: AnyObject.Type = Swift.type(of: object)
            RunContext.current.warn(
                "\(document.name): \(type) has no attribute “\(path)”, so its value has no effect.")
        }
    }

    /// Sets a value by its key path; returns false for an object without it.
    private static func setAttribute(_ path: String, _ value: Any, of object: AnyObject) -> Bool {
        if MethodTable.responds(object, to: MethodTable.setter(of: path)) {
            set(path, value, of: object)
            return true
        }
        switch object {
        case let button as UIButton where path.hasPrefix("titleLabel."):
            return button.titleLabel.map { setText(String(path.dropFirst(11)), value, of: $0) } ?? false
        case let label as UILabel where setText(path, value, of: label): return true
        case let view as UIView where setMargins(path, value, of: view): return true
        case let view as UIView where path.hasPrefix("layer."): setLayerValue(path, value, of: view)
        case let view as UIView where viewKeys.contains(path): view.setValue(value, forKeyPath: path)
        case let controller as UIViewController where path == "title": controller.title = value as? String
        default: return false
        }
        return true
    }

    /// The keys that each view has.
    private static let viewKeys: Set = [
        "alpha", "hidden", "tag", "backgroundColor", "tintColor", "clipsToBounds", "userInteractionEnabled",
        "center", "frame", "bounds",
    ]

    /// Sets margins or whether they follow those around them; returns false for another key. Xcode has no
    /// type for insets: a rectangle stands for them, with x as the top, y as the left, and the bottom and
    /// right as width and height, the order in which both are stored.
    private static func setMargins(_ key: String, _ value: Any, of view: UIView) -> Bool {
        if key == "preservesSuperviewLayoutMargins", let isOn = value as? Bool {
            view.preservesSuperviewLayoutMargins = isOn
            return true
        }
        guard let box = value as? CGRect else { return false }
        let insets = UIEdgeInsets(
            top: box.origin.x, left: box.origin.y, bottom: box.size.width, right: box.size.height)
        switch (key, view) {
        case ("layoutMargins", _): view.layoutMargins = insets
        case ("separatorInset", let table as UITableView): table.separatorInset = insets
        case ("separatorInset", let cell as UITableViewCell): cell.separatorInset = insets
        case ("contentInset", let scroll as UIScrollView): scroll.contentInset = insets
        default: return false
        }
        return true
    }

    /// Sets a value of a text; returns false for another key.
    private static func setText(_ key: String, _ value: Any, of label: UILabel) -> Bool {
        switch (key, value) {
        case ("text", let text as String): label.text = text
        case ("numberOfLines", let number as CGFloat):
            label.numberOfLines = InterfaceElement.integer(number) ?? label.numberOfLines
        case ("textAlignment", let number as CGFloat):
            let value = InterfaceElement.integer(number).flatMap(NSTextAlignment.init(rawValue:))
            label.textAlignment = value ?? label.textAlignment
        case ("lineBreakMode", let number as CGFloat):
            let value = InterfaceElement.integer(number).flatMap(NSLineBreakMode.init(rawValue:))
            label.lineBreakMode = value ?? label.lineBreakMode
        case ("adjustsFontSizeToFitWidth", let isOn as Bool): label.adjustsFontSizeToFitWidth = isOn
        case ("minimumScaleFactor", let number as CGFloat): label.minimumScaleFactor = number
        default: return false
        }
        return true
    }

    /// Sets a value of the view's layer, by a key path: a property of the scene's code, or of UIKit's.
    private static func setLayerValue(_ path: String, _ value: Any, of view: UIView) {
        switch (path, value) {
        case ("layer.cornerRadius", let number as CGFloat): view.layer.cornerRadius = number
        case ("layer.borderWidth", let number as CGFloat): view.layer.borderWidth = number
        case ("layer.shadowRadius", let number as CGFloat): view.layer.shadowRadius = number
        case ("layer.shadowOpacity", let number as CGFloat): view.layer.shadowOpacity = Float(number)
        case ("layer.shadowOffset", let size as CGSize): view.layer.shadowOffset = size
        case ("layer.zPosition", let number as CGFloat): view.layer.zPosition = number
        case ("layer.masksToBounds", let isOn as Bool): view.clipsToBounds = isOn
        case ("layer.borderColor", let color as UIColor), ("layer.borderUIColor", let color as UIColor):
            view.layer.borderColor = color.cgColor
        case ("layer.shadowColor", let color as UIColor), ("layer.shadowUIColor", let color as UIColor):
            view.layer.shadowColor = color.cgColor
        case _ where MethodTable.responds(view.layer, to: MethodTable.setter(of: String(path.dropFirst(6)))):
            Self.set(String(path.dropFirst(6)), value, of: view.layer)
        default: view.setValue(value, forKeyPath: path)
        }
    }

    private func value(of entry: InterfaceElement) -> Any? {
        let part = entry.child(key: "value")
        switch entry["type"] {
        case "number": return part?.number("value") ?? entry.number("value")
        case "boolean": return entry.isOn("value")
        case "string", "localizedString": return entry["value"] ?? part?.text ?? ""
        case "color": return document.color(part)
        case "image": return image("value", of: entry)
        case "size":
            return part.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
        case "point": return part.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "rect":
            return part.map {
                CGRect(
                    x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0,
                    height: $0.number("height") ?? 0)
            }
        default: return nil
        }
    }
}
