import Picture

/// The elements of an SVG file, which are drawn into a context (SVG 1.1, 5 to 14).
@MainActor struct SVGDrawing {
    let context: CGContext
    /// The size to which percentages refer, in the file's units.
    let viewport: CGSize
    private var sheet = SVGStyleSheet()
    private var elements: [String: SVGElement] = [:]
    /// The number of elements around the present one, those that refer to others included.
    private var depth = 0
    /// The parts of the file that are not drawn, in words, each once.
    private(set) var leftOut: [String] = []
    /// The work that is still done: bytes of attributes, elements and colors of gradients.
    private var budget = 1 << 23
    /// The deepest nesting, references to other elements included.
    private static let deepest = 100
    /// The largest side, number of elements and least width of a line in a gradient, whose outline is filled.
    private static let outlined: (side: CGFloat, count: Int, width: CGFloat) = (100_000, 10_000, 0.01)
    /// The largest component of a transform, as for PDF files.
    private static let largestFactor: CGFloat = 1e12

    /// Prepares the drawing of a file.
    ///
    /// - Parameters:
    ///   - root: The outermost element.
    ///   - viewport: The size to which percentages refer.
    ///   - context: The context that is drawn into.
    init(of root: SVGElement, viewport: CGSize, in context: CGContext) {
        (self.context, self.viewport) = (context, viewport)
        note(root)
        if sheet.isPartlyRead { leaveOut("a rule of its style sheet") }
    }

    /// Creates a drawing of a mask, which draws into a context of its own.
    private init(insideOf outer: SVGDrawing, in context: CGContext) {
        (self.context, viewport, sheet, elements) = (context, outer.viewport, outer.sheet, outer.elements)
        (depth, budget) = (outer.depth + 1, outer.budget)
    }

    /// Notes the names of elements and the style sheets.
    private mutating func note(_ element: SVGElement) {
        if let id = element["id"], elements[id] == nil { elements[id] = element }
        if element.name == "style" { sheet.add(element.text) }
        for child in element.children { note(child) }
    }

    private mutating func leaveOut(_ part: String) { if !leftOut.contains(part) { leftOut.append(part) } }

    /// Returns false, and leaves it out, when a part is more work than is still done.
    private mutating func spend(_ work: Int) -> Bool {
        budget -= work
        if budget < 0 { leaveOut("what is too much work") }
        return budget >= 0
    }

    // MARK: Elements

    /// Elements that others refer to, or that are not drawn, by definition.
    private static let undrawn: Set = [
        "defs", "clipPath", "mask", "linearGradient", "radialGradient", "title", "desc", "metadata", "style",
        "symbol", "pattern", "filter", "marker", "script", "namedview",
    ]
    /// Elements that are left out, in words.
    private static let unread = [
        "text": "text", "image": "a picture", "foreignObject": "a part in another language",
        "animate": "an animation", "animateTransform": "an animation", "animateMotion": "an animation",
        "set": "an animation",
    ]

    /// Draws what is in the outermost element.
    mutating func drawRoot(_ root: SVGElement) {
        let style = style(of: root, SVGStyle())
        guard style.isDisplayed else { return }
        for child in root.children { draw(child, style) }
    }

    /// Draws an element and those in it, within one of a style.
    private mutating func draw(_ element: SVGElement, _ inherited: SVGStyle) {
        guard !Self.undrawn.contains(element.name) else { return }
        if let part = Self.unread[element.name] { return leaveOut(part) }
        guard depth < Self.deepest, spend(element.work) else { return }
        let style = style(of: element, inherited)
        guard style.isDisplayed, style.opacity > 0 else { return }
        depth += 1
        context.saveGState()
        if concatenate(element), limit(to: style, element) { drawGroup(element, style) }
        context.restoreGState()
        depth -= 1
    }

    private mutating func style(of element: SVGElement, _ inherited: SVGStyle) -> SVGStyle {
        let declarations = sheet.declarations(for: element)
        budget -= SVGStyleSheet.work * declarations.count
        let style = inherited.refined(by: declarations, side: side)
        style.leftOut.forEach { leaveOut($0) }
        return style
    }

    /// The length of 100 % for lengths of no direction (SVG 1.1, 7.10), in the file's units.
    var side: CGFloat {
        ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }

    /// Transforms the coordinates for an element; false where they have no area.
    private func concatenate(_ element: SVGElement) -> Bool {
        let sum = transform(of: element).concatenating(context.ctm)
        guard sum.components.allSatisfy({ abs($0) <= Self.largestFactor }), sum.hasArea else { return false }
        context.state.transform = sum
        return true
    }

    /// Returns the transform of an element's attributes; that of another element's use moves it, too.
    private func transform(of element: SVGElement) -> CGAffineTransform {
        let own = element["transform"].map { CGAffineTransform(svg: $0) } ?? .identity
        guard element.name == "use" || element.name == "svg" else { return own }
        let x = SVGNumbers.length(element["x"], of: viewport.width) ?? 0
        let y = SVGNumbers.length(element["y"], of: viewport.height) ?? 0
        return CGAffineTransform(translationX: x, y: y).concatenating(own)
    }

    /// Draws an element as a whole where it is faint or blends.
    private mutating func drawGroup(_ element: SVGElement, _ style: SVGStyle) {
        guard style.opacity < 1 || style.blendMode != .normal else {
            return drawContents(of: element, style)
        }
        (context.state.alpha, context.state.blendMode) = (style.opacity, style.blendMode)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawContents(of: element, style)
        context.endTransparencyLayer()
    }

    private mutating func drawContents(of element: SVGElement, _ style: SVGStyle) {
        switch element.name {
        case "g", "svg", "a", "switch": for child in element.children { draw(child, style) }
        case "use":
            guard let target = element.reference.flatMap({ elements[$0] }) else { return }
            if target.name == "symbol" {
                if target["viewBox"] != nil { leaveOut("the size of a symbol") }
                for child in target.children { draw(child, style) }
            } else {
                draw(target, style)
            }
        default:
            if style.isVisible, let path = path(of: element) { paint(path, style) }
        }
    }

    // MARK: Paint

    private mutating func paint(_ path: Path, _ style: SVGStyle) {
        var area = path
        area.isEvenOdd = style.isEvenOdd
        switch style.fill {
        case .none: break
        case .color(let color): fill(area, color.faded(by: style.fillOpacity))
        case .server(let name, let color): fill(area, name, color, style.fillOpacity, around: path)
        }
        guard style.stroke.width > 0 else { return }
        switch style.line {
        case .none: break
        case .color(let color):
            context.state.line = color.faded(by: style.lineOpacity)
            context.stroke(path, style.stroke)
        case .server(let name, let color):
            let (box, limit) = (path.bounds, Self.outlined)
            guard max(box.width, box.height) <= limit.side, path.elements.count <= limit.count,
                style.stroke.width >= limit.width, style.stroke.dash.isEmpty
            else { return leaveOut("a line in a gradient") }
            let line = path.outline(style.stroke)
            if spend(line.elements.count) { fill(line, name, color, style.lineOpacity, around: path) }
        }
    }

    private func fill(_ area: Path, _ color: Color) {
        guard color.alpha > 0 else { return }
        context.state.fill = color
        context.fill(area)
    }

    /// Fills an area with a gradient, or with the color in its place.
    private mutating func fill(
        _ area: Path, _ name: String, _ color: Color?, _ opacity: CGFloat, around path: Path
    ) {
        guard let server = elements[name], server.name.hasSuffix("Gradient") else {
            if elements[name]?.name == "pattern" { leaveOut("a pattern") }
            if let color { fill(area, color.faded(by: opacity)) }
            return
        }
        let gradient = SVGGradient(server, elements, sheet)
        guard spend(gradient.work) else { return }
        if let part = gradient.leftOut { leaveOut(part) }
        switch gradient.paint(around: path.bounds, viewport: viewport, side: side, opacity: opacity) {
        case nil: break
        case .color(let color): fill(area, color)
        case .gradient(let gradient, let transform):
            let own = area.applying(transform.inverted())
            context.add(.gradient(.path(own), gradient), under: transform.concatenating(context.ctm))
        }
    }

    // MARK: Limits

    /// Limits drawing to the paths and masks of a style; false where nothing is left.
    private mutating func limit(to style: SVGStyle, _ element: SVGElement) -> Bool {
        if let clip = style.clip.flatMap({ elements[$0] }), clip.name == "clipPath" {
            let area = area(of: clip, around: element)
            if area?.isEmpty == true { return false }
            area.map(context.clip)
        }
        if let mask = style.mask.flatMap({ elements[$0] }), mask.name == "mask" {
            if mask["maskContentUnits"] == "objectBoundingBox" { leaveOut("a mask in units of its area") }
            clip(toMask: mask)
        }
        return true
    }

    /// Returns the area of a clip in the coordinates of the element that it limits; nil for one that is left
    /// out.
    private mutating func area(of clip: SVGElement, around element: SVGElement) -> Path? {
        var area = Path()
        let style = style(of: clip, SVGStyle())
        if style.clip != nil { leaveOut("a clip of a clip") }
        for child in clip.children where spend(child.work) {
            let inner = self.style(of: child, style)
            guard inner.isDisplayed, inner.isVisible else { continue }
            let isUse = child.name == "use"
            let target = isUse ? child.reference.flatMap { elements[$0] } : child
            guard let target, spend(target.work), let path = path(of: target) else {
                if child.name == "text" { leaveOut("text in a clip") }
                continue
            }
            var transform = self.transform(of: target)
            if isUse { transform = transform.concatenating(self.transform(of: child)) }
            area.elements += path.applying(transform).elements
            area.isEvenOdd = area.isEvenOdd || inner.clipsEvenOdd
        }
        var transform = transform(of: clip)
        if clip["clipPathUnits"] == "objectBoundingBox" {
            guard let box = path(of: element)?.bounds else { leaveOut("a clip of a group"); return nil }
            transform = transform.concatenating(CGAffineTransform(unitSquareOf: box))
        }
        return area.applying(transform)
    }

    private mutating func clip(toMask mask: SVGElement) {
        guard let canvas = context.canvas, depth < Self.deepest, spend(mask.work) else { return }
        let drawing = CGContext()
        drawing.canvas = canvas
        drawing.state.transform = context.ctm
        var inner = SVGDrawing(insideOf: self, in: drawing)
        let style = inner.style(of: mask, SVGStyle())
        for child in mask.children { inner.draw(child, style) }
        budget = inner.budget
        inner.leftOut.forEach { leaveOut($0) }
        context.clip(toOpacityOf: Layer(children: drawing.drawing).brightnessAsOpacity, in: canvas)
    }
}
