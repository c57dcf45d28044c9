/// An object that a playground can show as its live view.
@preconcurrency @MainActor public protocol PlaygroundLiveViewable: AnyObject {}

extension UIView: PlaygroundLiveViewable {}

extension UIViewController: PlaygroundLiveViewable {}
