extension InterfaceDocument {
    /// Returns the controller of an element: of its own class, or of UIKit's. A storyboard reference is the
    /// controller for which it stands.
    ///
    /// - Parameters:
    ///   - element: the element of the controller.
    ///   - creator: a closure that creates the object from its coder in place of `init(coder:)`; nil from the
    ///     closure leaves it to that initializer. Default none.
    package func makeController(
        _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController {
        guard begin(element) else {
            refuse(element)
            return UIViewController(nibName: nil, bundle: nil)
        }
        defer { end(element) }
        if element.name == "viewControllerPlaceholder" {
            let scene = InterfaceReference(document: self, element: element).scene()
            return scene.map { $0.document.makeController($0.element, creator: creator) }
                ?? UIViewController(nibName: nil, bundle: nil)
        }
        let controller = newController(element, creator)
        addChildren(to: controller, element)
        if !hasView(element) {
            InterfaceLoader(self, owner: controller, id: element["id"]).loadScene(of: element)
        }
        InterfaceLoader(self, owner: controller, id: nil).attributes(of: controller, element)
        controller.awakeFromNib()
        return controller
    }

    /// Reports a controller that contains itself.
    func refuse(_ element: InterfaceElement?) {
        let id = element?["storyboardIdentifier"] ?? element?["id"] ?? ""
        RunContext.current.fail(
            SceneFailure("\(name): the controller “\(id)” must not contain itself.", isAboutFile: true))
    }

    private func newController(
        _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        let type = InterfaceLoader.type(named: element["customClass"]) as? UIViewController.Type
        if let type, let own = makeController(element, of: type, creator) { return own }
        let controller = plainController(element)
        begin(controller, element)
        return controller
    }

    /// Creates a controller of a class of the scene's code; nil for one that refuses.
    ///
    /// The class takes what is drawn for the controller in `super.init(coder:)`, and may then change it.
    private func makeController(
        _ element: InterfaceElement, of type: UIViewController.Type,
        _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let coder = InterfaceCoder(for: type) { [self] in
            if let controller = $0 as? UIViewController { begin(controller, element) }
        }
        guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
        if coder.isLeft { begin(controller, element) }
        return controller
    }

    private func hasView(_ element: InterfaceElement) -> Bool {
        ["view", "tableView", "collectionView"].contains { element.child(key: $0) != nil }
    }

    private func begin(_ controller: UIViewController, _ element: InterfaceElement) {
        controller.interface = InterfaceScene(document: self, element: element)
        fill(controller, element)
    }

    private func plainController(_ element: InterfaceElement) -> UIViewController {
        switch element.name {
        case "navigationController": UINavigationController(nibName: nil, bundle: nil)
        case "tabBarController": UITabBarController(nibName: nil, bundle: nil)
        case "splitViewController": UISplitViewController(nibName: nil, bundle: nil)
        case "pageViewController": UIPageViewController()
        case "tableViewController": UITableViewController(nibName: nil, bundle: nil)
        case "collectionViewController": UICollectionViewController(nibName: nil, bundle: nil)
        default: UIViewController(nibName: nil, bundle: nil)
        }
    }

    /// Returns true for the element of a controller.
    static func isController(_ element: InterfaceElement) -> Bool {
        [
            "viewController", "tableViewController", "collectionViewController", "navigationController",
            "tabBarController", "splitViewController", "pageViewController",
        ].contains(element.name)
    }

    /// Creates the controllers within one. A storyboard connects them, a xib holds them in the element.
    private func addChildren(to controller: UIViewController, _ element: InterfaceElement) {
        let connected = (element.child("connections")?.children ?? []).filter { $0["kind"] == "relationship" }
            .compactMap { $0["destination"].flatMap { self.controller(id: $0) } }
        let children = connected + (element.child("viewControllers")?.children ?? [])
        if let stack = controller as? UINavigationController, let root = children.first {
            stack.setViewControllers([makeController(root)], animated: false)
        } else if let tabs = controller as? UITabBarController {
            tabs.setViewControllers(children.map { makeController($0) }, animated: false)
        } else if let split = controller as? UISplitViewController {
            split.viewControllers = children.map { makeController($0) }
        }
    }

    // MARK: Attributes

    /// Sets the attributes that a controller has before its view is loaded.
    func fill(_ controller: UIViewController, _ element: InterfaceElement) {
        let loader = InterfaceLoader(self, owner: controller, id: nil)
        setTitle(of: controller, element)
        if let item = element.child("tabBarItem") {
            controller.tabBarItem = loader.tabItem(item)
            loader.loadObjects(connectedTo: item, of: element)
        }
        if let name = Self.restorationIdentifier(element) { controller.restorationIdentifier = name }
        if element.isOn("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = true }
        if element.isOn("definesPresentationContext") { controller.definesPresentationContext = true }
        if element["automaticallyAdjustsScrollViewInsets"] == "NO" {
            controller.automaticallyAdjustsScrollViewInsets = false
        }
        if element.isOn("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = true
        }
        if let edges = element.child(key: "edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = Self.edges(edges)
        }
        if let size = Self.preferredSize(element) { controller.preferredContentSize = size }
        takeModalStyles(element, to: controller)
        if let pages = controller as? UIPageViewController {
            pages.form = (
                element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
                element["navigationOrientation"] == "vertical" ? .vertical : .horizontal,
                element.number("pageSpacing") ?? 0
            )
        }
        fillBars(of: controller, element, loader)
        loader.finish()
    }

    /// Returns the name under which a controller would be restored, which may be that of its scene; nil for
    /// none.
    private static func restorationIdentifier(_ element: InterfaceElement) -> String? {
        if element.isOn("useStoryboardIdentifierAsRestorationIdentifier") {
            return element["storyboardIdentifier"]
        }
        return element["restorationIdentifier"]
    }

    /// Sets what bars show of a controller.
    func setTitle(of controller: UIViewController, _ element: InterfaceElement) {
        if let title = element["title"] { controller.title = title }
        guard let item = element.child("navigationItem") else { return }
        InterfaceLoader(self, owner: controller, id: nil).fill(controller.navigationItem, item)
    }

    /// Returns the size that Xcode calls “Preferred Explicit Size”, which it saves under the name that
    /// popovers used; nil for none.
    private static func preferredSize(_ element: InterfaceElement) -> CGSize? {
        guard let size = element.child(key: "contentSizeForViewInPopover"),
            let width = size.number("width"), let height = size.number("height")
        else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func edges(_ element: InterfaceElement) -> UIRectEdge {
        let edges: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return edges.reduce(into: []) { if element.isOn($1.0) { $0.insert($1.1) } }
    }

    private func fillBars(
        of controller: UIViewController, _ element: InterfaceElement, _ loader: InterfaceLoader
    ) {
        if let stack = controller as? UINavigationController {
            if let bar = element.child("navigationBar") {
                if let own: UINavigationBar = loader.ownBar(bar) {
                    stack.barInUse = own
                } else {
                    loader.fill(stack.navigationBar, bar)
                }
            }
            if let bar = element.child(key: "toolbar") {
                if let own: UIToolbar = loader.ownBar(bar) {
                    stack.toolbarInUse = own
                } else {
                    loader.fill(stack.toolbar, bar)
                }
            }
            if element.isOn("navigationBarHidden") { stack.isNavigationBarHidden = true }
            if element["toolbarHidden"] == "NO" { stack.isToolbarHidden = false }
            if element.isOn("hidesBarsOnSwipe") { stack.hidesBarsOnSwipe = true }
            if element.isOn("hidesBarsOnTap") { stack.hidesBarsOnTap = true }
            if element.isOn("hidesBarsWhenVerticallyCompact") { stack.hidesBarsWhenVerticallyCompact = true }
        } else if let tabs = controller as? UITabBarController, let bar = element.child("tabBar") {
            if let own: UITabBar = loader.ownBar(bar) {
                tabs.barInUse = own
            } else {
                loader.fill(tabs.tabBar, bar)
            }
        }
    }

    /// Gives a controller the styles of presentation and transition of its own element or of a segue to it.
    func takeModalStyles(_ element: InterfaceElement, to controller: UIViewController) {
        let presentations: [String: UIModalPresentationStyle] = [
            "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
            "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
            "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
        ]
        let transitions: [String: UIModalTransitionStyle] = [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
            "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
        ]
        if let style = element["modalPresentationStyle"].flatMap({ presentations[$0] }) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ transitions[$0] }) {
            controller.modalTransitionStyle = style
        }
    }
}
