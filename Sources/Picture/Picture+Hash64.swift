import CoreGeometry
public import DeterministicMath

extension Hash64 {
    /// Adds everything visible in a picture, without the names and anchors of layers.
    public mutating func combine(_ picture: Picture) {
        combine(picture.size.width)
        combine(picture.size.height)
        combine(picture.background)
        combine(picture.layers.count)
        for layer in picture.layers { combine(layer) }
    }

    private mutating func combine(_ layer: Layer) {
        combine(layer.transform)
        combine(Double(layer.opacity))
        // Only modes other than normal are hashed, so that hashes of films without blending equal those of
        // earlier versions.
        if let number = layer.blending.number { combine(number) }
        if layer.hasHardEdges { combine(-13) }
        if let clip = layer.clip { combine(clip) }
        // Shadows, even-odd paths, dash phases and other miter limits too are hashed only where there are
        // some.
        for shadow in layer.shadows { combine(shadow) }
        if !layer.mask.isEmpty {
            combine(-3)
            for part in layer.mask { combine(part) }
        }
        combine(layer.contents.count)
        for content in layer.contents { combine(content) }
        combine(layer.children.count)
        for child in layer.children { combine(child) }
    }

    private mutating func combine(_ content: Layer.Content) {
        switch content {
        case .fill(let shape, let color):
            combine(1)
            combine(shape)
            combine(color)
        case .stroke(let shape, let color, let stroke):
            combine(2)
            combine(shape)
            combine(color)
            combine(stroke)
        case .text(let text):
            combine(3)
            combine(text)
        case .image(let image):
            combine(4)
            combine(image)
        case .gradient(let shape, let gradient):
            combine(5)
            combine(shape)
            combine(gradient)
        case .backdrop(let shape, let backdrop):
            combine(6)
            combine(shape)
            combine(Double(backdrop.radius))
            combine(Double(backdrop.saturation))
        }
    }

    private mutating func combine(_ gradient: Gradient) {
        switch gradient.form {
        case .axial(let start, let end):
            combine(1)
            combine(start)
            combine(end)
        case .radial(let center, let radii):
            combine(2)
            combine(center)
            combine(CGPoint(x: radii.width, y: radii.height))
        }
        if let start = gradient.start {
            combine(3)
            combine(start.center)
            combine(Double(start.radius))
        }
        combine(gradient.stops.count)
        for stop in gradient.stops {
            combine(Double(stop.place))
            combine(stop.color)
        }
    }

    private mutating func combine(_ shadow: Shadow) {
        combine(-5)
        combine(shadow.color)
        combine(CGPoint(x: shadow.offset.dx, y: shadow.offset.dy))
        combine(Double(shadow.radius))
        if let shape = shadow.shape { combine(shape) }
    }

    private mutating func combine(_ shape: Shape) {
        switch shape {
        case .rectangle(let rectangle):
            combine(1)
            combine(rectangle)
        case .roundedRectangle(let rectangle, let cornerRadius):
            combine(2)
            combine(rectangle)
            combine(Double(cornerRadius))
        case .ellipse(let rectangle):
            combine(3)
            combine(rectangle)
        case .path(let path):
            combine(4)
            combine(path.elements.count)
            for element in path.elements { combine(element) }
            if path.isEvenOdd { combine(-4) }
        }
    }

    private mutating func combine(_ element: Path.Element) {
        switch element {
        case .move(let point):
            combine(1)
            combine(point)
        case .line(let point):
            combine(2)
            combine(point)
        case .curve(let end, let control1, let control2):
            combine(3)
            for point in [end, control1, control2] { combine(point) }
        case .close:
            combine(4)
        }
    }

    private mutating func combine(_ text: Text) {
        combine(text.string)
        combine(text.font.family)
        combine(Double(text.font.size))
        combine(text.font.isBold ? 1 : 0)
        combine(text.font.isItalic ? 1 : 0)
        combine(text.color)
        combine(text.frame)
        // Labels were left-aligned before there was a natural alignment, and recorded hashes depend on it.
        combine(text.alignment == .center ? "center" : text.alignment == .right ? "right" : "left")
        combine(text.lineLimit)
        combineDetails(of: text.font)
        if let outline = text.outline { combine(outline) }
        if let projection = text.projection { combine(projection) }
    }

    /// Adds what few fonts have: a weight other than regular and bold, a design, spacing.
    private mutating func combineDetails(of font: Font) {
        if font.weight != 0, font.weight != 0.4 {
            combine(-6)
            combine(Double(font.weight))
        }
        if font.design != .installed, font.design != .standard { combine("\(font.design)") }
        if font.hasEvenDigits { combine(-7) }
        if !font.kernsPairs { combine(-8) }
        if !font.hasLigatures { combine(-14) }
        if let face = font.face { combine(face.key) }
        if font.kern != 0 {
            combine(-9)
            combine(Double(font.kern))
        }
    }

    private mutating func combine(_ outline: Text.Outline) {
        combine(outline.isFilled ? -10 : -11)
        combine(Double(outline.width))
        combine(outline.color)
    }

    private mutating func combine(_ projection: Projection) {
        for form in [projection.x, projection.y, projection.depth] {
            for number in [form.x, form.y, form.constant] { combine(Double(number)) }
        }
    }

    private mutating func combine(_ placed: PlacedImage) {
        combine("\(placed.image.digest)")
        combine(placed.frame)
        combine(placed.visiblePart)
        if let tint = placed.tint { combine(tint) }
        if placed.isPixelated { combine(-5) }
        if let projection = placed.projection { combine(projection) }
    }

    private mutating func combine(_ stroke: Stroke) {
        combine(Double(stroke.width))
        combine("\(stroke.cap) \(stroke.join)")
        for length in stroke.dash { combine(Double(length)) }
        if stroke.dashPhase != 0 { combine(Double(stroke.dashPhase)) }
        if stroke.miterLimit != 10 {
            combine(-12)
            combine(Double(stroke.miterLimit))
        }
    }

    private mutating func combine(_ color: Color) {
        for component in [color.red, color.green, color.blue, color.alpha] { combine(component) }
    }

    private mutating func combine(_ t: CGAffineTransform) {
        for number in [t.a, t.b, t.c, t.d, t.tx, t.ty] { combine(Double(number)) }
    }

    private mutating func combine(_ rectangle: CGRect) {
        combine(rectangle.origin)
        combine(CGPoint(x: rectangle.size.width, y: rectangle.size.height))
    }

    private mutating func combine(_ point: CGPoint) {
        combine(Double(point.x))
        combine(Double(point.y))
    }
}

extension Layer.Blending {
    /// The number that stands for the way in hashes; nil for normal. Hashes depend on these numbers.
    fileprivate var number: Int? {
        switch self {
        case .normal: nil
        case .multiply: -1
        case .screen: -2
        case .plus: -4
        case .plusLighter: -32
        case .overlay: -10
        case .darken: -11
        case .lighten: -12
        case .colorDodge: -13
        case .colorBurn: -14
        case .softLight: -15
        case .hardLight: -16
        case .difference: -17
        case .exclusion: -18
        case .hue: -19
        case .saturation: -20
        case .color: -21
        case .luminosity: -22
        case .copy: -23
        case .sourceIn: -24
        case .sourceOut: -25
        case .sourceAtop: -26
        case .destinationOver: -27
        case .destinationIn: -28
        case .destinationOut: -29
        case .destinationAtop: -30
        case .xor: -31
        }
    }
}
