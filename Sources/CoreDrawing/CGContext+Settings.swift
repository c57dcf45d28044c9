package import Picture

extension CGContext {
    /// Sets the color of areas.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }

    /// Sets the color of areas from four components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of areas to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { state.line = color.color }

    /// Sets the color of lines from four components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.line = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of lines to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the width of lines, in current coordinates.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// Sets the form of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.inPicture }

    /// Sets the form of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.inPicture }

    /// Sets the lengths of dashes and gaps, and the length passed before the start; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.stroke.dash, state.stroke.dashPhase) = (lengths, phase)
    }

    /// Has no effect: corners are beveled beyond 10 line widths.
    public func setMiterLimit(_ limit: CGFloat) { warnOfNoEffect("CGContext.setMiterLimit") }

    /// Has no effect: curves are smooth.
    public func setFlatness(_ flatness: CGFloat) { warnOfNoEffect("CGContext.setFlatness") }

    /// Has no effect: edges are always smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) { warnOfNoEffect("CGContext.setShouldAntialias") }

    /// Has no effect: edges are always smoothed.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        warnOfNoEffect("CGContext.setAllowsAntialiasing")
    }

    /// Sets the opacity of what is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(alpha, 1)) }

    /// Sets the way in which drawings are combined with what is below; `multiply` and `screen` are drawn, all
    /// others as normal.
    public func setBlendMode(_ mode: CGBlendMode) {
        if mode != .normal, mode.inPicture == .normal { warnOfNoEffect("CGBlendMode.\(mode)") }
        state.blendMode = mode
    }

    /// Sets a black shadow of a third of full opacity for what is drawn from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(Color(alpha: 1.0 / 3)))
    }

    /// Sets the shadow of what is drawn from now on; nil for none. The blur is twice the standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Shadow(
                color: $0.color, offset: CGVector(dx: offset.width, dy: offset.height),
                radius: max(0, blur / 2))
        }
    }

    /// Draws a gradient along a line over the clip, or over the part between its ends.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        let (start, end) = (startPoint.applying(ctm), endPoint.applying(ctm))
        fillClip(with: Gradient(.axial(from: start, to: end), gradient.stops))
    }

    /// Draws a gradient outward from a point over the clip. The start's radius counts as 0, and its center as
    /// that of the end.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let form = Gradient.Form.radial(center: endCenter, radii: CGSize(width: endRadius, height: endRadius))
        let area = Path(
            ellipseIn: CGRect(x: endCenter.x, y: endCenter.y, width: 0, height: 0)
                .insetBy(dx: -endRadius, dy: -endRadius))
        let isWide = options.contains(.drawsAfterEndLocation)
        let shape: Shape = isWide ? .rectangle(clipBox.applying(ctm.inverted())) : .path(area)
        add(.gradient(shape, Gradient(form, gradient.stops)), under: ctm)
    }

    private func fillClip(with gradient: Gradient) {
        add(.gradient(.rectangle(clipBox), gradient), under: .identity)
    }

    /// The bounding rectangle of the clip, in the coordinates of the present transform; a very large one
    /// without a clip.
    public var boundingBoxOfClipPath: CGRect { clipBox.applying(ctm.inverted()) }

    /// The bounding rectangle of the clip; a very large one without a clip.
    private var clipBox: CGRect {
        let wide = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
        return state.clips.reduce(wide) { box, clip in
            box.intersection(CGRect(holding: clip.path.elements.flatMap(\.points)))
        }
    }
}

/// A way to combine a drawing with what is below.
public enum CGBlendMode: Int32, Sendable {
    /// The drawing covers what is below.
    case normal
    /// Components are multiplied: darker.
    case multiply
    /// Complements of components are multiplied: lighter.
    case screen
    /// Without effect: drawn as normal.
    case overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// Without effect: drawn as normal.
    case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
    /// Without effect: drawn as normal.
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    package var inPicture: Layer.Blending {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        default: .normal
        }
    }
}
