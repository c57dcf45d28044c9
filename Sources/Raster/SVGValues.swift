import CoreGeometry
import Picture

// The SVG notation of numbers, colors, transforms and strokes.

extension CGFloat {
    /// The number with at most three decimals, as a thousandth of a point is not visible.
    var short: String { short(decimals: 3) }

    func short(decimals: Int) -> String {
        let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
        let scaled = (Double(self) * factor).rounded()
        let value = (scaled.isFinite ? scaled / factor : Double(self)) + 0  // + 0 makes -0 a 0
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension CGRect {
    var svg: [SVGWriter.Attribute] {
        [("x", minX.short), ("y", minY.short), ("width", width.short), ("height", height.short)]
    }
}

extension Color {
    /// Returns the color as the value of `fill` or `stroke`, with an opacity attribute unless it is opaque.
    package func svg(as paint: String) -> [SVGWriter.Attribute] {
        let digits = [red, green, blue].map { component in
            let byte = String(Int((component * 255).rounded()), radix: 16)
            return byte.count < 2 ? "0" + byte : byte
        }
        let opacity = alpha < 1 ? [("\(paint)-opacity", CGFloat(alpha).short)] : []
        return [(paint, "#" + digits.joined())] + opacity
    }
}

extension CGAffineTransform {
    /// The transform in its simplest notation, a translation, a rotation or a matrix; nil for the identity.
    var svg: String? {
        if isIdentity { return nil }
        let shift = tx == 0 && ty == 0 ? "" : "translate(\(tx.short) \(ty.short))"
        if (a, b, c, d) == (1, 0, 0, 1) { return shift }
        guard let degrees = rotationInDegrees else { return matrix }
        return (shift.isEmpty ? "" : shift + " ") + "rotate(\(degrees.short(decimals: 4)))"
    }

    /// The angle, in degrees, of a transform that only rotates and translates; nil for any other.
    private var rotationInDegrees: CGFloat? {
        let isTurn = abs(a - d) < 1e-9 && abs(b + c) < 1e-9 && abs(a * a + b * b - 1) < 1e-9
        return isTurn ? arcTangent(y: b, x: a) * 180 / .pi : nil
    }

    private var matrix: String {
        let factors = [a, b, c, d].map { $0.short(decimals: 6) }
        return "matrix(" + (factors + [tx.short, ty.short]).joined(separator: " ") + ")"
    }
}

extension Path {
    /// The path as SVG path data; a path without an initial move starts where Cairo starts it.
    package var svg: String {
        var words: [String] = []
        for element in elements {
            if words.isEmpty, let start = element.implicitStart { words.append("M" + start.svg) }
            if !words.isEmpty || element != .close { words.append(element.svg) }
        }
        return words.joined(separator: " ")
    }
}

extension Path.Element {
    fileprivate var implicitStart: CGPoint? {
        switch self {
        case .move, .close: nil
        case .line(let point): point
        case .curve(_, let control1, _): control1
        }
    }

    fileprivate var svg: String {
        switch self {
        case .move(let point): "M" + point.svg
        case .line(let point): "L" + point.svg
        case .curve(let end, let one, let two): "C" + [one, two, end].map(\.svg).joined(separator: " ")
        case .close: "Z"
        }
    }
}

extension CGPoint {
    fileprivate var svg: String { x.short + "," + y.short }
}

extension Stroke {
    /// Returns the attributes that differ from SVG's defaults, and always the width.
    func svg(dash: [CGFloat]) -> [SVGWriter.Attribute] {
        var attributes: [SVGWriter.Attribute] = [("stroke-width", width.short)]
        if cap != .butt { attributes.append(("stroke-linecap", "\(cap)")) }
        if join == .miter {
            attributes.append(("stroke-miterlimit", longestMiter.short))
        } else {
            attributes.append(("stroke-linejoin", "\(join)"))
        }
        if !dash.isEmpty { attributes.append(("stroke-dasharray", dash.map(\.short).joined(separator: " "))) }
        if !dash.isEmpty, dashPhase != 0 { attributes.append(("stroke-dashoffset", dashPhase.short)) }
        return attributes
    }
}

extension Font {
    var svg: [SVGWriter.Attribute] {
        let names = families.map { name in "'\(name.filter { $0 != "'" && $0 != "\\" })'" }
        let weight = cssWeight == 400 ? [] : [("font-weight", cssWeight == 700 ? "bold" : "\(cssWeight)")]
        return [("font-family", names.joined(separator: ", ") + ", sans-serif"), ("font-size", size.short)]
            + weight + (isItalic ? [("font-style", "italic")] : [])
            + (hasLigatures ? [] : [("font-variant-ligatures", "none")])
    }
}

extension Layer.Blending {
    /// Returns the style of a group with the blend mode; nil for what a group is without one.
    ///
    /// - Parameter isolated: true when what is behind the group takes no part in the blending of its parts.
    package func svg(isolated: Bool) -> SVGWriter.Attribute? {
        let mode: String? =
            switch self {
            case .normal: nil
            case .colorDodge: "color-dodge"
            case .colorBurn: "color-burn"
            case .softLight: "soft-light"
            case .hardLight: "hard-light"
            case .plus, .plusLighter: "plus-lighter"
            default: isInSVG ? "\(self)" : nil
            }
        let rules = [isolated ? "isolation:isolate" : nil, mode.map { "mix-blend-mode:\($0)" }]
        let text = rules.compactMap(\.self).joined(separator: ";")
        return text.isEmpty ? nil : ("style", text)
    }
}
