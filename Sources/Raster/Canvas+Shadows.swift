import CCairo
import CPixels
import CoreGeometry
import Picture

extension Canvas {
    /// Draws a layer with its shadows as one group, and composites the group with an opacity. The clip of
    /// the layer is set.
    func drawWithShadows(_ layer: Layer, transform: CGAffineTransform, opacity: CGFloat) throws {
        guard let area = layer.extent(under: transform)?.intersection(visible), !area.isEmpty else { return }
        clip(toPixelsOf: area)
        beginGroup()
        var plain = layer.withoutShadows
        (plain.transform, plain.opacity, plain.clip, plain.blending) = (.identity, 1, nil, .normal)
        for shadow in layer.shadows { try draw(shadow, of: plain, in: area, transform: transform) }
        try draw(plain, under: transform, opacity: 1)
        endGroupToSource()
        cairo_set_operator(context, layer.blending.inCairo)
        cairo_paint_with_alpha(context, opacity)
    }

    /// The pixels of a shadow per unit of a page, which has no pixels of its own.
    private static let pageResolution: CGFloat = 2

    /// Draws a shadow: the opacity of what casts it, blurred, in one color.
    private func draw(_ shadow: Shadow, of layer: Layer, in area: CGRect, transform: CGAffineTransform) throws
    {
        let shift = shadow.offset.applying(transform)
        let density = textMode == .glyphs ? Canvas.pageResolution : 1
        let deviation = min(shadow.radius * abs(transform.determinant).squareRoot() * density, 500)
        let reach = (3 * deviation / density).rounded(.up) + 1
        // Layers outside the picture cast a shadow into it from as far as the blur reaches. Farther than that
        // from what casts it, there is none.
        let caster = shadow.shape.map { $0.extent?.applying(transform) } ?? layer.extent(under: transform)
        guard let caster else { return }
        let lit = area.offsetBy(dx: -shift.dx, dy: -shift.dy).insetBy(dx: -reach, dy: -reach)
        let casting = lit.intersection(caster.insetBy(dx: -reach, dy: -reach)).integral
        guard !casting.isEmpty else { return }
        let mask = try ShadowMask(area: casting, density: density)
        let canvas = try Canvas(surface: mask.surface, showing: casting, like: self)
        if let shape = shadow.shape {
            try canvas.drawPieces(
                of: Layer(contents: [.fill(shape, .black)]), transform: transform, opacity: 1)
        } else {
            try canvas.draw(layer, under: transform, opacity: 1)
        }
        mask.blur(deviation: deviation)
        setTransform(CGAffineTransform(translationX: shift.dx, y: shift.dy))
        setColor(shadow.color)
        cairo_mask_surface(context, mask.surface, 0, 0)
    }
}

/// The opacity of a part of a picture, as a surface in the units of the canvas.
private final class ShadowMask {
    let surface: OpaquePointer

    init(area: CGRect, density: CGFloat) throws {
        let (width, height) = (area.width * density, area.height * density)
        guard width <= 32767, height <= 32767 else {
            throw RasterError("A shadow of \(Int(area.width)) x \(Int(area.height)) pixels is too large.")
        }
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        try check(cairo_surface_status(surface))
        cairo_surface_set_device_scale(surface, density, density)
        cairo_surface_set_device_offset(surface, -area.minX * density, -area.minY * density)
    }

    deinit { cairo_surface_destroy(surface) }

    func blur(deviation: CGFloat) {
        cairo_surface_flush(surface)
        cpixels_blur(
            cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_width(surface)),
            Int(cairo_image_surface_get_height(surface)), Int(cairo_image_surface_get_stride(surface)),
            deviation)
        cairo_surface_mark_dirty(surface)
    }
}
