@_spi(UIKitInternals) import UIKitCore

// The rules of a stack of controllers.
extension UINavigationController {
    /// Returns true for a controller that may come onto the stack; if not, reports it.
    func mayPush(_ controller: UIViewController) -> Bool {
        if stack.holds(controller) {
            report("\(type(of: controller)) is in the stack already, and a controller can be pushed once.")
            return false
        }
        guard controller is UINavigationController else { return true }
        report(
            "a stack cannot hold the navigation controller \(type(of: controller)): push its controllers, or "
                + "present it.")
        return false
    }

    /// Returns controllers, each once; reports those that are given again.
    func distinct(_ controllers: [UIViewController]) -> [UIViewController] {
        var known: Set<ObjectIdentifier> = []
        return controllers.filter { controller in
            if known.insert(ObjectIdentifier(controller)).inserted { return true }
            report("\(type(of: controller)) is given twice, but the controllers of a stack must differ.")
            return false
        }
    }

    /// Returns the position of a controller to which the stack is to lead back; nil, after a report, for one
    /// that is not in it.
    func requirePosition(of controller: UIViewController) -> Int? {
        if let index = stack.firstIndex(where: { $0 === controller }) { return index }
        report("\(type(of: controller)) is not in the stack, so popToViewController cannot lead to it.")
        return nil
    }

    private func report(_ sentence: String) {
        RunContext.current.fail(SceneFailure("\(type(of: self)): \(sentence)"))
    }
}
