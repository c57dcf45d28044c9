import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// Draws an image stretched to its frame. Pixels are averaged where the image gets smaller and
    /// interpolated where it gets larger.
    ///
    /// The surface covers the drawn part alone, so that pixels beside it never show at its edges.
    func draw(_ placed: PlacedImage, opacity: CGFloat) throws {
        let part = placed.visiblePart
        let frame = placed.frame.standardized
        guard part.width >= 1, part.height >= 1, frame.width > 0, frame.height > 0 else { return }
        if let projection = placed.projection {
            return try draw(placed, part, in: frame, projection, opacity: opacity)
        }
        let (image, factor) = reduced(placed, part, in: frame)
        try image.withUnsafeBytes { bytes in
            let stride = image.width * 4
            let start = bytes.baseAddress! + Int(part.minY) * stride + Int(part.minX) * 4
            let (columns, rows) = (min(image.width, Int(part.width)), min(image.height, Int(part.height)))
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: start.assumingMemoryBound(to: UInt8.self)),
                CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows), Int32(stride))
            defer { cairo_surface_destroy(surface) }
            try check(cairo_surface_status(surface))
            cairo_save(context)
            defer { cairo_restore(context) }
            cairo_new_path(context)
            cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
            cairo_clip(context)
            cairo_translate(context, frame.minX, frame.minY)
            cairo_scale(context, frame.width * factor / part.width, frame.height * factor / part.height)
            if !isSqueezed { paint(surface!, of: placed, opacity: opacity) }
            // Cairo keeps the surface for a PDF page until the page ends; it copies the pixels before.
            cairo_surface_finish(surface)
        }
        try checkStatus()
    }

    /// The number of pixels from which on an image is drawn from smaller copies: the work of making these
    /// pays for photographs alone.
    private static let largeImage: CGFloat = 1_048_576

    /// Returns an image and 1, or its copy that was halved some times and the factor of its lengths.
    ///
    /// Cairo averages all pixels of an image in each frame: that takes 10 ns a pixel. Where a unit of the
    /// surface covers four or more of them in both directions, it averages those of a copy, of which the unit
    /// covers two to four: colors differ by one or two steps of 255. The transform alone decides, so that all
    /// ways to draw a frame give the same pixels. PDF pages contain the image itself.
    private func reduced(
        _ placed: PlacedImage, _ part: CGRect, in frame: CGRect
    ) -> (image: PixelImage, factor: CGFloat) {
        var (image, factor) = (placed.image, CGFloat(1))
        guard part.size == image.size, part.width * part.height >= Self.largeImage, textMode == .outlines
        else { return (image, factor) }
        let matrix = matrix
        let length = max(
            hypot(matrix.xx, matrix.yx) * frame.width / part.width,
            hypot(matrix.xy, matrix.yy) * frame.height / part.height)
        while length * factor <= 0.25, image.width > 1, image.height > 1 {
            (image, factor) = (image.half, factor * 2)
        }
        return (image, factor)
    }

    private func paint(_ surface: OpaquePointer, of placed: PlacedImage, opacity: CGFloat) {
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        let staysSquare = placed.isPixelated && isEnlarging
        cairo_pattern_set_filter(pattern, staysSquare ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        if let tint = placed.tint {
            setColor(tint.faded(by: opacity))
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, opacity)
        }
    }

    /// True where a unit of the current coordinates is larger than a pixel.
    private var isEnlarging: Bool { matrix.area > 1 }

    /// True where a pixel is longer than 30,000 units of the current coordinates. Cairo counts pixels of
    /// images up to 32,767, and fails for an image that is turned edge-on.
    var isSqueezed: Bool {
        let (matrix, limit) = (matrix, 30_000 * matrix.area)
        return hypot(matrix.yy, matrix.xy) > limit || hypot(matrix.xx, matrix.yx) > limit
    }

    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return matrix
    }
}

extension cairo_matrix_t {
    /// The factor by which areas change.
    fileprivate var area: Double { abs(xx * yy - xy * yx) }
}
