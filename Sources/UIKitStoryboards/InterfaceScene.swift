/// A scene of a storyboard, which a controller was created from.
@MainActor struct InterfaceScene: InterfaceOrigin {
    let document: InterfaceDocument
    let element: InterfaceElement
    /// The objects beside the controller that were built before its view.
    let early = EarlyObjects()

    /// Returns the segue of an identifier in the scene.
    func segue(_ identifier: String) -> InterfaceElement? {
        element.parent?.all.first { $0.name == "segue" && $0["identifier"] == identifier }
    }

    func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {
        guard let segue = segue(identifier) else {
            return RunContext.current.fail(
                SceneFailure(
                    "performSegue(withIdentifier:): the scene of \(type(of: controller)) in \(document.name) "
                        + "has no segue “\(identifier)”."))
        }
        document.perform(segue, from: controller, sender: sender)
    }
}
