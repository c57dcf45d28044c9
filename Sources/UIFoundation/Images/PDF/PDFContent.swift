import Picture

/// The instructions of a page or form, which are drawn into a context (ISO 32000-1, 8).
@MainActor struct PDFContent {
    /// A color, or a pattern in its place.
    struct Ink {
        var space = PDFColorSpace.gray
        var color = Color.black
        var pattern: PDFValue?
    }

    /// The settings that q saves besides those of the context.
    struct State {
        var (fill, line) = (Ink(), Ink())
        var (fillAlpha, lineAlpha): (CGFloat, CGFloat) = (1, 1)
        /// The number of areas to which drawing is limited, one within the other.
        var clipCount = 0
    }

    let file: PDFFile
    let context: CGContext
    var state = State()
    private var saved: [State] = []
    private var path = PathBuilder()
    /// The rule by which the path clips after it is drawn; nil when it does not.
    private var clipRule: CGPathFillRule?
    private var operands: [PDFValue] = []
    /// The transform of the page or form, to which patterns refer.
    var base: CGAffineTransform
    private(set) var resources: PDFValue = .null
    /// The number of forms around the instructions.
    private var depth = 0
    /// The parts of the file that are not drawn, in words, each once.
    private(set) var leftOut: [String] = []
    /// The work that is still done, 2^26 in all: instructions, bytes of forms and pixels of images.
    private var budget = 1 << 26
    /// The work of an instruction, of which 2^18 take some 3 s.
    private static let workOfInstruction = 256
    /// The largest number of operands that are kept; no instruction takes more than a few.
    private static let mostOperands = 1000
    /// The deepest nesting of forms.
    private static let deepest = 12
    /// The largest number of areas to which drawing is limited, one within the other.
    private static let mostClips = 100
    /// The largest component of a transform: that of a drawing of kilometers in millimeters, and a margin.
    private static let largestFactor: CGFloat = 1e12

    init(of file: PDFFile, in context: CGContext) {
        (self.file, self.context) = (file, context)
        base = context.ctm
    }

    /// Creates instructions of a mask, which draw into a context of its own.
    init(of file: PDFFile, in context: CGContext, insideOf outer: PDFContent) {
        self.init(of: file, in: context)
        (depth, budget, resources) = (outer.depth + 1, outer.budget, outer.resources)
    }

    /// Takes over what the instructions of a mask have spent and left out.
    mutating func take(_ inner: PDFContent) {
        budget = inner.budget
        inner.leftOut.forEach { leaveOut($0) }
    }

    mutating func leaveOut(_ part: String) { if !leftOut.contains(part) { leftOut.append(part) } }

    /// Draws instructions with the resources that they name.
    mutating func draw(_ instructions: [UInt8], _ resources: PDFValue) {
        let outer = (self.resources, operands, path, clipRule, saved)
        (self.resources, operands, path, clipRule, saved) = (resources, [], PathBuilder(), nil, [])
        var reader = PDFReader(instructions)
        while budget >= 0, let token = reader.next() {
            switch token {
            case .value(let value): if operands.count < Self.mostOperands { operands.append(value) }
            case .word("BI"): skipImage(&reader)
            case .word(let word):
                guard spend(Self.workOfInstruction) else { break }
                perform(word)
                operands = []
            }
        }
        // Instructions may end without restoring what they have saved.
        while !saved.isEmpty { restore() }
        (self.resources, operands, path, clipRule, saved) = outer
    }

    /// Passes an image among the instructions.
    private mutating func skipImage(_ reader: inout PDFReader) {
        leaveOut("an image within its instructions")
        while let token = reader.next() {
            if case .word("EI") = token { return }
        }
    }

    // MARK: Operands

    func number(_ index: Int) -> CGFloat {
        index < operands.count ? operands[index].number ?? 0 : 0
    }

    /// The first operand as one of three choices.
    private var choice: Int { max(0, min(operands.first?.integer ?? 0, 2)) }

    private func point(_ index: Int) -> CGPoint { CGPoint(x: number(index), y: number(index + 1)) }

    private func transform(_ numbers: [CGFloat]) -> CGAffineTransform {
        guard numbers.count == 6 else { return .identity }
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    /// Returns the resource of a kind that the last operand names.
    private func resource(_ kind: String) -> PDFValue {
        operands.last?.name.map { file.entry($0, of: file.entry(kind, of: resources)) } ?? .null
    }

    // MARK: Operators

    private mutating func perform(_ word: String) {
        switch word {
        case "q": save()
        case "Q": restore()
        case "cm": concatenate((0..<6).map(number))
        case "w": context.state.stroke.width = max(0, number(0))
        case "J": context.state.stroke.cap = [.butt, .round, .square][choice]
        case "j": context.state.stroke.join = [.miter, .round, .bevel][choice]
        case "M": context.state.stroke.miterLimit = number(0)
        case "d":
            context.state.stroke.dash = file.numbers(operands.first).filter { $0 >= 0 }
            context.state.stroke.dashPhase = number(1)
        case "gs": set(resource("ExtGState"))
        case "m": path.move(to: point(0))
        case "l": path.addLine(to: point(0))
        case "c": path.addCurve(to: point(4), point(0), point(2))
        case "v": path.addCurve(to: point(2), path.currentPoint, point(0))
        case "y": path.addCurve(to: point(2), point(0), point(2))
        case "h": path.close()
        case "re": addRectangle()
        case "W": clipRule = .winding
        case "W*": clipRule = .evenOdd
        case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n": paint(word)
        case "CS", "SC", "SCN", "cs", "sc", "scn", "G", "g", "RG", "rg", "K", "k": setColor(word)
        case "sh": drawShading(resource("Shading"))
        case "Do": drawObject(resource("XObject"))
        case "Tj", "TJ", "'", "\"": leaveOut("text")
        default: break
        }
    }

    private func concatenate(_ numbers: [CGFloat]) {
        let sum = transform(numbers).concatenating(context.ctm)
        let parts = [sum.a, sum.b, sum.c, sum.d, sum.tx, sum.ty]
        if parts.allSatisfy({ abs($0) <= Self.largestFactor }) { context.state.transform = sum }
    }

    private mutating func clip(to area: Path) {
        guard state.clipCount < Self.mostClips else { return leaveOut("a clip within too many others") }
        state.clipCount += 1
        context.clip(to: area)
    }

    /// Returns false, and leaves it out, when a part is more work than is still done.
    mutating func spend(_ work: Int) -> Bool {
        budget -= work
        if budget < 0 { leaveOut("what is too much work") }
        return budget >= 0
    }

    private mutating func save() {
        guard saved.count < 1000 else { return }
        saved.append(state)
        context.saveGState()
    }

    private mutating func restore() {
        guard let last = saved.popLast() else { return }
        state = last
        context.restoreGState()
    }

    private mutating func addRectangle() {
        let (x, y, width, height) = (number(0), number(1), number(2), number(3))
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x + width, y: y))
        path.addLine(to: CGPoint(x: x + width, y: y + height))
        path.addLine(to: CGPoint(x: x, y: y + height))
        path.close()
    }

    private mutating func paint(_ word: String) {
        if word == "s" || word.hasPrefix("b") { path.close() }
        let letter = word.prefix(1).lowercased()
        var area = path.path
        area.isEvenOdd = word.hasSuffix("*")
        if letter == "f" || letter == "b" { fill(area) }
        if letter == "s" || letter == "b" {
            context.state.line = state.line.color.faded(by: state.lineAlpha)
            if state.line.pattern != nil { leaveOut("a line in a pattern") }
            context.stroke(path.path, context.state.stroke)
        }
        if let clipRule {
            area.isEvenOdd = clipRule == .evenOdd
            clip(to: area)
        }
        (path, clipRule) = (PathBuilder(), nil)
    }

    private mutating func fill(_ area: Path) {
        guard let pattern = state.fill.pattern else {
            context.state.fill = state.fill.color.faded(by: state.fillAlpha)
            return context.fill(area)
        }
        guard file.entry("PatternType", of: pattern).integer == 2 else {
            return leaveOut("a pattern of tiles")
        }
        context.saveGState()
        context.clip(to: area)
        context.state.transform = base
        concatenate(file.numbers(pattern.entries?["Matrix"]))
        drawShading(file.entry("Shading", of: pattern))
        context.restoreGState()
    }

    // MARK: Colors

    private mutating func setColor(_ word: String) {
        let isLine = word.first?.isUppercase == true
        var ink = isLine ? state.line : state.fill
        switch word.lowercased() {
        case "cs":
            let named = file.entry("ColorSpace", of: resources)
            ink = Ink(space: PDFColorSpace(operands.last ?? .null, in: file, named: named) ?? .gray)
            ink.color = ink.space.color([])
        case "g": ink = Ink(space: .gray)
        case "rg": ink = Ink(space: .rgb)
        case "k": ink = Ink(space: .cmyk)
        default: break
        }
        if word.lowercased() != "cs" {
            ink.pattern = operands.last?.name == nil ? nil : resource("Pattern")
            if ink.pattern == nil { ink.color = ink.space.color(operands.compactMap(\.number)) }
        }
        if isLine { state.line = ink } else { state.fill = ink }
    }

    private static let blendModes: [String: CGBlendMode] = [
        "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
        "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
        "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
        "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
        "Color": .color, "Luminosity": .luminosity,
    ]

    private mutating func set(_ settings: PDFValue) {
        if let alpha = file.entry("ca", of: settings).number { state.fillAlpha = max(0, min(alpha, 1)) }
        if let alpha = file.entry("CA", of: settings).number { state.lineAlpha = max(0, min(alpha, 1)) }
        if let width = file.entry("LW", of: settings).number { context.state.stroke.width = max(0, width) }
        if let limit = file.entry("ML", of: settings).number { context.state.stroke.miterLimit = limit }
        if let mode = file.values(settings.entries?["BM"]).first?.name {
            if let known = Self.blendModes[mode] {
                context.state.blendMode = known
            } else {
                leaveOut("the blend mode \(mode)")
            }
        }
        let mask = file.entry("SMask", of: settings)
        if mask.entries != nil { clip(toMask: mask) }
    }

    // MARK: Forms

    private mutating func drawObject(_ object: PDFValue) {
        switch file.entry("Subtype", of: object).name {
        case "Image": drawImage(object)
        case "Form": drawForm(object)
        default: break
        }
    }

    mutating func drawForm(_ form: PDFValue) {
        guard depth < Self.deepest, let instructions = try? file.contents(of: form),
            spend(instructions.count)
        else { return }
        depth += 1
        let outer = (state, base)
        context.saveGState()
        concatenate(file.numbers(form.entries?["Matrix"]))
        base = context.ctm
        let box = file.numbers(form.entries?["BBox"])
        if box.count == 4 {
            clip(
                to: Path(polygon: [
                    CGPoint(x: box[0], y: box[1]), CGPoint(x: box[2], y: box[1]),
                    CGPoint(x: box[2], y: box[3]), CGPoint(x: box[0], y: box[3]),
                ]))
        }
        let own = file.entry("Resources", of: form)
        let isGroup = file.entry("S", of: file.entry("Group", of: form)).name == "Transparency"
        if isGroup {
            context.state.alpha = state.fillAlpha
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            (state.fillAlpha, state.lineAlpha) = (1, 1)
        }
        draw(instructions, own.entries == nil ? resources : own)
        if isGroup { context.endTransparencyLayer() }
        context.restoreGState()
        (state, base) = outer
        depth -= 1
    }
}
