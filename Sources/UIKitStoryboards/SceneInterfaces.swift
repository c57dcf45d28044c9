/// The storyboards and xibs of a run, found in the scene's folder.
@MainActor package final class SceneInterfaces: InterfaceSource, RunState {
    private unowned let context: RunContext
    private var documents: [String: InterfaceDocument] = [:]

    package init(of context: RunContext) {
        self.context = context
    }

    /// Returns the document of a storyboard's name; nil when there is none. One that cannot be read is a
    /// failure.
    func storyboard(named name: String) -> InterfaceDocument? {
        context[SceneImages.self].folder?.storyboards[name].flatMap(read)
    }

    /// The storyboard with which the app starts: the one that its Info.plist names, or Main, or the only one
    /// with an initial controller that is not a launch screen; nil for none.
    package var mainStoryboard: InterfaceDocument? {
        guard let folder = context[SceneImages.self].folder else { return nil }
        if let name = folder.mainStoryboard, let path = folder.storyboards[name] { return read(path) }
        if let path = folder.storyboards["Main"] { return read(path) }
        let paths = folder.storyboards.sorted { $0.key < $1.key }.map(\.value)
        return paths.lazy.compactMap { self.read($0) }.first {
            !$0.isLaunchScreen && $0.initialController != nil
        }
    }

    /// Returns the scene of a controller's class in the storyboards; nil for none.
    func makeController(of type: UIViewController.Type) -> UIViewController? {
        scene(of: type).map { $0.document.makeController($0.element) }
    }

    /// Returns the document of a xib's name; nil when there is none. One that cannot be read is a failure.
    func nib(named name: String) -> InterfaceDocument? {
        context[SceneImages.self].folder?.nibs[name].flatMap(read)
    }

    /// Returns the view of a controller from the storyboard that it was created from, or one with a scene of
    /// its class, or a xib of its name; nil for none.
    package func view(for controller: UIViewController) -> UIView? {
        let name = "\(type(of: controller))"
        if controller.interface == nil,
            let nib = (controller.nibName ?? name).split(separator: ".").last.flatMap({
                nib(named: String($0))
            })
        {
            let loader = InterfaceLoader(nib, owner: controller, id: nil)
            controller.isDrawn = true
            let objects = loader.loadObjects()
            controller.keptObjects += objects.filter { !($0 is UIView) }
            return controller.viewIfLoaded ?? objects.lazy.compactMap { $0 as? UIView }.first
        }
        if controller.interface == nil, let name = controller.nibName { reportMissing(nib: name) }
        let created = controller.interface as? InterfaceScene
        guard let scene = created ?? scene(of: type(of: controller)) else { return nil }
        (controller.interface, controller.isDrawn) = (scene, true)
        if created == nil {
            scene.document.setTitle(of: controller, scene.element)
            controller.awakeFromNib()
        }
        let loader = InterfaceLoader(scene.document, owner: controller, id: scene.element["id"])
        return loader.loadView(of: scene.element)
    }

    package func objects(ofNib name: String, owner: AnyObject, external: [String: AnyObject]) -> [Any] {
        guard let document = nib(named: name) else {
            reportMissing(nib: name)
            return []
        }
        return InterfaceLoader(document, owner: owner, id: nil).loadObjects(external: external)
    }

    /// Reports a xib that is missing: a failure, as in UIKit, unless the run has stand-ins.
    private func reportMissing(nib name: String) {
        let sentence = "UINib “\(name)”: there is no such xib beside the scene"
        if context.usesStandIns {
            context.warn(sentence + ".")
        } else {
            context.fail(SceneFailure(sentence + "; put \(name).xib there.", isAboutFile: true))
        }
    }

    package func fill(_ controller: UIViewController) { StandInInterface.connect(controller) }

    /// Returns the scene that names a class, by its name in Swift or else in Objective-C; nil for none.
    private func scene(of type: UIViewController.Type) -> InterfaceScene? {
        scene(ofClass: "\(type)") ?? ClassTable.name(of: type).flatMap(scene(ofClass:))
    }

    private func scene(ofClass name: String) -> InterfaceScene? {
        let storyboards = context[SceneImages.self].folder?.storyboards ?? [:]
        for path in storyboards.sorted(by: { $0.key < $1.key }).map(\.value) {
            if let document = read(path), let element = document.controller(ofClass: name) {
                return InterfaceScene(document: document, element: element)
            }
        }
        return nil
    }

    private func read(_ path: String) -> InterfaceDocument? {
        if let document = documents[path] { return document }
        do {
            let document = try InterfaceDocument(path: path)
            documents[path] = document
            return document
        } catch {
            context.fail((error as? SceneFailure) ?? SceneFailure("\(path): \(error)"))
            return nil
        }
    }
}
