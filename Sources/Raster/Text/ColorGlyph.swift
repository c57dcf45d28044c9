import CCairo
import CoreGeometry
import Picture

/// The picture of an emoji.
///
/// Cairo would place the glyphs of a color font at whole pixels, and a moving label would tremble. A picture
/// is drawn at every place and angle, and is the same in SVG and PDF.
struct ColorGlyph: Sendable {
    /// The picture in its font's own size.
    let image: Bitmap
    /// The rectangle of the picture, in units of the em square, relative to the start of the line.
    let frame: CGRect

    /// Draws a glyph; nil for one without a picture, such as a space.
    ///
    /// - Throws: `RasterError` when Cairo reports an error.
    init?(_ glyph: cairo_glyph_t, in font: GlyphFont) throws {
        guard let strike = font.strike else { return nil }
        let letters = font.letters(em: strike)
        defer { cairo_scaled_font_destroy(letters) }
        var single = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(letters, &single, 1, &extents)
        let pixels = CGRect(
            x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height
        ).integral
        guard pixels.width >= 1, pixels.height >= 1 else { return nil }
        single = cairo_glyph_t(index: glyph.index, x: -pixels.minX, y: -pixels.minY)
        image = try Bitmap(width: Int(pixels.width), height: Int(pixels.height)) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(pixels.width), Int32(pixels.height), Int32(pixels.width) * 4)
            let context = cairo_create(surface)
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            cairo_set_scaled_font(context, letters)
            cairo_show_glyphs(context, &single, 1)
            cairo_surface_flush(surface)
            try check(cairo_status(context))
        }
        let unit = TextBlock.emSquare / strike
        frame = CGRect(
            x: glyph.x + pixels.minX * unit, y: glyph.y + pixels.minY * unit, width: pixels.width * unit,
            height: pixels.height * unit)
    }
    /// Returns the transform of a glyph in perspective, which touches the map at the glyph's middle.
    ///
    /// - Parameter place: the transform from the em square to the text.
    func seen(_ place: CGAffineTransform, in projection: Projection) -> CGAffineTransform {
        let middle = CGPoint(x: frame.midX, y: frame.midY).applying(place)
        return place.concatenating(projection.tangent(at: middle))
    }
}
