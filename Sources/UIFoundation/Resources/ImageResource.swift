/// An image in an asset catalog, by its name or its symbol.
public struct ImageResource: Hashable, Sendable {
    let name: String
    /// True for a symbol, such as `nextButton`, in place of a name.
    let isSymbol: Bool

    private init(name: String, isSymbol: Bool) { (self.name, self.isSymbol) = (name, isSymbol) }

    /// Creates the resource of a name.
    ///
    /// - Parameters:
    ///   - name: the name in the catalog.
    ///   - bundle: the bundle, which is ignored.
    public init(name: String, bundle: UIFoundation.Bundle) { self.init(name: name, isSymbol: false) }

    /// Returns the resource of a symbol. Flipbook's own: source adaptation writes `.symbol("nextButton")` for
    /// the `.nextButton` that Xcode declares.
    public static func symbol(_ symbol: String) -> ImageResource {
        ImageResource(name: symbol, isSymbol: true)
    }
}

extension UIImage {
    /// Creates an image of the scene's asset catalogs. One that is not there is empty, with a warning.
    public convenience init(resource: ImageResource) {
        let image = MainActor.assumeIsolated { RunContext.current[SceneImages.self].image(of: resource) }
        self.init(copying: image ?? UIImage())
    }
}
