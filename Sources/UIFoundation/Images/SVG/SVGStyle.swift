import Picture

/// The properties with which an element is drawn.
struct SVGStyle {
    var color = Color.black
    var fill = SVGPaint.color(.black)
    var fillOpacity: CGFloat = 1
    var line = SVGPaint.none
    var lineOpacity: CGFloat = 1
    var stroke = Stroke()
    var isEvenOdd = false
    /// The rule by which the element limits others.
    var clipsEvenOdd = false
    var isVisible = true

    // The properties that elements within do not inherit.
    var opacity: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var isDisplayed = true
    /// The names of the elements that limit drawing; nil for none.
    var clip: String?
    var mask: String?
    var stopColor = Color.black
    var stopOpacity: CGFloat = 1
    /// The parts that are not drawn, in words.
    var leftOut: [String] = []

    /// Returns the style of an element within one of this style.
    ///
    /// - Parameters:
    ///   - declarations: The properties of the element.
    ///   - side: The length of 100 % for widths of lines, in points.
    func refined(by declarations: [SVGStyleSheet.Declaration], side: CGFloat) -> SVGStyle {
        var style = self
        (style.opacity, style.isDisplayed, style.clip, style.mask) = (1, true, nil, nil)
        (style.stopColor, style.stopOpacity, style.leftOut) = (.black, 1, [])
        style.blendMode = .normal
        // The color comes first: others may refer to it.
        for (property, value) in declarations where property == "color" {
            style.color = SVGPaint.color(value, current: style.color) ?? style.color
        }
        for (property, value) in declarations where value != "inherit" {
            if !style.setPaint(property, value) && !style.setLine(property, value, side) {
                style.setRest(property, value)
            }
        }
        return style
    }

    private mutating func setPaint(_ property: String, _ value: String) -> Bool {
        switch property {
        case "fill": fill = SVGPaint(value, current: color) ?? fill
        case "stroke": line = SVGPaint(value, current: color) ?? line
        case "fill-opacity": fillOpacity = Self.share(value) ?? fillOpacity
        case "stroke-opacity": lineOpacity = Self.share(value) ?? lineOpacity
        case "stop-color": stopColor = SVGPaint.color(value, current: color) ?? stopColor
        case "stop-opacity": stopOpacity = Self.share(value) ?? stopOpacity
        case "opacity": opacity = Self.share(value) ?? opacity
        default: return false
        }
        return true
    }

    private mutating func setLine(_ property: String, _ value: String, _ side: CGFloat) -> Bool {
        switch property {
        case "stroke-width": stroke.width = max(0, SVGNumbers.length(value, of: side) ?? stroke.width)
        case "stroke-linecap":
            stroke.cap = ["butt": .butt, "round": .round, "square": .square][value] ?? stroke.cap
        case "stroke-linejoin":
            stroke.join = ["miter": .miter, "round": .round, "bevel": .bevel][value] ?? stroke.join
        case "stroke-miterlimit":
            stroke.miterLimit = SVGNumbers.all(in: value).first ?? stroke.miterLimit
        case "stroke-dasharray":
            let lengths = SVGNumbers.all(in: value)
            let isPattern = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
            stroke.dash = isPattern ? (lengths.count % 2 == 0 ? lengths : lengths + lengths) : []
        case "stroke-dashoffset": stroke.dashPhase = SVGNumbers.length(value, of: side) ?? 0
        default: return false
        }
        return true
    }

    private mutating func setRest(_ property: String, _ value: String) {
        switch property {
        case "fill-rule": isEvenOdd = value == "evenodd"
        case "clip-rule": clipsEvenOdd = value == "evenodd"
        case "visibility": isVisible = value == "visible"
        case "display": isDisplayed = value != "none"
        case "clip-path": clip = SVGPaint.name(in: value)
        case "mask": mask = SVGPaint.name(in: value)
        case "filter" where value != "none": leftOut.append("a filter")
        case "mix-blend-mode":
            if let known = Self.blendModes[value] {
                blendMode = known
            } else {
                leftOut.append("the blend mode \(value)")
            }
        case "marker-start", "marker-mid", "marker-end": if value != "none" { leftOut.append("a marker") }
        default: break
        }
    }

    /// The modes by their names (Compositing and Blending Level 1, 5 and 10).
    private static let blendModes: [String: CGBlendMode] = [
        "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight,
        "soft-light": .softLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
        "saturation": .saturation, "color": .color, "luminosity": .luminosity, "plus-lighter": .plusLighter,
    ]

    /// Returns a number from 0 to 1, such as `0.5` or `50%`.
    private static func share(_ value: String) -> CGFloat? {
        SVGNumbers.length(value, of: 1).map { max(0, min($0, 1)) }
    }
}
