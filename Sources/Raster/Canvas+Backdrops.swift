import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// Begins to draw on a surface of its own.
    func beginGroup() {
        cairo_push_group(context)
        groups.append(cairo_get_group_target(context))
    }

    /// Ends the drawing on a surface of its own and returns that as a pattern, which the caller destroys.
    func endGroup() -> OpaquePointer {
        groups.removeLast()
        return cairo_pop_group(context)
    }

    /// Ends the drawing on a surface of its own, which becomes the source.
    func endGroupToSource() {
        groups.removeLast()
        cairo_pop_group_to_source(context)
    }

    /// Paints what has been drawn behind a shape, blurred. A page has no pixels to blur, and in the outline
    /// that casts a shadow the area counts as opaque.
    func draw(_ backdrop: Backdrop, in shape: Shape, transform: CGAffineTransform, opacity: CGFloat) throws {
        guard textMode == .outlines, let blur = BackdropBlur(backdrop, under: transform) else { return }
        if cairo_surface_get_content(cairo_get_target(context)) == CAIRO_CONTENT_ALPHA {
            trace(shape)
            setColor(Color.black.faded(by: opacity))
            return cairo_fill(context)
        }
        cairo_save(context)
        defer { cairo_restore(context) }
        trace(shape)
        cairo_clip(context)
        cairo_identity_matrix(context)
        let frame = PixelRect(
            minX: Int(visible.minX), minY: Int(visible.minY), maxX: Int(visible.maxX), maxY: Int(visible.maxY)
        )
        let area = clippedPixels(in: frame)
        guard !area.isEmpty else { return }
        let pixels = try pixels(in: area.grown(by: blur.reach - 4).alignedToCells.intersection(frame))
        defer { cairo_surface_destroy(pixels) }
        try blur.apply(to: pixels)
        cairo_set_source_surface(context, pixels, 0, 0)
        // Pixels that are not opaque would show what lies behind the area sharp as well.
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint_with_alpha(context, opacity)
    }

    /// Returns the pixels that the clip leaves.
    private func clippedPixels(in frame: PixelRect) -> PixelRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return PixelRect(
            touching: CGRect(x: left, y: top, width: right - left, height: bottom - top), in: frame)
    }

    /// Returns what has been drawn so far in an area, the groups that have begun included, as a surface at
    /// the area's place.
    private func pixels(in area: PixelRect) throws -> OpaquePointer {
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(area.maxX - area.minX), Int32(area.maxY - area.minY))!
        try check(cairo_surface_status(surface))
        cairo_surface_set_device_offset(surface, Double(-area.minX), Double(-area.minY))
        let copy = cairo_create(surface)
        defer { cairo_destroy(copy) }
        for (index, target) in ([cairo_get_target(context)] + groups).enumerated() {
            cairo_set_operator(copy, index == 0 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
            cairo_set_source_surface(copy, target, 0, 0)
            cairo_paint(copy)
        }
        try check(cairo_status(copy))
        return surface
    }
}

extension PixelRect {
    /// Returns the rectangle with its sides moved outwards.
    func grown(by distance: Int) -> PixelRect {
        PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }

    /// The rectangle with sides at multiples of 4 pixels, moved outwards, so that the cells of a blur lie at
    /// the same places whatever is drawn of it.
    fileprivate var alignedToCells: PixelRect {
        PixelRect(minX: minX & ~3, minY: minY & ~3, maxX: (maxX + 3) & ~3, maxY: (maxY + 3) & ~3)
    }
}
