import CJPEG
public import Foundation

extension Bitmap {
    /// Creates a bitmap from a JPEG file in gray or color. Colors are read as sRGB regardless of the file's
    /// color profile. A photo is turned as its camera noted that it was held.
    ///
    /// - Parameter pixelLimit: The largest number of pixels, which the file's header has to say; default any.
    /// - Throws: `RasterError` when the data is not JPEG, is truncated or damaged, has CMYK colors, or has
    ///   more than 32767 pixels per side.
    public init(jpeg data: Data, pixelLimit: Int = .max) throws {
        var (image, message) = (cjpeg_image(), cjpeg_message())
        let isRead = data.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return start != nil
                && cjpeg_decode(
                    start, bytes.count, UInt32(Bitmap.sideLimit), UInt64(pixelLimit), &image, &message)
        }
        guard isRead, let pixels = image.pixels else {
            throw RasterError("The JPEG cannot be read: \(message.sentence).")
        }
        let stored = Bitmap(
            width: Int(image.width), height: Int(image.height), isKnownOpaque: true, adopting: pixels)
        self = try stored.turned(to: PhotoOrientation(ofJPEG: data))
    }

    /// Returns the bitmap as a JPEG file. Pixels have to be opaque.
    ///
    /// - Parameter quality: The quality, from 0, which makes the smallest files, to 1.
    /// - Throws: `RasterError` when memory is short.
    public func jpegData(quality: Double) throws -> Data {
        var (file, message) = (cjpeg_file(), cjpeg_message())
        let percent = Int32(max(1, min(100, (quality.isNaN ? 1 : min(max(0, quality), 1)) * 100).rounded()))
        let isWritten = withUnsafeBytes { bytes in
            // libjpeg reads the pixels alone, but its rows are not declared as constant.
            let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            var image = cjpeg_image(
                pixels: UnsafeMutablePointer(mutating: pixels), width: UInt32(width), height: UInt32(height))
            return pixels != nil && cjpeg_encode(&image, percent, &file, &message)
        }
        guard isWritten, let bytes = file.bytes else {
            throw RasterError("The JPEG cannot be written: \(message.sentence).")
        }
        defer { free(bytes) }
        return Data(bytes: bytes, count: Int(file.count))
    }
}

extension cjpeg_message {
    fileprivate var sentence: String {
        withUnsafeBytes(of: text) { bytes in
            let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            return text.isEmpty ? "it is empty" : text
        }
    }
}
