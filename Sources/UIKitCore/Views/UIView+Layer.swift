public import CoreLayers

extension UIView {
    /// The transform in three dimensions, that of the layer; default the identity.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Creates the view's layer: on the first access, or with the view where its class names another one.
    func makeLayer() -> CALayer {
        let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
        let made = StorageInHand.withStorage(storage, for: kind) { kind.newLayer() }
        made.delegate = self
        viewLayer = made
        return made
    }
}

extension CALayer {
    /// Returns a new layer of a class that is known at run time alone, made by its `init()`.
    ///
    /// Swift calls initializers of such classes only where they are required, and `init()` cannot be: scenes
    /// would have to declare theirs as required, too. This is the entry of `init(ofClass:)`, which calls the
    /// `init()` of the class that it gets. For a class without one it ends the film, as on a device.
    @_silgen_name("$s10CoreLayers7CALayerC7ofClassACyt_tcfC")
    fileprivate class func newLayer() -> CALayer
}
