import CCairo
import CoreGeometry
import Picture

/// A Cairo context that makes outlines of glyphs.
///
/// Its surface has no bounds: Cairo drops glyphs far outside a surface, compared at the size of the font.
struct GlyphPen {
    private let context: OpaquePointer

    init() {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        context = cairo_create(surface)
        cairo_surface_destroy(surface)
    }

    /// Returns the outline of glyphs, in units of the em square.
    ///
    /// - Throws: `RasterError` when Cairo reports an error.
    func outline(of glyphs: [cairo_glyph_t], in font: GlyphFont) throws -> Path {
        try check(cairo_scaled_font_status(font.letters))
        cairo_set_scaled_font(context, font.letters)
        cairo_new_path(context)
        cairo_glyph_path(context, glyphs, Int32(glyphs.count))
        let path = cairo_copy_path(context)!
        defer { cairo_path_destroy(path) }
        try check(path.pointee.status)
        return Path(path.pointee)
    }
}

extension Path {
    fileprivate init(_ path: cairo_path_t) {
        self.init()
        var index = 0
        while index < Int(path.num_data) {
            let data = path.data + index
            func point(_ number: Int) -> CGPoint { CGPoint(x: data[number].point.x, y: data[number].point.y) }
            switch data.pointee.header.type {
            case CAIRO_PATH_MOVE_TO:
                // Cairo adds a move to the end of each closed part.
                if case .move = elements.last { elements.removeLast() }
                elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
            default: elements.append(.close)
            }
            index += Int(data.pointee.header.length)
        }
    }
}
