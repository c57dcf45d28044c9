import CCairo
public import CoreGeometry
public import Picture

extension Bitmap {
    /// Creates a bitmap of a picture at `scale` pixels per point, with sides rounded up to whole pixels. The
    /// same picture and scale produce the same bytes on any thread.
    ///
    /// - Throws: `RasterError` when the scale or a side is zero, negative or not finite, when a side has more
    ///   than 32767 pixels, when something visible is too large for Cairo's numbers, or when Cairo reports an
    ///   error.
    public init(drawing picture: Picture, scale: CGFloat) throws {
        let (width, height) = try Bitmap.pixels(of: picture, scale: scale)
        // Whatever is drawn over an opaque pixel, it stays opaque: Cairo's arithmetic keeps its alpha at 255.
        let isOpaque = picture.background.alpha >= 1
        try self.init(width: width, height: height, isKnownOpaque: isOpaque) { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(width), Int32(height), Int32(width * 4))
            defer { cairo_surface_destroy(surface) }
            let canvas = try Canvas(
                surface: surface!, width: CGFloat(width), height: CGFloat(height), scale: scale,
                textMode: .outlines)
            try canvas.draw(picture)
            cairo_surface_flush(surface)
        }
    }

    /// Returns the numbers of pixels of a picture's sides.
    static func pixels(of picture: Picture, scale: CGFloat) throws -> (width: Int, height: Int) {
        let width = try pixels(for: picture.size.width, side: "width", scale: scale)
        return (width, try pixels(for: picture.size.height, side: "height", scale: scale))
    }

    /// Returns a length in pixels, rounded up unless the remainder is below a millionth of a pixel: 320 x 1.1
    /// is 352, not 353.
    private static func pixels(for length: CGFloat, side: String, scale: CGFloat) throws -> Int {
        guard scale.isFinite, scale > 0 else {
            throw RasterError(
                "A picture cannot be drawn at scale \(scale): the scale has to be a number above 0.")
        }
        guard length.isFinite, length > 0 else {
            throw RasterError(
                "A picture of \(side) \(length) cannot be drawn: its sides have to be above 0 points.")
        }
        let pixels = max(1, (length * scale - 1e-6).rounded(.up))
        guard pixels <= CGFloat(sideLimit) else {
            throw RasterError(
                "A picture of \(side) \(length) cannot be drawn at scale \(scale): a bitmap has at most \(sideLimit) pixels per side."
            )
        }
        return Int(pixels)
    }
}
