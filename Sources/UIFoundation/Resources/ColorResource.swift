/// A color in an asset catalog, by its name or its symbol.
public struct ColorResource: Hashable, Sendable {
    let name: String
    /// True for a symbol, such as `brand`, in place of a name.
    let isSymbol: Bool

    private init(name: String, isSymbol: Bool) { (self.name, self.isSymbol) = (name, isSymbol) }

    /// Creates the resource of a name.
    ///
    /// - Parameters:
    ///   - name: the name in the catalog.
    ///   - bundle: the bundle, which is ignored.
    public init(name: String, bundle: UIFoundation.Bundle) { self.init(name: name, isSymbol: false) }

    /// Returns the resource of a symbol. Flipbook's own: source adaptation writes `.symbol("brand")` for
    /// the `.brand` that Xcode declares.
    public static func symbol(_ symbol: String) -> ColorResource {
        ColorResource(name: symbol, isSymbol: true)
    }
}

extension UIColor {
    /// Creates a color of the scene's asset catalogs. One that is not there is a failure of the scene.
    public convenience init(resource: ColorResource) {
        let color = MainActor.assumeIsolated { RunContext.current[SceneImages.self].color(of: resource) }
        self.init(copying: color)
    }
}
