import CPNG
public import Foundation

extension Bitmap {
    /// A Boolean value that indicates whether all pixels are opaque.
    public var isOpaque: Bool { isKnownOpaque || withImage(cpng_is_opaque) }

    /// Returns the bitmap as a PNG file in sRGB, with colors that are not premultiplied. The file has a
    /// palette if there are at most 256 colors and that makes it smaller; otherwise it has 8 bits per
    /// component, RGB for an opaque bitmap and RGBA for any other.
    ///
    /// - Parameter compression: The effort of the compression; default `small`.
    /// - Throws: `RasterError` when memory is short.
    public func pngData(_ compression: PNGCompression = .small) throws -> Data {
        try packed(compression).data
    }

    /// Creates a bitmap from a PNG file of any kind. Colors are read as sRGB regardless of the file's color
    /// profile, and 16-bit components become 8-bit.
    ///
    /// - Parameter pixelLimit: The largest number of pixels, which the file's header has to say; default any.
    /// - Throws: `RasterError` when the data is not PNG, is truncated or damaged, or has more than 32767
    ///   pixels per side.
    public init(png data: Data, pixelLimit: Int = .max) throws {
        var (image, message) = (cpng_image(), cpng_message())
        let isRead = data.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return cpng_decode(
                start, bytes.count, UInt32(Bitmap.sideLimit), UInt64(pixelLimit), &image, &message)
        }
        guard isRead, let pixels = image.pixels else {
            throw RasterError("The PNG cannot be read: \(message.sentence).")
        }
        self.init(width: Int(image.width), height: Int(image.height), adopting: pixels)
    }

    /// Creates a bitmap from a PNG file without a damaged byte: beyond what `init(png:)` reads, the checksum
    /// of every chunk has to be right, also of those without pixels, and nothing may follow the last one.
    ///
    /// - Throws: `RasterError` with the chunk and its place in the file.
    public init(wholePNG data: Data) throws {
        var message = cpng_message()
        let isWhole = data.withUnsafeBytes { bytes in
            cpng_check(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &message)
        }
        guard isWhole else { throw RasterError("The PNG is damaged: \(message.sentence).") }
        try self.init(png: data)
    }
}
