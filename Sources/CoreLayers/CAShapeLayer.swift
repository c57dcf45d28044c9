public import Picture

/// A layer that draws a path, filled and stroked, in its own coordinates.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The rule by which the path is filled; default non-zero.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The form of the line's ends; default butt.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The form of the line's corners; default miter.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The longest miter in line widths, beyond which a corner is beveled; default 10.
    open var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in points; default nil, for a solid line.
    open var lineDashPattern: [NSNumber]?

    /// The path; default nil. Changes are shown at once, as by Core Animation; animations can change it. A
    /// path with a coordinate that is not finite, such as that of an infinite rectangle, is not drawn, with
    /// a warning.
    open var path: CGPath? {
        get { storage.model.values["path"].map { CGPath($0.path) } }
        set {
            let value = newValue.map { LayerValue($0.path) }
            let isFinite = value?.numbers.allSatisfy(\.isFinite) != false
            if !isFinite {
                RunContext.current.warn(
                    "CAShapeLayer.path has a coordinate that is not finite; the path is not drawn.")
            }
            setOwn("path", isFinite ? value : nil)
        }
    }

    /// The color of the area; default opaque black, nil for none. Animatable.
    open var fillColor: CGColor? {
        get { shownPattern(for: value("fillColor")).map { CGColor(pattern: $0) } ?? color("fillColor") }
        set {
            fillPattern = newValue?.pattern
            setOwn("fillColor", LayerValue(newValue?.color))
        }
    }

    /// The pattern that is drawn while the area has its color; nil for none.
    private var fillPattern: ColorPattern?

    /// Returns the pattern that is drawn in place of a color of the area; nil where the color is drawn.
    private func shownPattern(for color: LayerValue) -> ColorPattern? {
        guard let fillPattern, LayerValue(fillPattern.color) == color else { return nil }
        return fillPattern
    }

    /// The color of the line; default nil, for none. Animatable.
    open var strokeColor: CGColor? {
        get { color("strokeColor") }
        set { setOwn("strokeColor", LayerValue(newValue?.plainColor(in: "CAShapeLayer.strokeColor"))) }
    }

    /// The width of the line in points; default 1. Animatable.
    open var lineWidth: CGFloat {
        get { value("lineWidth").number }
        set { setOwn("lineWidth", newValue) }
    }

    /// The place at which the line starts, from 0 to 1 of the path's length; default 0. Animatable.
    open var strokeStart: CGFloat {
        get { value("strokeStart").number }
        set { setOwn("strokeStart", newValue) }
    }

    /// The place at which the line ends, from 0 to 1 of the path's length; default 1. Animatable.
    open var strokeEnd: CGFloat {
        get { value("strokeEnd").number }
        set { setOwn("strokeEnd", newValue) }
    }

    /// The offset of the dashes in points; default 0. Animatable.
    open var lineDashPhase: CGFloat {
        get { value("lineDashPhase").number }
        set { setOwn("lineDashPhase", newValue) }
    }

    private func color(_ key: String) -> CGColor? {
        let color = value(key).color
        return color.alpha > 0 ? CGColor(color) : nil
    }

    package override func standard(_ key: String) -> LayerValue? {
        switch key {
        case "fillColor": LayerValue(Color.black)
        case "strokeColor": LayerValue(Color.clear)
        case "lineWidth", "strokeEnd": LayerValue(CGFloat(1))
        case "strokeStart", "lineDashPhase": LayerValue(CGFloat(0))
        case "path": LayerValue(Path())
        default: super.standard(key)
        }
    }

    @_spi(UIKitInternals) open override func makeEmptyCopy() -> CALayer { CAShapeLayer() }

    @_spi(UIKitInternals) open override func take(_ other: CALayer) {
        super.take(other)
        guard let other = other as? CAShapeLayer else { return }
        (fillRule, lineCap, lineJoin) = (other.fillRule, other.lineCap, other.lineJoin)
        (miterLimit, lineDashPattern) = (other.miterLimit, other.lineDashPattern)
        fillPattern = other.fillPattern
    }

    @_spi(UIKitInternals) open override func layerContents(_ state: LayerState, at time: TimeInterval)
        -> [Layer]
    {
        func value(_ key: String) -> LayerValue { state.values[key] ?? self.value(key) }
        guard var path = state.values["path"]?.path, !path.elements.isEmpty else { return [] }
        RunContext.current.warnOfLength(of: path)
        var contents: [Layer.Content] = []
        path.isEvenOdd = fillRule == .evenOdd
        let area = value("fillColor")
        let (fill, line) = (area.color, value("strokeColor").color)
        let tiles = shownPattern(for: area)?.layer(filling: .path(path), in: path.box)
        if fill.alpha > 0, tiles == nil { contents.append(.fill(.path(path), fill)) }
        let width = value("lineWidth").number
        let (start, end) = (value("strokeStart").number, value("strokeEnd").number)
        if line.alpha > 0, width > 0, end > start {
            let part = start <= 0 && end >= 1 ? path : path.trimmed(from: start, to: end)
            let stroke = stroke(width, phase: value("lineDashPhase").number).drawn(along: part)
            contents.append(.stroke(.path(part), line, stroke))
        }
        return (tiles.map { [$0] } ?? []) + (contents.isEmpty ? [] : [Layer(contents: contents)])
    }

    private func stroke(_ width: CGFloat, phase: CGFloat) -> Stroke {
        var stroke = Stroke(
            width: width,
            cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        (stroke.dashPhase, stroke.miterLimit) = (phase, miterLimit)
        return stroke
    }
}
