package import Picture

/// The content of an image as an opaque value. Shapes remain vectors, so that they are sharp at every size.
public final class CGImage: Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    private let content: Content

    /// The content of images.
    package enum Content: Sendable, Hashable {
        /// Pixels.
        case pixels(PixelImage)
        /// Shapes, in points from the top left corner.
        case drawing(Layer)
        /// No content.
        case none
    }

    /// Creates an image of content with a size in points and a number of pixels per point; nil without
    /// content.
    package init?(_ content: Content, size: CGSize, scale: CGFloat) {
        switch content {
        case .none: return nil
        case .pixels(let pixels): (width, height, self.content) = (pixels.width, pixels.height, content)
        case .drawing(let drawing):
            (width, height) = (CGImage.pixels(size.width * scale), CGImage.pixels(size.height * scale))
            let place = CGAffineTransform(scaleX: scale, y: scale)
            self.content = .drawing(Layer(transform: place, children: [drawing]))
        }
    }

    /// Returns a length in whole pixels, from 0 to 2^52.
    private static func pixels(_ length: CGFloat) -> Int {
        length.isNaN ? 0 : Int(min(max(0, length.rounded()), 0x1p52))
    }

    /// Returns the part of the image in a rectangle of pixels, widened to whole ones; nil outside of the
    /// image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(all)
        guard part.width >= 1, part.height >= 1 else { return nil }
        if case .pixels(let pixels) = content {
            return pixels.part(part).flatMap { CGImage(.pixels($0), size: part.size, scale: 1) }
        }
        guard case .drawing(let drawing) = content else { return nil }
        let place = CGAffineTransform(translationX: -part.minX, y: -part.minY)
        return CGImage(
            .drawing(
                Layer(
                    clip: .rectangle(CGRect(origin: .zero, size: part.size)),
                    children: [Layer(transform: place, children: [drawing])])),
            size: part.size, scale: 1)
    }

    /// Returns the content of an image with a number of pixels per point.
    package func content(scale: CGFloat) -> Content {
        guard case .drawing(let drawing) = content, scale != 1 else { return content }
        return .drawing(
            Layer(transform: CGAffineTransform(scaleX: 1 / scale, y: 1 / scale), children: [drawing]))
    }
}
