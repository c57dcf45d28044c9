// The rules of controllers and their views, which a device checks with
// UIViewControllerHierarchyInconsistency.
extension UIViewController {
    /// Returns true for a controller that may become a child; reports one that contains this controller.
    func mayContain(_ child: UIViewController) -> Bool {
        guard sequence(first: self, next: \.parent).contains(where: { $0 === child }) else { return true }
        let rule =
            child === self
            ? "a controller cannot contain itself" : "it contains \(type(of: self)), which cannot contain it"
        RunContext.current.fail(SceneFailure("\(type(of: child)) cannot be added as a child: \(rule)."))
        return false
    }
}

extension UIView {
    /// Makes this view that of a controller. A view of another one is reported.
    func belong(to controller: UIViewController) {
        if let other = viewController, other !== controller {
            let (name, rule) = (RunContext.current.name(of: self), "a view has one controller")
            let end = "but \(type(of: controller)) was given that of \(type(of: other))"
            RunContext.current.fail(SceneFailure("\(name): \(rule), \(end)."))
        }
        viewController = controller
    }

    /// Reports a controller's view that comes into the window upon the view of a controller that is not its
    /// parent.
    func checkParent(ofControllerOf view: UIView) {
        guard let child = view.viewController, let parent = child.parent,
            let nearest = sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first,
            nearest !== parent
        else { return }
        RunContext.current.fail(
            SceneFailure(
                "\(type(of: child)) is a child of \(type(of: parent)), but its view was added to that of "
                    + "\(type(of: nearest)): call addChild of \(type(of: nearest)) first."))
    }
}
