import SourceOutline

extension MethodTableSource {
    /// Returns the entries that make objects of a class; none for a class whose objects need arguments.
    ///
    /// - Parameter drawnAlone: true for objects alone that storyboards make without a coder.
    static func makers(of type: TypeDeclaration, _ unit: SourceUnit, drawnAlone: Bool) -> [String] {
        let ancestry = unit.ancestry(of: type.name).compactMap { name in
            unit.types.first { $0.name == name && $0.isClass }
        }
        guard type.isClass, let root = ancestry.last?.outline.inherited.first else { return [] }
        let own = ancestry.lazy.map(\.initializers).first { !$0.isEmpty }
        func entry(_ name: String, _ parameter: String, _ object: String) -> String {
            "\(PackageModules.runtime).MethodTable.addStatic(\"\(name)\", of: \(type.name).self) "
                + "{ (\(parameter)) -> Any? in \(type.name)(\(object)) }"
        }
        if !drawnAlone, views.contains(root), own?.contains(["frame"]) ?? true {
            return [entry("newWithFrame:", "frame: CGRect", "frame: frame")]
        }
        if !drawnAlone, root == "UITableViewCell", own?.contains(["style", "reuseIdentifier"]) ?? true {
            return [entry("new", "", "style: .default, reuseIdentifier: nil")]
        }
        // A class that declares some of the designated initializers only does not inherit `init()`.
        let hasInit = own?.contains(where: \.isEmpty) ?? true
        let isController = controllers.contains(root) || hasInit && formedControllers.contains(root)
        guard drawn.contains(root) || !drawnAlone && (isController || views.contains(root)),
            ancestry.allSatisfy(\.outline.isMakeable)
        else {
            return []
        }
        return [entry("new", "", "")]
    }

    /// Returns the entry by which Core Data makes objects of an entity's class, or that of a model.
    static func managed(of type: TypeDeclaration, _ unit: SourceUnit) -> [String] {
        guard unit.usesCoreData, type.isClass else { return [] }
        let ancestry = unit.ancestry(of: type.name).compactMap { name in
            unit.types.first { $0.name == name && $0.isClass }
        }
        let own = ancestry.lazy.map(\.initializers).first { !$0.isEmpty }
        switch ancestry.last?.outline.inherited.first {
        case "NSManagedObjectModel": return ["NSManagedObjectModel.add { \(type.name)() }"]
        case "NSManagedObject" where own?.contains(["entity", "insertInto"]) ?? true:
            return [
                "NSManagedObjectModel.add(\(type.name).self) { \(type.name)(entity: $0, insertInto: $1) }"
            ]
        default: return []
        }
    }

    /// Returns the entry by which Core Animation copies a layer, to set and draw the values of its
    /// animations; none for a class that has no initializer for it.
    static func copies(of type: TypeDeclaration, _ unit: SourceUnit) -> [String] {
        guard type.isClass, unit.isLayer(type.name) else { return [] }
        let ancestry = unit.ancestry(of: type.name).compactMap { name in
            unit.types.first { $0.name == name && $0.isClass }
        }
        guard ancestry.lazy.map(\.initializers).first(where: { !$0.isEmpty })?.contains(["layer"]) ?? true
        else {
            return []
        }
        return [
            "\(PackageModules.runtime).MethodTable.addStatic(\"newWithLayer:\", of: \(type.name).self) "
                + "{ (layer: CALayer) -> Any? in \(type.name)(layer: layer) }"
        ]
    }

    /// The controllers, which can be made without arguments.
    private static let controllers: Set = [
        "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
    ]

    /// The controllers with a designated initializer of their own, whose `init()` their subclasses have where
    /// they declare it or no designated initializer.
    private static let formedControllers: Set = [
        "UICollectionViewController", "UIPageViewController", "UISearchController", "UISplitViewController",
    ]

    /// The classes of which storyboards make objects without a coder.
    private static let drawn: Set = [
        "NSObject", "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer", "UIGestureRecognizer", "NSLayoutConstraint",
        "UIPercentDrivenInteractiveTransition", "UIDynamicBehavior",
    ]

    /// The classes that can be made with a frame.
    private static let views: Set = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
        "UIScrollView", "UISlider", "UISwitch", "UICollectionViewCell", "UICollectionReusableView",
    ]
}

extension SourceUnit {
    /// Returns true for a class, by its name, that inherits from one of Core Animation's layers.
    func isLayer(_ name: String) -> Bool {
        guard let root = ancestry(of: name).last,
            let parent = types.first(where: { $0.name == root && $0.isClass })?.outline.inherited.first
        else { return false }
        return parent.hasPrefix("CA") && parent.hasSuffix("Layer")
    }
}
