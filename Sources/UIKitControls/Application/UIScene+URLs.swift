extension UIScene {
    /// The app from which a URL comes, and what it adds.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The identifier of the app; nil for one of another maker.
        open var sourceApplication: String? { nil }
        /// The values that the app adds; nil for none.
        open var annotation: Any? { nil }
        /// A Boolean value that indicates whether the file is to be used where it lies; always false.
        open var openInPlace: Bool { false }
    }

    /// The way in which a URL is opened outside of the app.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// A Boolean value that indicates whether only an app with its own right to the URL opens it; default
        /// false.
        open var universalLinksOnly = false
    }

    /// The scene does not open the URL, and says so.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }
}

extension UIScene.ConnectionOptions {
    /// The URLs to open; none in a film.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to take up; none in a film.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The action of the home screen; nil in a film.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The identifier of the app that asked for the scene; nil in a film.
    public var sourceApplication: String? { nil }
    /// The type of the activity that comes from another device; nil in a film.
    public var handoffUserActivityType: String? { nil }
}
