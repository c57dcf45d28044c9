import Picture

/// The content of an image as an opaque value. Shapes remain vectors, so that they are sharp at every size.
public final class CGImage: Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    private let content: UIImage.Content

    /// Creates the picture of an image; nil for one without content.
    init?(_ image: UIImage) {
        switch image.content {
        case .none: return nil
        case .pixels(let pixels): (width, height, content) = (pixels.width, pixels.height, image.content)
        case .drawing(let drawing):
            width = Int((image.size.width * image.scale).rounded())
            height = Int((image.size.height * image.scale).rounded())
            let place = CGAffineTransform(scaleX: image.scale, y: image.scale)
            content = .drawing(Layer(transform: place, children: [drawing]))
        }
    }

    /// Returns the content of an image with a number of pixels per point.
    fileprivate func content(scale: CGFloat) -> UIImage.Content {
        guard case .drawing(let drawing) = content, scale != 1 else { return content }
        return .drawing(
            Layer(transform: CGAffineTransform(scaleX: 1 / scale, y: 1 / scale), children: [drawing]))
    }
}

extension UIImage {
    /// Creates an image of a picture, one point for each pixel.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image of a picture with a number of pixels per point. The orientation is ignored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(cgImage.content(scale: scale), Form(size: size, scale: scale))
    }
}
