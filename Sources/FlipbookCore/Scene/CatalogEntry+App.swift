import CoreGeometry
public import UIKitHost

extension CatalogEntry {
    /// Creates the entry of an app, which is started as UIKit starts it.
    ///
    /// - Parameters:
    ///   - name: the name in commands.
    ///   - module: the module of the app's classes, in which storyboards find them.
    ///   - delegate: a closure that creates the app's delegate; nil for an app that only has a storyboard.
    ///   - sceneDelegate: a closure that creates the delegate of the app's scene; nil for none.
    public init(
        app name: String, module: String,
        delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)? = nil,
        sceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)? = nil
    ) {
        self.init(
            viewController: name, summary: "An app, as it starts.", size: Self.appSize,
            duration: Self.appDuration
        ) {
            AppLauncher(name: name, module: module, delegate: delegate, sceneDelegate: sceneDelegate)
        }
        hasDefaultDuration = true
        safeAreaInsets = Self.appInsets
    }

    /// The screen of an app in points, where no device is chosen: that of an iPhone 8, for which most
    /// storyboards are drawn.
    private static let appSize = CGSize(width: 375, height: 667)

    /// The insets of that screen in points: the height of its status bar, above which storyboards with a top
    /// layout guide place views that fill the screen.
    private static let appInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

    /// The duration of an app's film in seconds: people act on apps, so it is twice that of a scene.
    private static let appDuration: TimeInterval = 4
}
