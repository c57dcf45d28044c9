import Picture

extension CALayer {
    /// Returns the picture of the contents, an image, fitted to the bounds.
    func contentsPicture(in bounds: CGRect) -> [Layer] {
        guard let contents else { return [] }
        let image =
            (contents as? UIImage)
            ?? (contents as? CGImage).map { UIImage(cgImage: $0, scale: 1, orientation: .up) }
        guard let image else { return [] }
        let frame = image.size.placed(in: bounds, contentsGravity.mode)
        return image.layer(in: frame, tint: .black).map { [$0] } ?? []
    }
}

extension CALayerContentsGravity {
    fileprivate var mode: UIView.ContentMode {
        switch self {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        default: .scaleToFill
        }
    }
}
