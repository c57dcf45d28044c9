import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// Draws an image in perspective: each pixel of the surface gets the color that lies behind it.
    ///
    /// - Parameters:
    ///   - part: the part of the image that is drawn, in pixels.
    ///   - frame: the rectangle that the part fills, before the projection.
    func draw(
        _ placed: PlacedImage, _ part: CGRect, in frame: CGRect, _ projection: Projection, opacity: CGFloat
    ) throws {
        let units = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            .scaledBy(x: frame.width / part.width, y: frame.height / part.height)
        let onSurface = Projection(userToSurface).after(projection).after(Projection(units))
        let pixels = CGRect(origin: .zero, size: part.size)
        guard pixels.corners.allSatisfy({ onSurface.isExact(at: $0) }), let inverse = onSurface.inverse else {
            // A part is behind the eye, or the image is seen from its edge.
            let strips = Layer(contents: [.image(placed)]).inStrips
            return try draw(strips, under: userToSurface, opacity: opacity)
        }
        let corners = pixels.corners.map { onSurface($0) }
        let area = CGRect(holding: corners).intersection(visible).integral
        guard !area.isEmpty, area.width >= 1, area.height >= 1 else { return }
        let middle = onSurface.tangent(at: CGPoint(x: pixels.midX, y: pixels.midY))
        let sampler = ImageSampler(placed, part, shrinking: 1 / abs(middle.determinant).squareRoot())
        let seen = try Bitmap(width: Int(area.width), height: Int(area.height)) { bytes in
            sampler.fill(bytes, area, within: corners, through: inverse)
        }
        try paint(seen, at: area.origin, within: corners, tint: placed.tint, opacity: opacity)
    }

    /// The transform from the current coordinates to the surface's units.
    private var userToSurface: CGAffineTransform {
        let matrix = matrix
        return CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Paints a bitmap of the surface's pixels within a quadrilateral, whose edges are soft.
    private func paint(
        _ bitmap: Bitmap, at origin: CGPoint, within corners: [CGPoint], tint: Color?, opacity: CGFloat
    ) throws {
        cairo_save(context)
        defer { cairo_restore(context) }
        setTransform(.identity)
        cairo_new_path(context)
        for corner in corners { cairo_line_to(context, corner.x, corner.y) }
        cairo_close_path(context)
        cairo_clip(context)
        bitmap.withUnsafeBytes { bytes in
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress!)
            let surface = cairo_image_surface_create_for_data(
                start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
                Int32(bitmap.height), Int32(bitmap.bytesPerRow))
            if let tint {
                setColor(tint.faded(by: opacity))
                cairo_mask_surface(context, surface, origin.x, origin.y)
            } else {
                cairo_set_source_surface(context, surface, origin.x, origin.y)
                cairo_paint_with_alpha(context, opacity)
            }
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        setColor(.clear)
        try checkStatus()
    }
}
