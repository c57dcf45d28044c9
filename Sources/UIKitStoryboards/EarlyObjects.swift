/// The objects beside a controller that were built before its view, since an entry of a bar, which is shown
/// earlier, has outlets to them.
@MainActor final class EarlyObjects {
    /// The objects by their ids.
    var objects: [String: AnyObject] = [:]
}

extension InterfaceLoader {
    /// The objects that were built before the view of the owner; nil for an owner without a scene.
    var early: EarlyObjects? { ((owner as? UIViewController)?.interface as? InterfaceScene)?.early }

    /// Builds the objects of the scene's code to which an element of a controller has outlets, and those to
    /// which they have.
    func loadObjects(connectedTo element: InterfaceElement, of controller: InterfaceElement) {
        guard let early, let shower = owner as? UIViewController else { return }
        for outlet in element.child("connections")?.children ?? [] where outlet.name == "outlet" {
            guard let id = outlet["destination"], early.objects[id] == nil,
                let drawn = controller.parent?.children.first(where: { $0["id"] == id }),
                drawn.name == "customObject", let object = makeObject(drawn)
            else { continue }
            early.objects[id] = object
            shower.keptObjects.append(object)
            loadObjects(connectedTo: drawn, of: controller)
        }
    }
}
