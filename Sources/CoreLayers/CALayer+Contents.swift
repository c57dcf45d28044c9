package import Picture

/// An image that layers and particles show.
package protocol LayerContents {
    /// Returns the size in points, with a number of pixels per point where the image has none of its own.
    func contentsSize(scale: CGFloat) -> CGSize
    /// Returns the image stretched to a rectangle, in one color if there is one; nil when nothing is seen.
    func contentsLayer(in frame: CGRect, scale: CGFloat, color: Color?) -> Layer?
}

extension CGImage: LayerContents {
    package func contentsSize(scale: CGFloat) -> CGSize {
        let scale = scale > 0 ? scale : 1
        return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }

    package func contentsLayer(in frame: CGRect, scale: CGFloat, color: Color?) -> Layer? {
        let scale = scale > 0 ? scale : 1
        let size = contentsSize(scale: scale)
        guard frame.width > 0, frame.height > 0, size.width > 0, size.height > 0 else { return nil }
        return content(scale: scale).layer(of: size, in: frame, color: color)
    }
}

extension CALayer {
    /// Returns the picture of the contents, an image, fitted to the bounds.
    func contentsPicture(in bounds: CGRect) -> [Layer] {
        guard let image = contents as? any LayerContents else { return [] }
        let frame = contentsGravity.frame(of: image.contentsSize(scale: 1), in: bounds)
        return image.contentsLayer(in: frame, scale: 1, color: nil).map { [$0] } ?? []
    }
}

extension CALayerContentsGravity {
    /// Returns the rectangle of contents of a size in the bounds.
    fileprivate func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        switch self {
        case .resizeAspect: return size.aligned(in: bounds, 0.5, 0.5, factor: min(x, y))
        case .resizeAspectFill: return size.aligned(in: bounds, 0.5, 0.5, factor: max(x, y))
        case .center: return size.aligned(in: bounds, 0.5, 0.5)
        default: return bounds
        }
    }
}
