import CCairo
import CoreGeometry
import Picture

/// A canvas on a Cairo surface, which draws a picture's layers from back to front.
///
/// Invisible layers are skipped (those with an opacity of 0, a transform that is not finite or flattens them,
/// or all contents outside the picture), so Cairo never gets a number that it cannot represent.
final class Canvas {
    /// The way text is drawn: the outlines of glyphs as shapes, exact at every position (pixels), or as text
    /// in an embedded font (PDF).
    enum TextMode { case outlines, glyphs }

    /// The largest distance, in pixels, between a curve and the line segments by which Cairo approximates it.
    /// At 0.02 a disk of 3 pixels radius lacks 0.4 % of its area; at Cairo's default of 0.1 it lacks 2.5 %
    /// and looks smaller than it is.
    private static let flatness = 0.02

    let context: OpaquePointer
    let textMode: TextMode
    /// The visible area, in the surface's units.
    let visible: CGRect
    /// The units of the surface per point.
    let scale: CGFloat
    private let base: CGAffineTransform
    /// The clip to a rectangle with round corners that is set only around what it cuts; nil for none.
    var roundClip: RoundClip?
    /// The surfaces of the groups that have begun, which Cairo owns, from the outermost.
    var groups: [OpaquePointer?] = []

    /// Creates a canvas on a surface of a size in its own units, `scale` of them per point.
    ///
    /// - Throws: `RasterError` when Cairo reports an error.
    init(
        surface: OpaquePointer, width: CGFloat, height: CGFloat, scale: CGFloat, textMode: TextMode
    ) throws {
        context = cairo_create(surface)
        visible = CGRect(x: 0, y: 0, width: width, height: height)
        base = CGAffineTransform(scaleX: scale, y: scale)
        self.textMode = textMode
        self.scale = scale
        cairo_set_tolerance(context, Canvas.flatness)
        try checkStatus()
    }

    /// Creates a canvas on another surface for a part of this one's area, in the same units.
    ///
    /// - Throws: `RasterError` when Cairo reports an error.
    init(surface: OpaquePointer, showing area: CGRect, like other: Canvas) throws {
        context = cairo_create(surface)
        (visible, base, scale) = (area, other.base, other.scale)
        textMode = .outlines
        cairo_set_tolerance(context, Canvas.flatness)
        try checkStatus()
    }

    deinit { cairo_destroy(context) }

    /// Draws the background and all layers of a picture.
    ///
    /// - Throws: `RasterError` for what cannot be drawn.
    func draw(_ picture: Picture) throws {
        paintBackground(picture.background)
        for layer in picture.layers { try draw(layer, under: base, opacity: 1) }
        try checkStatus()
    }

    /// Paints the background. Pixels are undefined before, so the source operator overwrites them with the
    /// color, transparent or not. A PDF page starts blank.
    func paintBackground(_ color: Color) {
        if textMode == .outlines { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
        setColor(color)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    func draw(_ layer: Layer, under parent: CGAffineTransform, opacity: CGFloat) throws {
        let transform = layer.transform.concatenating(parent)
        let opacity = opacity * min(layer.opacity, 1)
        guard transform.isDrawable, opacity > 0 else { return }
        cairo_save(context)
        let outerClip = roundClip
        defer {
            cairo_restore(context)
            roundClip = outerClip
        }
        let isDrawnInPieces = layer.isDrawnInPieces(opacity: opacity)
        if !isDrawnInPieces { setRoundClip(around: layer.extent(under: transform)) }
        guard try clip(to: layer, transform: transform, isWhole: !isDrawnInPieces) else { return }
        if isDrawnInPieces {
            try drawPieces(of: layer, transform: transform, opacity: opacity)
        } else if layer.shadows.isEmpty {
            try drawGroup(layer, transform: transform, opacity: opacity)
        } else {
            try drawWithShadows(layer, transform: transform, opacity: opacity)
        }
    }

    /// Draws a layer to a group surface, clipped to the layer's visible extent, and composites the group with
    /// an opacity.
    private func drawGroup(_ layer: Layer, transform: CGAffineTransform, opacity: CGFloat) throws {
        guard let area = layer.extent(under: transform)?.intersection(visible), !area.isEmpty else { return }
        clip(toPixelsOf: area)
        beginGroup()
        try drawPieces(of: layer, transform: transform, opacity: 1)
        if layer.mask.isEmpty {
            endGroupToSource()
            cairo_set_operator(context, layer.blending.inCairo)
            cairo_paint_with_alpha(context, opacity)
        } else {
            let masked = endGroup()
            defer { cairo_pattern_destroy(masked) }
            try mask(masked, with: layer, transform: transform, opacity: opacity)
        }
    }

    /// Composites a group with the opacity of a layer's mask.
    private func mask(
        _ group: OpaquePointer, with layer: Layer, transform: CGAffineTransform, opacity: CGFloat
    ) throws {
        beginGroup()
        for part in layer.mask { try draw(part, under: transform, opacity: opacity) }
        let mask = endGroup()
        defer { cairo_pattern_destroy(mask) }
        cairo_identity_matrix(context)
        cairo_set_source(context, group)
        cairo_set_operator(context, layer.blending.inCairo)
        cairo_mask(context, mask)
    }

    /// Clips to an area in the surface's units, enlarged to whole pixels so that no edge gets softer.
    func clip(toPixelsOf area: CGRect) {
        cairo_identity_matrix(context)
        cairo_new_path(context)
        let pixels = area.integral
        cairo_rectangle(context, pixels.minX, pixels.minY, pixels.width, pixels.height)
        cairo_clip(context)
    }

    func drawPieces(of layer: Layer, transform: CGAffineTransform, opacity: CGFloat) throws {
        for content in layer.contents {
            setTransform(transform)
            try draw(content, of: layer, transform: transform, opacity: opacity)
        }
        for child in layer.children { try draw(child, under: transform, opacity: opacity) }
    }

    /// Clips to the layer's clip shape, if any; returns whether a visible area is left. A clip with round
    /// corners waits for what it cuts, unless the layer is drawn as a whole.
    private func clip(to layer: Layer, transform: CGAffineTransform, isWhole: Bool) throws -> Bool {
        guard let shape = layer.clip else { return true }
        guard let extent = shape.extent, isSeen(extent.applying(transform)) else { return false }
        let trimmed = try trimmed(shape, of: layer, transform: transform)
        if textMode == .outlines, !isWhole, roundClip == nil,
            let clip = RoundClip(shape: trimmed, transform: transform)
        {
            roundClip = clip
            return true
        }
        clip(to: trimmed, transform: transform)
        return true
    }

    private func clip(to shape: Shape, transform: CGAffineTransform) {
        setTransform(transform)
        trace(shape)
        cairo_clip(context)
    }

    /// Sets the clip with round corners for all that follows, if it cuts what has an extent.
    private func setRoundClip(around extent: CGRect?) {
        guard let clip = roundClip.take(), let extent, clip.cuts(extent) else { return }
        self.clip(to: clip.shape, transform: clip.transform)
    }

    func draw(
        _ content: Layer.Content, of layer: Layer, transform: CGAffineTransform, opacity: CGFloat
    ) throws {
        guard let extent = content.extent, isSeen(extent.applying(transform)) else { return }
        guard let clip = roundClip, let ink = content.inkExtent?.applying(transform), clip.cuts(ink) else {
            return try paint(content, extent, of: layer, transform: transform, opacity: opacity)
        }
        cairo_save(context)
        defer { cairo_restore(context) }
        self.clip(to: clip.shape, transform: clip.transform)
        setTransform(transform)
        try paint(content, extent, of: layer, transform: transform, opacity: opacity)
    }

    private func paint(
        _ content: Layer.Content, _ extent: CGRect, of layer: Layer, transform: CGAffineTransform,
        opacity: CGFloat
    ) throws {
        if layer.hasHardEdges { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
        defer { if layer.hasHardEdges { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) } }
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
        case .gradient(let shape, let gradient):
            trace(try trimmed(shape, of: layer, transform: transform))
            fill(with: gradient, opacity: opacity)
        case .image(let image):
            try checkReach(of: extent, layer, transform: transform)
            try draw(image, opacity: opacity)
        case .backdrop(let shape, let backdrop):
            try draw(
                backdrop, in: try trimmed(shape, of: layer, transform: transform), transform: transform,
                opacity: opacity)
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

/// Throws a `RasterError` with Cairo's message for any status but success.
func check(_ status: cairo_status_t) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RasterError("Cairo cannot draw the picture: \(String(cString: cairo_status_to_string(status))).")
}

extension Layer {
    /// Returns whether drawing the layer's contents and children one by one, each with the opacity, equals
    /// drawing the layer as a group: fading a single piece equals fading the group.
    func isDrawnInPieces(opacity: CGFloat) -> Bool {
        let isOnePiece = contents.count + children.count <= 1
        return shadows.isEmpty && blending == .normal && mask.isEmpty && !combinesChildren
            && (opacity == 1 || isOnePiece)
    }

    /// The layer's name in quotation marks, for error messages.
    var title: String { name.map { "“\($0)”" } ?? "without a name" }
}

extension Layer.Blending {
    var inCairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .plus, .plusLighter: CAIRO_OPERATOR_ADD
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}

extension CGAffineTransform {
    /// True when the transform can be drawn: all numbers are finite, and the determinant is not 0.
    var isDrawable: Bool { determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite }
}
