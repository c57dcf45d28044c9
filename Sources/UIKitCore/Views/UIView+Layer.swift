extension UIView {
    /// Creates the view's layer on the first access.
    func makeLayer() -> CALayer {
        let made = StorageInHand.withStorage(storage) { Self.newLayer(of: type(of: self).layerClass) }
        made.delegate = self
        viewLayer = made
        return made
    }

    private static func newLayer(of kind: AnyClass) -> CALayer {
        switch kind {
        case is CAShapeLayer.Type where kind == CAShapeLayer.self: CAShapeLayer()
        case is CAGradientLayer.Type where kind == CAGradientLayer.self: CAGradientLayer()
        case is CAReplicatorLayer.Type where kind == CAReplicatorLayer.self: CAReplicatorLayer()
        case is CATextLayer.Type where kind == CATextLayer.self: CATextLayer()
        case let kind as CALayer.Type where kind != CALayer.self:
            // The one initializer that every subclass has.
            kind.init(coder: NSCoder()) ?? CALayer()
        default: CALayer()
        }
    }
}
