/// A URL that a scene is to open; a film has none.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The app from which the URL comes, and what it adds.
    public let options: UIScene.OpenURLOptions

    package init(url: URL, options: UIScene.OpenURLOptions) {
        (self.url, self.options) = (url, options)
        super.init()
    }
}
