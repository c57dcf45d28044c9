@_spi(UIKitInternals) import UIKitCore

/// The objects of one scene of a storyboard, or of a xib, as they are built.
@MainActor final class InterfaceLoader {
    let document: InterfaceDocument
    /// The controller that shows the scene, or the owner of the xib.
    let owner: AnyObject
    /// The objects by the ids with which connections refer to them.
    private(set) var objects: [String: AnyObject] = [:]
    /// The objects with their elements, in the order in which they were built.
    private(set) var built: [(element: InterfaceElement, object: AnyObject)] = []
    /// The objects with their elements that were built before the view.
    private var awakened: [(element: InterfaceElement, object: AnyObject)] = []
    /// The guides at the top and bottom of a controller's view in earlier systems, by their ids.
    private(set) var controllerGuides: [String: String] = [:]
    /// The view of the controller's scene; nil before it is built, and for a xib.
    private(set) var rootView: UIView?

    init(_ document: InterfaceDocument, owner: AnyObject, id: String?) {
        (self.document, self.owner) = (document, owner)
        if let id { objects[id] = owner }
    }

    /// Notes an object with its element. Its attributes are set later, when all objects are complete.
    func note(_ object: AnyObject, _ element: InterfaceElement) {
        if let id = element["id"] { objects[id] = object }
        built.append((element, object))
    }

    /// Builds the view of a controller's scene and connects its objects; nil for a scene without a view.
    func loadView(of controller: InterfaceElement) -> UIView? {
        guard
            let element = controller.child(key: "view") ?? controller.child(key: "tableView")
                ?? controller.child(key: "collectionView")
        else { return nil }
        built.append((controller, owner))
        for guide in controller.child("layoutGuides")?.children ?? [] {
            if let id = guide["id"] { controllerGuides[id] = guide["type"] ?? "top" }
        }
        let view = makeView(element)
        rootView = view
        if let table = view as? UITableView { addRefreshControl(to: table, controller) }
        loadObjects(beside: controller)
        if let shower = owner as? UIViewController { addButtons(to: shower, controller) }
        finish()
        return view
    }

    /// Builds the objects of a scene whose controller has no drawn view, such as the delegate of a stack, and
    /// connects them.
    func loadScene(of controller: InterfaceElement) {
        built.append((controller, owner))
        loadObjects(beside: controller)
        finish()
    }

    /// Builds the objects beside a controller in its scene, which live as long as the controller. Those that
    /// were built earlier are awake, and only get their outlets to the view's objects.
    private func loadObjects(beside controller: InterfaceElement) {
        let known = early?.objects ?? [:]
        for element in controller.parent?.children ?? [] where element !== controller {
            if let id = element["id"], let object = known[id] {
                objects[id] = object
                awakened.append((element, object))
            } else if let object = makeObject(element) {
                (owner as? UIViewController)?.keptObjects.append(object)
            }
        }
    }

    /// Builds all objects of a xib, and connects them.
    ///
    /// - Parameter external: the objects that stand for the external ones of the xib, by their identifiers;
    ///   default none. They are awake already.
    func loadObjects(external: [String: AnyObject] = [:]) -> [AnyObject] {
        for element in document.objects where element.name == "placeholder" {
            guard let name = element["placeholderIdentifier"], let object = external[name] else { continue }
            if let id = element["id"] { objects[id] = object }
            awakened.append((element, object))
        }
        let result = document.objects.compactMap(makeTopObject)
        for element in document.objects where element["placeholderIdentifier"] == "IBFilesOwner" {
            note(owner, element)
            attributes(of: owner, element)
        }
        finish()
        return result
    }

    /// Builds a top-level object of a xib, which may also be a controller. That one is complete and awake.
    private func makeTopObject(_ element: InterfaceElement) -> AnyObject? {
        guard InterfaceDocument.isController(element) else { return makeObject(element) }
        let controller = document.makeController(element)
        if let id = element["id"] { objects[id] = controller }
        return controller
    }

    /// Activates the constraints of all objects, sets their attributes, and connects them. The attributes of
    /// the owner are not among theirs.
    func finish() {
        activateConstraints()
        for (element, object) in built where object !== owner { attributes(of: object, element) }
        connect()
    }

    /// Adds the buttons of bars to a controller.
    private func addButtons(to controller: UIViewController, _ element: InterfaceElement) {
        if let item = element.child("navigationItem") { addButtons(to: controller.navigationItem, item) }
        guard let items = element.child("toolbarItems")?.children, !items.isEmpty else { return }
        controller.toolbarItems = items.map(barButton)
    }

    // MARK: Connections

    private func connect() {
        var collections: [(receiver: AnyObject, name: String, objects: [AnyObject])] = []
        for (element, object) in built + awakened {
            for connection in element.child("connections")?.children ?? [] {
                switch connection.name {
                case "outlet": setOutlet(connection, of: object)
                case "action": addAction(connection, to: object)
                case "segue": addSegue(connection, to: object)
                case "outletCollection":
                    guard let name = connection["property"], let part = destination(of: connection) else {
                        continue
                    }
                    if let index = collections.firstIndex(where: { $0.receiver === object && $0.name == name }
                    ) {
                        collections[index].objects.append(part)
                    } else {
                        collections.append((object, name, [part]))
                    }
                default: break
                }
            }
        }
        for entry in collections { setCollection(entry.name, entry.objects, of: entry.receiver) }
        // The owner is not of the file, and a controller is awake before its view is loaded.
        for (_, object) in built where object !== owner { awake(object) }
    }

    private func awake(_ object: AnyObject) {
        switch object {
        case let responder as UIResponder: responder.awakeFromNib()
        case let item as UIBarItem: item.awakeFromNib()
        case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
        case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
        default:
            guard MethodTable.responds(object, to: "awakeFromNib") else { return }
            Selector("awakeFromNib").perform(on: object)
        }
    }

    private func destination(of connection: InterfaceElement) -> AnyObject? {
        connection["destination"].flatMap { $0 == "-1" ? owner : objects[$0] }
    }

    /// Sets an outlet: a property of UIKit, or one that the scene declares as an outlet.
    private func setOutlet(_ connection: InterfaceElement, of object: AnyObject) {
        guard let name = connection["property"], let value = destination(of: connection) else { return }
        // Code switches a constraint off, and reads the weak outlet again. A device releases it later.
        if object === owner, value is NSLayoutConstraint {
            (owner as? UIViewController)?.keptObjects.append(value)
        }
        switch (name, object) {
        case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
        case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
        case ("delegate", let recognizer as UIGestureRecognizer):
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case ("dataSource", let view as UITableView) where view.fixedRows != nil: break
        case ("dataSource", let view as UITableView): view.dataSource = value as? any UITableViewDataSource
        case ("dataSource", let view as UICollectionView):
            view.dataSource = value as? any UICollectionViewDataSource
        case ("dataSource", let picker as UIPickerView):
            picker.dataSource = value as? any UIPickerViewDataSource
        case ("delegate", let picker as UIPickerView):
            picker.delegate = value as? any UIPickerViewDelegate
        case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
        case ("delegate", let bar as UINavigationBar):
            bar.delegate = value as? any UINavigationBarDelegate
        case ("delegate", let bar as UITabBar): bar.delegate = value as? any UITabBarDelegate
        case ("delegate", let stack as UINavigationController):
            stack.delegate = value as? any UINavigationControllerDelegate
        case ("delegate", let tabs as UITabBarController):
            tabs.delegate = value as? any UITabBarControllerDelegate
        case ("view", let controller as UIViewController): controller.view = value as? UIView
        // Outlets that UIKit's own classes do not have on Linux.
        case _ where !MethodTable.responds(object, to: MethodTable.setter(of: name)) && isUIKits(object):
            break
        default: InterfaceLoader.set(name, fitting(value, name, of: object), of: object)
        }
    }

    /// Returns the object for an outlet. Where the storyboard draws a view of another class than the
    /// outlet's, a view of that class takes its place.
    private func fitting(_ value: AnyObject, _ name: String, of object: AnyObject) -> AnyObject {
        let outlet = OutletTable.outlets(of: object).first { $0.name == name }
        guard let drawn = value as? UIView, let wanted = outlet?.type as? UIView.Type,
            !sequence(first: Swift.type(of: drawn) as AnyClass, next: { _getSuperclass($0) })
                .contains(where: { $0 == wanted }),
            let view = wanted.init(coder: InterfaceCoder())
        else { return value }
        (view.bounds, view.center, view.backgroundColor) = (drawn.bounds, drawn.center, drawn.backgroundColor)
        view.autoresizingMask = drawn.autoresizingMask
        for child in drawn.subviews { view.addSubview(child) }
        drawn.superview?.insertSubview(view, aboveSubview: drawn)
        drawn.removeFromSuperview()
        for (id, other) in objects where other === drawn { objects[id] = view }
        return view
    }

    /// Returns true for an object of a class of UIKit, not of the scene's code.
    private func isUIKits(_ object: AnyObject) -> Bool {
        UIKitModules.declare(Swift.type(of: object))
    }

    private func setCollection(_ name: String, _ values: [AnyObject], of object: AnyObject) {
        if name == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
        } else if name != "constraints" || !(object is UIView) {
            let views = values.compactMap { $0 as? UIView }
            InterfaceLoader.set(name, views.count == values.count ? views : values, of: object)
        }
    }

    /// Adds an action to a control, recognizer or bar item.
    private func addAction(_ connection: InterfaceElement, to object: AnyObject) {
        guard let name = connection["selector"], let target = destination(of: connection) else { return }
        let selector = Selector(name)
        switch object {
        case let control as UIControl:
            control.addTarget(
                target, action: selector,
                for: connection["eventType"].flatMap { Self.events[$0] } ?? control.primaryEvent)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: selector)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        default: break
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "primaryActionTriggered": .primaryActionTriggered,
    ]

    private func addSegue(_ connection: InterfaceElement, to object: AnyObject) {
        guard let source = owner as? UIViewController else { return }
        let perform: () -> Void = { [weak source, document, weak object] in
            guard let source else { return }
            let name = connection["identifier"] ?? ""
            guard source.shouldPerformSegue(withIdentifier: name, sender: object) else { return }
            document.perform(connection, from: source, sender: object)
        }
        switch object {
        case let control as UIControl:
            control.addAction(UIAction { _ in perform() }, for: control.primaryEvent)
        case let item as UIBarButtonItem: item.primaryAction = UIAction { _ in perform() }
        case let recognizer as UIGestureRecognizer:
            recognizer.addHandler { if $0.state == .ended || $0.state == .began { perform() } }
        case let cell as UITableViewCell: cell.selectionHandler = perform
        case let cell as UICollectionViewCell: cell.selectionHandler = perform
        case let view as UIView where connection["kind"] == "embed":
            document.embed(connection, in: view, of: source)
        default: break
        }
    }

    // MARK: Classes and properties

    /// Sets a property by its name, as declared in the scene's code. One that is not there is an error.
    static func set(_ name: String, _ value: Any, of object: AnyObject) {
        let setter = MethodTable.setter(of: name)
        guard MethodTable.responds(object, to: setter) || MethodTable.lacksCode else {
            let type: AnyClass = Swift.type(of: object)
            return RunContext.current.fail(
                SceneFailure(
                    "The interface file connects the outlet “\(name)”, which neither \(type) nor a "
                        + "superclass has."))
        }
        Selector(setter).perform(on: object, with: value)
    }

    /// Returns the class of a name in the scene's code: its name in the module, or that in Objective-C; nil
    /// for none.
    static func type(named name: String?) -> AnyClass? {
        guard let name else { return nil }
        return RunContext.current.moduleName.flatMap { Foundation.NSClassFromString("\($0).\(name)") }
            ?? ClassTable.type(named: name)
    }
}
