import Picture

extension CGContext {
    /// Sets the color of areas.
    public func setFillColor(_ color: CGColor) {
        state.fill = color.color
        state.fillPattern = color.pattern
    }

    /// Sets the color of areas from four components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of areas to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the color of areas from the parts of four inks from 0 to 1.
    public func setFillColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        state.fill = Self.printed(cyan, magenta, yellow, black, alpha)
    }

    /// Sets the color of lines from the parts of four inks from 0 to 1.
    public func setStrokeColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        state.line = Self.printed(cyan, magenta, yellow, black, alpha)
    }

    /// Returns the color of inks: each one takes its share of a component from white, as on a device without
    /// a profile of a printer.
    private static func printed(
        _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat, _ alpha: CGFloat
    ) -> Color {
        func left(_ ink: CGFloat) -> CGFloat { (1 - min(max(ink, 0), 1)) * (1 - min(max(black, 0), 1)) }
        return Color(red: left(cyan), green: left(magenta), blue: left(yellow), alpha: alpha)
    }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) {
        state.line = color.color
        state.linePattern = color.pattern
    }

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

    /// Sets the longest miter in line widths, beyond which a corner is beveled; default 10.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Permits a distance of drawn curves from the true ones, in pixels. They lie within 0.02 pixels, which
    /// each larger value permits, so that all values draw alike; a smaller one would not be visible.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the edges of what is drawn: smooth, as by default, or hard, so that each pixel has all of a color
    /// or none of it. Clips, PDF and Lottie have smooth edges only.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.smoothsEdges = shouldAntialias }

    /// Sets a limit for all states: smooth edges only where they are allowed, as by default.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { allowsSmoothEdges = allowsAntialiasing }

    /// Sets the opacity of what is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(alpha, 1)) }

    /// Sets the way in which drawings are combined with what is below.
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

    /// The bounding rectangle of the clip, in the coordinates of the present transform; a very large one
    /// without a clip.
    public var boundingBoxOfClipPath: CGRect { clipBox.applying(ctm.inverted()) }

    /// The bounding rectangle of the clip; a very large one without a clip.
    var clipBox: CGRect {
        let wide = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
        return state.clips.reduce(wide) { box, clip in
            box.intersection(CGRect(holding: clip.path.elements.flatMap(\.points)))
        }
    }
}

extension CGContext {
    /// Removes all limits of drawing.
    public func resetClip() { state.clips = [] }

    /// The width of the drawing, in pixels; 0 where it is not known.
    public var width: Int { pixels(canvas?.width) }

    /// The height of the drawing, in pixels; 0 where it is not known.
    public var height: Int { pixels(canvas?.height) }

    private func pixels(_ length: CGFloat?) -> Int {
        length.flatMap { Int(exactly: ($0 * (imageScale ?? RunContext.current.scale)).rounded()) } ?? 0
    }

    /// The quality of scaled images; it has no effect.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set { if newValue != .default { warnOfNoEffect("CGContext.interpolationQuality") } }
    }

    /// The transform of the letters of Core Text, whose translation is the place of the next line; default
    /// identity.
    public var textMatrix: CGAffineTransform {
        get { letterMatrix }
        set { letterMatrix = newValue }
    }

    /// The place of the next line of Core Text, in points.
    public var textPosition: CGPoint {
        get { CGPoint(x: letterMatrix.tx, y: letterMatrix.ty) }
        set { (letterMatrix.tx, letterMatrix.ty) = (newValue.x, newValue.y) }
    }
}
