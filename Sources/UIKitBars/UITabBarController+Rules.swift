@_spi(UIKitInternals) import UIKitCore

extension UITabBarController {
    /// Returns the position of a controller that is to be selected; nil, after a report, for one that is not
    /// among the controllers.
    func requirePosition(of controller: UIViewController, in tabs: [UIViewController]) -> Int? {
        if let index = tabs.firstIndex(where: { $0 === controller }) { return index }
        let rule = "\(type(of: controller)) is not one of its controllers, so it cannot be selected"
        RunContext.current.fail(SceneFailure("\(type(of: self)): \(rule)."))
        return nil
    }
}
