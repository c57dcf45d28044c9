import Picture
@_spi(UIKitInternals) import UIKitCore

/// A view that draws what is in it in the color of a vibrancy effect.
final class VibrantView: UIView {
    override class var layerClass: AnyClass { TintingLayer.self }

    /// The effect; default nil, for the contents' own colors.
    var vibrancy: UIVibrancyEffect? {
        didSet {
            guard vibrancy !== oldValue else { return }
            guard let layer = layer as? TintingLayer else { return }
            guard let vibrancy else { return layer.tint = nil }
            layer.tint = { vibrancy.color.color }
        }
    }
}
