extension InterfaceLoader {
    /// Builds an object outside of a view tree: a view, a gesture recognizer, or an object of the scene's
    /// code. Others are left out.
    func makeObject(_ element: InterfaceElement) -> AnyObject? {
        if element.name == "placeholder" { return nil }
        if Self.viewClass(of: element) != nil { return makeView(element) }
        let object = element.name == "customObject" ? customObject(element) : makeRecognizer(element)
        if let object { note(object, element) }
        return object
    }

    /// Creates an object of a class of the scene's code; nil, with a warning, for one that cannot be created.
    private func customObject(_ element: InterfaceElement) -> AnyObject? {
        if let object = own(element) { return object }
        guard let name = element["customClass"] else { return NSObject() }
        RunContext.current.warn(
            "\(document.name): there is no class \(name) in the code whose objects are created without "
                + "arguments, so its object is left out.")
        return nil
    }

    /// Creates an object of the class in the scene's code that an element names; nil without one.
    private func own(_ element: InterfaceElement) -> AnyObject? {
        guard let type = Self.type(named: element["customClass"]), MethodTable.responds(type, to: "new"),
            let object = Selector("new").perform(on: type) as AnyObject?, Swift.type(of: object) == type
        else { return nil }
        return object
    }

    /// Creates a constraint of the class in the scene's code that an element names, with the parts of a plain
    /// one; nil without such a class.
    func own(_ element: InterfaceElement, drawnAs plain: NSLayoutConstraint) -> NSLayoutConstraint? {
        guard element["customClass"] != nil else { return nil }
        let state = RunContext.current.screenState
        state.drawnConstraint = plain
        defer { state.drawnConstraint = nil }
        return own(element) as? NSLayoutConstraint
    }

    /// Creates a recognizer of its own class, or else of UIKit's; nil for another element.
    private func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
        guard let plain = Self.recognizer(of: element) else { return nil }
        let recognizer = own(element) as? UIGestureRecognizer ?? plain
        if recognizer === plain, let name = element["customClass"] {
            RunContext.current.warn(
                "\(document.name): there is no class \(name) in the code whose objects are created without "
                    + "arguments, so its recognizer is a plain \(Swift.type(of: plain)).")
        }
        if element["enabled"] == "NO" { recognizer.isEnabled = false }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
        case let press as UILongPressGestureRecognizer:
            press.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
        case let swipe as UISwipeGestureRecognizer:
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "up": .up, "down": .down,
            ]
            swipe.direction = element["direction"].flatMap { directions[$0] } ?? .right
        default: break
        }
        return recognizer
    }

    private static func recognizer(of element: InterfaceElement) -> UIGestureRecognizer? {
        switch element.name {
        case "tapGestureRecognizer": UITapGestureRecognizer()
        case "panGestureRecognizer": UIPanGestureRecognizer()
        // Xcode writes “pong”.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
        case "pinchGestureRecognizer": UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": UIRotationGestureRecognizer()
        case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
        case "swipeGestureRecognizer": UISwipeGestureRecognizer()
        default: nil
        }
    }
}
