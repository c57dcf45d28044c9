@_spi(UIKitInternals) import UIKitCore

/// A controller that starts an app when its view is in the film's window. Flipbook's own.
///
/// The order is UIKit's: the delegate is created; the initial controller of the main storyboard becomes that
/// of a window, which the delegate gets; the delegate is notified of the launch, and a delegate of scenes of
/// the scene that connects; the window is shown; the app becomes active, before the view of the root appears.
/// An app without a storyboard makes its window itself.
public final class AppLauncher: UIViewController {
    private let name, module: String
    private let makeDelegate: (() -> any UIApplicationDelegate)?
    private let makeSceneDelegate: (() -> any UISceneDelegate)?
    /// The window of the main storyboard in an app without a delegate that holds it; nil for another app.
    private var ownWindow: UIWindow?

    /// Creates the launcher of an app.
    ///
    /// - Parameters:
    ///   - name: the name for messages.
    ///   - module: the module of the app's classes, in which storyboards find them.
    ///   - delegate: a closure that creates the app's delegate; nil for an app that only has a storyboard.
    ///   - sceneDelegate: a closure that creates the delegate of the app's scene; nil for none.
    public init(
        name: String, module: String, delegate: (() -> any UIApplicationDelegate)?,
        sceneDelegate: (() -> any UISceneDelegate)?
    ) {
        (self.name, self.module) = (name, module)
        (makeDelegate, makeSceneDelegate) = (delegate, sceneDelegate)
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: a launcher is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// Starts the app.
    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let context = RunContext.current
        context.sceneModule = module
        let delegate = makeDelegate?()
        let sceneDelegate = makeSceneDelegate?()
        context.screenState.appDelegate = delegate
        let window = storyboardWindow(for: delegate, sceneDelegate)
        finishLaunching(delegate, sceneDelegate)
        guard let window else { return }
        let owned = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? delegate?.window
        guard isKept(window, owned) else { return }
        if owned !== window { ownWindow = window }
        window.makeKeyAndVisible()
    }

    /// Reports an app that has become active without a window.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let context = RunContext.current
        guard let root = context.screenState.keyWindow?.rootViewController, root !== self else {
            let way = "give its delegate's window a root view controller, or put a main storyboard beside it"
            return context.fail(SceneFailure("\(name) shows no window when it starts: \(way)."))
        }
        context.nameSource = root.contentController
    }

    /// Returns a window with the initial controller of the main storyboard, which it gives to the delegate of
    /// scenes, or else to that of the app; nil without such a storyboard.
    private func storyboardWindow(
        for delegate: (any UIApplicationDelegate)?, _ sceneDelegate: (any UISceneDelegate)?
    ) -> UIWindow? {
        guard let document = RunContext.current[SceneInterfaces.self].mainStoryboard,
            let root = document.initialController
        else { return nil }
        let window = UIWindow(windowScene: RunContext.current.screenState.windowScene)
        window.rootViewController = document.makeController(root)
        if let sceneDelegate = sceneDelegate as? any UIWindowSceneDelegate {
            sceneDelegate.window = window
        } else {
            delegate?.window = window
        }
        return window
    }

    private func finishLaunching(
        _ delegate: (any UIApplicationDelegate)?, _ sceneDelegate: (any UISceneDelegate)?
    ) {
        let app = UIApplication.shared
        _ = delegate?.application(app, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(app, didFinishLaunchingWithOptions: nil)
        let scene = RunContext.current.screenState.windowScene
        scene.delegate = sceneDelegate
        sceneDelegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    }

    /// Returns false when the app has put another window in place of the storyboard's.
    private func isKept(_ window: UIWindow, _ owned: UIWindow?) -> Bool {
        owned == nil || owned === window || owned === RunContext.current.window
    }
}

extension UIViewController {
    /// The controller whose content is seen in this one: of a stack or of tabs, the one in front.
    fileprivate var contentController: UIViewController {
        shownChild?.contentController ?? self
    }
}
