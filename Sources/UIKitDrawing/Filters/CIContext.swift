public import Foundation
import Picture

/// An object that carries out the recipes of images.
public final class CIContext: NSObject, Sendable {
    /// Creates a context.
    public override init() { super.init() }

    /// Creates a context; the options have no effect.
    public init(options: [CIContextOption: Any]?) { super.init() }

    /// Returns the pixels of an image in a rectangle; nil, with a warning, for an infinite or an empty one
    /// and for one with more than 16,777,216 pixels.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        if let picture = image.picture(of: fromRect) { return picture }
        warn(anywhere: "CIContext.createCGImage(_:from:) returns nil: \(Self.reason(fromRect)).")
        return nil
    }

    /// Returns the pixels of an image in a rectangle; format and color space have no effect.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Returns an image as a PNG file; format and color space have no effect.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }

    /// Returns an image as a JPEG file; the color space has no effect.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap {
            UIImage(cgImage: $0).jpegData(compressionQuality: 0.9)
        }
    }

    /// Writes the pixels of an image in a rectangle into memory, from the upper row to the lowest: four bytes
    /// for each, with red first, or blue for `BGRA8`. Other forms write nothing, with a warning.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
        format: CIFormat, colorSpace: CGColorSpace?
    ) {
        guard format == .RGBA8 || format == .BGRA8, let area = PixelArea(bounds), rowBytes >= 4 * area.width,
            let pixels = image.pixels(area).image
        else {
            return warn(
                anywhere: "CIContext.render(_:toBitmap:rowBytes:bounds:format:colorSpace:) wrote nothing.")
        }
        let order = format == .BGRA8 ? [0, 1, 2, 3] : [2, 1, 0, 3]
        pixels.withUnsafeBytes { bytes in
            for place in 0..<area.count {
                let target = data + place / area.width * rowBytes + 4 * (place % area.width)
                for (index, source) in order.enumerated() {
                    target.storeBytes(of: bytes[4 * place + source], toByteOffset: index, as: UInt8.self)
                }
            }
        }
    }

    /// Does nothing: a context keeps no images.
    public func clearCaches() {}

    private static func reason(_ rect: CGRect) -> String {
        if rect.isInfinite { return "the rectangle is infinite; crop the image" }
        return rect.isEmpty ? "the rectangle is empty" : "the rectangle is too large"
    }
}
