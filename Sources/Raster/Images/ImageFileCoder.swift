public import Foundation
public import Picture

/// A reader of PNG, JPEG and GIF files, which recognizes them by their first bytes, and a writer of PNG
/// and JPEG files.
public struct ImageFileCoder: ImageCoder {
    /// Creates a coder.
    public init() {}

    /// The largest number of pixels of an image: 2^26, as of 8192 x 8192. Their memory is 256 MiB, and as
    /// much again while they are drawn.
    public static let pixelLimit = 1 << 26

    /// Returns the image of a PNG or JPEG file, or the first frame of a GIF file.
    ///
    /// - Throws: `RasterError` when the data is in another format, truncated or damaged, or has more pixels
    ///   than `pixelLimit`.
    public func image(of file: Data) throws -> PixelImage {
        let bitmap =
            if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                try Bitmap(png: file, pixelLimit: Self.pixelLimit)
            } else if file.starts(with: [0xFF, 0xD8]) {
                try Bitmap(jpeg: file, pixelLimit: Self.pixelLimit)
            } else if file.starts(with: Array("GIF8".utf8)) {
                try Bitmap(gif: file, pixelLimit: Self.pixelLimit)
            } else {
                throw RasterError("The image cannot be read: it is no PNG, JPEG or GIF.")
            }
        return try bitmap.image
    }

    /// Returns a PNG file of a picture, with a number of pixels per point.
    ///
    /// - Throws: `RasterError` for a picture that cannot be drawn, or of more pixels than `pixelLimit`.
    public func png(of picture: Picture, scale: CGFloat) throws -> Data {
        try bitmap(of: picture, scale: scale).pngData()
    }

    /// Returns a JPEG file of a picture, whose background has to be opaque.
    ///
    /// - Throws: `RasterError` for a picture that cannot be drawn, or of more pixels than `pixelLimit`.
    public func jpeg(of picture: Picture, scale: CGFloat, quality: CGFloat) throws -> Data {
        try bitmap(of: picture, scale: scale).jpegData(quality: Double(quality))
    }

    /// Returns the pixels of a picture, unless they are too many for a file that can be read again.
    private func bitmap(of picture: Picture, scale: CGFloat) throws -> Bitmap {
        let (width, height) = try Bitmap.pixels(of: picture, scale: scale)
        guard width * height <= Self.pixelLimit else {
            throw RasterError(
                "The image is not drawn: it has \(width) x \(height) pixels, more than \(Self.pixelLimit).")
        }
        return try Bitmap(drawing: picture, scale: scale)
    }

    /// Returns all frames of a GIF file, or the one picture of another file.
    ///
    /// - Throws: `RasterError` as `image(of:)` does; a GIF file that is damaged behind its first frame has
    ///   the frames before that.
    public func frames(of file: Data) throws -> [ImageFrame] {
        guard file.starts(with: Array("GIF8".utf8)) else { return [ImageFrame(try image(of: file))] }
        return try GIFFrames([UInt8](file), pixelLimit: Self.pixelLimit).all
    }

    /// Returns a PDF file with a page for each picture.
    ///
    /// - Throws: `RasterError` as `Picture.pdfData()` does.
    public func pdf(of pages: [Picture]) throws -> Data? { try Picture.pdfData(of: pages) }
}

extension Bitmap {
    /// The bitmap as an image of a picture.
    public var image: PixelImage {
        get throws {
            let pixels = withUnsafeBytes { Data($0) }
            guard let image = PixelImage(width: width, height: height, pixels: pixels) else {
                throw RasterError("There is not enough memory for an image of \(width) x \(height) pixels.")
            }
            return image
        }
    }

    /// Creates a bitmap of an image, or of a part of it in pixels. A tint replaces all colors and keeps the
    /// opacity.
    ///
    /// - Throws: `RasterError` when memory is short or the part is empty.
    package init(_ placed: PlacedImage) throws {
        let part = placed.visiblePart
        let picture = Picture(
            size: part.size, background: .clear,
            layers: [
                Layer(contents: [
                    .image(
                        PlacedImage(
                            placed.image, frame: CGRect(origin: .zero, size: part.size), part: placed.part,
                            tint: placed.tint))
                ])
            ])
        try self.init(drawing: picture, scale: 1)
    }
}
