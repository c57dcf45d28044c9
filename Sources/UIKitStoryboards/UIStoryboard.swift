/// A file of view controllers drawn in Xcode, found by its name in the scene's folder.
///
/// Views have their saved frames, autoresizing masks, colors, texts, images, outlets, actions, gesture
/// recognizers, segues and constraints.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let document: InterfaceDocument?

    /// Finds a storyboard by its name. The bundle is ignored.
    public init(name: String, bundle storyboardBundleOrNil: UIFoundation.Bundle?) {
        self.name = name
        document = RunContext.current[SceneInterfaces.self].storyboard(named: name)
        super.init()
    }

    init(_ document: InterfaceDocument) {
        (name, self.document) = (document.name, document)
        super.init()
    }

    /// Returns a new controller of an identifier. One that is not in the file is a failure of the scene.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier: identifier, creator: nil)
    }

    /// Returns a new controller of an identifier. One that is not in the file, or not of the wanted class, is
    /// a failure of the scene.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the controller in the file.
    ///   - creator: a closure that creates the controller from the coder, with values of its own; nil, or nil
    ///     from it, for `init(coder:)`. It is called for controllers of classes of the scene's code.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = controller(identifier: identifier, creator: creator)
        guard let controller = made as? ViewController else {
            let found = "the controller “\(identifier)” is of class \(type(of: made))"
            fatalError(
                RunContext.current.failure?.message
                    ?? "UIStoryboard “\(name)”: \(found), not \(ViewController.self).")
        }
        return controller
    }

    private func controller(
        identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        if let document, let element = document.controller(identifier: identifier) {
            return document.makeController(element, creator: creator)
        }
        let rule =
            document == nil
            ? "there is no such file beside the scene" : "it has no controller “\(identifier)”"
        RunContext.current.fail(
            SceneFailure("UIStoryboard “\(name)”: \(rule).", isAboutFile: document == nil))
        return UIViewController()
    }

    /// Returns the controller with which the program starts; nil for none.
    open func instantiateInitialViewController() -> UIViewController? {
        document?.initialController.flatMap { document?.makeController($0) }
    }

    /// Returns the controller with which the program starts; nil for none, and for one of another class.
    ///
    /// - Parameter creator: a closure that creates the controller from the coder, with values of its own;
    ///   nil, or nil from it, for `init(coder:)`. It is called for controllers of classes of the scene's
    ///   code.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let made = document?.initialController.flatMap { document?.makeController($0, creator: creator) }
        return made as? ViewController
    }

    /// Returns a new controller of a class that a storyboard of the scene's folder draws, or an object of the
    /// class without one. Flipbook's own: the command films a class so that its outlets are connected.
    ///
    /// `make` creates an object without a storyboard; it is nil for a class that needs one.
    public static func controller<T: UIViewController>(of type: T.Type, else make: (() -> T)?)
        -> UIViewController
    {
        let context = RunContext.current
        context.sceneModule = String(reflecting: type).split(separator: ".").first.map(String.init)
        if let drawn = context[SceneInterfaces.self].makeController(of: type) as? T { return drawn }
        if let make { return make() }
        context.fail(
            SceneFailure(
                "\(type) is created by a storyboard, but none in the folder has a readable scene of it.",
                isAboutFile: true))
        return UIViewController()
    }
}

extension UIViewController {
    /// The storyboard that the controller was created from; nil for none.
    public var storyboard: UIStoryboard? { (interface as? InterfaceScene).map { UIStoryboard($0.document) } }
}
