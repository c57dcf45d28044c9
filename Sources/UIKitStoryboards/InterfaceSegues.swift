extension InterfaceDocument {
    /// Returns the controller of an element: of its own class, or of UIKit's.
    package func makeController(_ element: InterfaceElement) -> UIViewController {
        let type = InterfaceLoader.type(named: element["customClass"]) as? UIViewController.Type
        let controller: UIViewController =
            type?.init(coder: InterfaceCoder())
            ?? {
                switch element.name {
                case "navigationController": UINavigationController(nibName: nil, bundle: nil)
                case "tabBarController": UITabBarController(nibName: nil, bundle: nil)
                case "splitViewController": UISplitViewController(nibName: nil, bundle: nil)
                case "tableViewController": UITableViewController(nibName: nil, bundle: nil)
                case "collectionViewController": UICollectionViewController(nibName: nil, bundle: nil)
                default: UIViewController(nibName: nil, bundle: nil)
                }
            }()
        controller.interface = InterfaceScene(document: self, element: element)
        let children = (element.child("connections")?.children ?? []).filter { $0["kind"] == "relationship" }
            .compactMap { $0["destination"].flatMap { self.controller(id: $0) } }
        if let stack = controller as? UINavigationController, let root = children.first {
            stack.setViewControllers([makeController(root)], animated: false)
        } else if let tabs = controller as? UITabBarController {
            tabs.setViewControllers(children.map(makeController), animated: false)
        } else if let split = controller as? UISplitViewController {
            split.viewControllers = children.map(makeController)
        }
        if let item = element.child("tabBarItem") {
            controller.tabBarItem = UITabBarItem(
                title: item["title"], image: item["image"].flatMap(InterfaceLoader.image), tag: 0)
        }
        return controller
    }

    /// Performs a segue: creates the destination, lets the source prepare, and shows it.
    func perform(_ segue: InterfaceElement, from source: UIViewController, sender: Any?) {
        guard segue["kind"] != "unwind", segue["kind"] != "embed" else {
            return source.dismiss(animated: true)
        }
        guard let element = segue["destination"].flatMap({ controller(id: $0) }) else { return }
        let destination = makeController(element)
        source.prepare(
            for: UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: destination),
            sender: sender)
        switch segue["kind"] {
        case "presentation", "modal": source.present(destination, animated: true)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        default: source.show(destination, sender: sender)
        }
    }

    /// Fills a view with the controller of an embed segue.
    func embed(_ segue: InterfaceElement, in view: UIView, of source: UIViewController) {
        guard let element = segue["destination"].flatMap({ controller(id: $0) }) else { return }
        let child = makeController(element)
        source.prepare(
            for: UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: child),
            sender: nil)
        source.addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: source)
    }
}

/// A scene of a storyboard, which a controller was created from.
@MainActor struct InterfaceScene: InterfaceOrigin {
    let document: InterfaceDocument
    let element: InterfaceElement

    /// Returns the segue of an identifier in the scene.
    func segue(_ identifier: String) -> InterfaceElement? {
        element.parent?.all.first { $0.name == "segue" && $0["identifier"] == identifier }
    }

    func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {
        guard let segue = segue(identifier) else {
            return RunContext.current.fail(
                SceneFailure(
                    "performSegue(withIdentifier:): the scene of \(type(of: controller)) in \(document.name) has no "
                        + "segue “\(identifier)”."))
        }
        document.perform(segue, from: controller, sender: sender)
    }
}
