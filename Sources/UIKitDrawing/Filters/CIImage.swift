public import Foundation
import Picture

/// An image that filters change: a recipe, which a context carries out.
///
/// The origin is at the lower left corner, and y points up.
public final class CIImage: NSObject, Sendable {
    /// The area in which the image has pixels; infinite for one that fills the plane.
    public let extent: CGRect
    /// Returns the pixels of an area.
    let pixels: @Sendable (PixelArea) -> FilterPixels
    /// A Boolean value that indicates whether pixels stay sharp squares in another size.
    let isSampledNearest: Bool

    init(
        extent: CGRect, isSampledNearest: Bool = false,
        _ pixels: @escaping @Sendable (PixelArea) -> FilterPixels
    ) {
        (self.extent, self.isSampledNearest) = (extent, isSampledNearest)
        self.pixels = pixels
        super.init()
    }

    private convenience init(_ image: PixelImage) {
        self.init(extent: CGRect(origin: .zero, size: image.size)) { FilterPixels($0, of: image) }
    }

    /// Creates an image of a picture's pixels.
    public convenience init(cgImage: CGImage) {
        if let pixels = PixelImage(drawing: cgImage) { self.init(pixels) } else { self.init() }
    }

    /// Creates an image of a picture's pixels; the options have no effect.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
        self.init(cgImage: cgImage)
    }

    /// Creates an image of a picture of UIKit; nil for an empty one.
    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage, let pixels = PixelImage(drawing: picture) else { return nil }
        self.init(pixels)
    }

    /// Creates an image of a picture of UIKit, nil for an empty one; the options have no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

    /// Creates an image of the bytes of a PNG, JPEG or GIF file; nil when they cannot be read.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    /// Creates an image of a file; nil when it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }

    /// Creates an image of one color that fills the plane.
    public convenience init(color: CIColor) {
        let value = color.premultiplied
        self.init(extent: .infinite) { area in FilterPixels(area) { _, _ in value } }
    }

    /// Creates an image without pixels.
    public convenience override init() { self.init(extent: .zero) { FilterPixels($0) } }

    /// Returns an image without pixels.
    public static func empty() -> CIImage { CIImage() }

    /// The picture as pixels; nil when there is none, or it is too large.
    func picture(of rect: CGRect) -> CGImage? {
        guard let area = PixelArea(rect), let image = pixels(area).image else { return nil }
        return CGImage(.pixels(image), size: image.size, scale: 1)
    }

    /// The area of the image in numbers that filters compute with; nil for an infinite or empty one.
    var area: PixelArea? { PixelArea(extent) }
}

extension PixelImage {
    /// Creates the pixels of a picture; nil where shapes cannot be drawn.
    init?(drawing picture: CGImage) {
        guard let data = picture.dataProvider?.data else { return nil }
        var bytes = data as Data
        // The provider's rows have red before blue.
        for start in stride(from: 0, to: bytes.count - 3, by: 4) { bytes.swapAt(start, start + 2) }
        self.init(width: picture.width, height: picture.height, pixels: bytes)
    }
}
