import CCairo
import CoreGeometry
import Picture

/// A Cairo surface with a brush: draws a picture's sheets from the back to the front.
///
/// A layer that nobody can see (opacity 0, a transform that flattens it or is not finite, all of it outside the picture)
/// is left out, so Cairo never meets a number that it cannot work with.
final class Canvas {
    /// How letters are painted: their outlines as shapes, exact at every position (pixels), or as text in an embedded font (PDF).
    enum Lettering { case outlines, glyphs }

    /// How far, in pixels, the straight pieces that Cairo makes of a curve may be from it. At 0.02 a disk of 3 pixels radius
    /// lacks 0.4 % of its area; at Cairo's own 0.1 it lacks 2.5 % and looks smaller than it is.
    private static let flatness = 0.02

    let context: OpaquePointer
    let lettering: Lettering
    /// All that can be seen, in the surface's units.
    let visible: CGRect
    private let base: CGAffineTransform

    /// A canvas on a surface of a size in its own units, `scale` of them a point.
    init(
        surface: OpaquePointer, width: CGFloat, height: CGFloat, scale: CGFloat, lettering: Lettering
    ) throws {
        context = cairo_create(surface)
        visible = CGRect(x: 0, y: 0, width: width, height: height)
        base = CGAffineTransform(scaleX: scale, y: scale)
        self.lettering = lettering
        cairo_set_tolerance(context, Canvas.flatness)
        try checkStatus()
    }

    deinit { cairo_destroy(context) }

    /// Draws the background and all layers.
    func draw(_ picture: Picture) throws {
        paintBackground(picture.background)
        for layer in picture.layers { try draw(layer, under: base, opacity: 1) }
        try checkStatus()
    }

    /// Pixels are undefined before; the source operator overwrites them with the colour, clear or not. A PDF page starts blank.
    private func paintBackground(_ color: Color) {
        if lettering == .outlines { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
        setColor(color)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    private func draw(_ layer: Layer, under parent: CGAffineTransform, opacity: CGFloat) throws {
        let transform = layer.transform.concatenating(parent)
        let opacity = opacity * min(layer.opacity, 1)
        guard transform.isDrawable, opacity > 0 else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        setTransform(transform)
        guard try clip(to: layer, transform: transform) else { return }
        if layer.blending == .normal, opacity == 1 || layer.isOnePiece {
            try drawPieces(of: layer, transform: transform, opacity: opacity)
        } else {
            try drawGroup(layer, transform: transform, opacity: opacity)
        }
    }

    /// Draws a layer on a sheet of its own, no larger than it is, and then the sheet on what is there.
    private func drawGroup(_ layer: Layer, transform: CGAffineTransform, opacity: CGFloat) throws {
        guard let area = layer.extent(under: transform)?.intersection(visible), !area.isEmpty else { return }
        clip(toPixelsOf: area)
        cairo_push_group(context)
        try drawPieces(of: layer, transform: transform, opacity: 1)
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, layer.blending.inCairo)
        cairo_paint_with_alpha(context, opacity)
    }

    /// Clips to an area in the surface's units, grown to whole pixels so that no edge gets softer.
    private func clip(toPixelsOf area: CGRect) {
        cairo_identity_matrix(context)
        cairo_new_path(context)
        let pixels = area.integral
        cairo_rectangle(context, pixels.minX, pixels.minY, pixels.width, pixels.height)
        cairo_clip(context)
    }

    private func drawPieces(of layer: Layer, transform: CGAffineTransform, opacity: CGFloat) throws {
        for content in layer.contents {
            setTransform(transform)
            try draw(content, of: layer, transform: transform, opacity: opacity)
        }
        for child in layer.children { try draw(child, under: transform, opacity: opacity) }
    }

    /// Whether anything is left to be seen.
    private func clip(to layer: Layer, transform: CGAffineTransform) throws -> Bool {
        guard let shape = layer.clip else { return true }
        guard let extent = shape.extent, isSeen(extent.applying(transform)) else { return false }
        trace(try trimmed(shape, of: layer, transform: transform))
        cairo_clip(context)
        return true
    }

    private func draw(
        _ content: Layer.Content, of layer: Layer, transform: CGAffineTransform, opacity: CGFloat
    ) throws {
        guard let extent = content.extent, isSeen(extent.applying(transform)) else { return }
        switch content {
        case .fill(let shape, let color):
            trace(try trimmed(shape, of: layer, transform: transform))
            setColor(color.faded(by: opacity))
            cairo_fill(context)
        case .stroke(let shape, let color, let stroke):
            try checkReach(of: extent, layer, transform: transform)
            trace(shape)
            setColor(color.faded(by: opacity))
            try setStroke(stroke, of: layer)
            cairo_stroke(context)
        case .text(let text):
            try checkReach(of: extent, layer, transform: transform)
            try draw(text, of: layer, transform: transform, opacity: opacity)
        }
    }

    func setTransform(_ t: CGAffineTransform) {
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        cairo_set_matrix(context, &matrix)
    }

    func setColor(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    func checkStatus() throws {
        try check(cairo_status(context))
    }
}

/// Turns a Cairo status that is no success into an error with Cairo's words.
func check(_ status: cairo_status_t) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RasterError("Cairo cannot draw the picture: \(String(cString: cairo_status_to_string(status))).")
}

extension Layer {
    /// Whether at most one thing lies on the sheet, so that fading it equals fading the sheet as a group.
    var isOnePiece: Bool { contents.count + children.count <= 1 }

    /// The layer's name in quotes, for sentences.
    var title: String { name.map { "“\($0)”" } ?? "without a name" }
}

extension Layer.Blending {
    fileprivate var inCairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        }
    }
}

extension CGAffineTransform {
    /// Whether the plane stays a plane: all numbers finite and an area kept.
    var isDrawable: Bool { determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite }
}
