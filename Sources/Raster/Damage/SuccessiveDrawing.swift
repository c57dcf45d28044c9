import CCairo
public import CoreGeometry
public import Picture

/// A drawing of one picture after the other, which draws only what differs from the picture before. Each
/// bitmap has the same pixels as `Bitmap(drawing:scale:)` gives.
public final class SuccessiveDrawing {
    private struct Drawn {
        var list: DisplayList
        let scale: CGFloat
        var bitmap: Bitmap
    }

    private var last: Drawn?

    /// Creates a drawing without a picture.
    public init() {}

    /// A Boolean value that indicates whether nobody else has the last bitmap.
    var isFree: Bool { last?.bitmap.isUnique() ?? true }

    /// Draws the next picture at `scale` pixels per point. The memory of the bitmap before is used again when
    /// no one else has that bitmap.
    ///
    /// - Throws: the errors of `Bitmap(drawing:scale:)`.
    public func bitmap(of picture: Picture, scale: CGFloat) throws -> Bitmap {
        let (width, height) = try Bitmap.pixels(of: picture, scale: scale)
        let list = DisplayList(picture, scale: scale, width: width, height: height)
        // Taken, for an error leaves half a drawing, and so that no one else has the bitmap.
        guard var drawn = last.take(), drawn.scale == scale, drawn.list.frame == list.frame,
            drawn.list.background == list.background
        else {
            let bitmap = try whole(list, scale: scale)
            last = Drawn(list: list, scale: scale, bitmap: bitmap)
            return bitmap
        }
        let areas = list.areas(toDraw: list.damage(since: drawn.list))
        try drawn.bitmap.change(in: areas) { try draw(list, scale: scale, in: areas, on: $0) }
        drawn.list = list
        last = drawn
        return drawn.bitmap
    }

    private func whole(_ list: DisplayList, scale: CGFloat) throws -> Bitmap {
        // Whatever is drawn over an opaque pixel, it stays opaque: Cairo's arithmetic keeps its alpha at 255.
        let isOpaque = list.background.alpha >= 1
        return try Bitmap(
            width: list.frame.maxX, height: list.frame.maxY, isKnownOpaque: isOpaque, history: BitmapHistory()
        ) { try draw(list, scale: scale, in: [list.frame], on: $0) }
    }

    private func draw(
        _ list: DisplayList, scale: CGFloat, in areas: [PixelRect], on bytes: UnsafeMutableRawBufferPointer
    ) throws {
        let (width, height) = (list.frame.maxX, list.frame.maxY)
        let surface = cairo_image_surface_create_for_data(
            bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
            Int32(height), Int32(width * 4))
        defer { cairo_surface_destroy(surface) }
        let canvas = try Canvas(
            surface: surface!, width: CGFloat(width), height: CGFloat(height), scale: scale,
            textMode: .outlines)
        for area in areas { try canvas.draw(list, in: area) }
        cairo_surface_flush(surface)
    }
}
