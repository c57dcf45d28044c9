import CPNG
import Foundation

extension Bitmap {
    /// Whether nothing shines through any pixel.
    public var isOpaque: Bool { isKnownOpaque || withImage(cpng_is_opaque) }

    /// The bitmap as a PNG file in sRGB, its colours not premultiplied: with a palette where there are at most 256
    /// colours and that makes it smaller, otherwise 8 bits a component, RGB when it is opaque and RGBA when not.
    /// - Parameter compression: how hard it is packed; default `small`.
    /// - Throws: `RasterError` when memory is short.
    public func pngData(_ compression: PNGCompression = .small) throws -> Data {
        try packed(compression)
    }

    /// Reads a PNG file of any kind; colours are taken as sRGB whatever profile the file names, 16 bits become 8.
    /// - Throws: `RasterError` when the data is no PNG, is cut short or damaged, or has more than 32767 pixels per side.
    public init(png data: Data) throws {
        var (image, message) = (cpng_image(), cpng_message())
        let isRead = data.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return cpng_decode(start, bytes.count, UInt32(Bitmap.sideLimit), &image, &message)
        }
        guard isRead, let pixels = image.pixels else {
            throw RasterError("The PNG cannot be read: \(message.sentence).")
        }
        self.init(width: Int(image.width), height: Int(image.height), adopting: pixels)
    }
}
