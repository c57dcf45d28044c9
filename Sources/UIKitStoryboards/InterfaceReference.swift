/// A storyboard reference: it stands for a controller of another storyboard, or of another scene of its own.
@MainActor struct InterfaceReference {
    /// The storyboard with the reference.
    let document: InterfaceDocument
    let element: InterfaceElement

    /// Finds the controller: that of the identifier, or the initial one. A missing one is a failure, unless
    /// the run has stand-ins.
    func scene() -> InterfaceScene? {
        let name = element["storyboardName"]
        let other = name.map { RunContext.current[SceneInterfaces.self].storyboard(named: $0) } ?? document
        guard let other else {
            report("there is no such file beside the scene")
            return nil
        }
        let identifier = element["referencedIdentifier"]
        let found = identifier.map { other.controller(identifier: $0) } ?? other.initialController
        guard let found else {
            report(identifier.map { "it has no controller “\($0)”" } ?? "it has no initial controller")
            return nil
        }
        return InterfaceScene(document: other, element: found)
    }

    private func report(_ rule: String) {
        let name = element["storyboardName"].map { "the storyboard “\($0)”" } ?? "a scene of its own"
        let sentence = "\(document.name) refers to \(name): \(rule)."
        let context = RunContext.current
        if context.usesStandIns { return context.warn(sentence) }
        context.fail(SceneFailure(sentence, isAboutFile: true))
    }
}
