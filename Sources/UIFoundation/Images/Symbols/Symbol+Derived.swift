import Picture

extension Symbol {
    /// Returns the drawing of a name that ends in `.circle`, `.square`, `.shield`, `.slash`, a badge such as
    /// `.badge.plus`, or their `.fill`: the drawing of the rest of the name, a letter or a number in that
    /// shape, below a line or with a mark; or in a number, such as gobackward.15, which is not drawn. Nil
    /// where there is no such drawing.
    static func derived(_ name: String) -> Symbol? {
        if let other = otherNames[name] { return drawing(other) ?? derived(other) }
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(5)) : name
        guard let dot = plain.lastIndex(of: ".") else { return nil }
        let rest = String(plain[..<dot])
        let base = otherNames[rest] ?? rest
        if base.hasSuffix(".badge") {
            return badged(
                String(base.dropLast(6)), mark: String(plain[plain.index(after: dot)...]), isFilled: isFilled)
        }
        switch plain[plain.index(after: dot)...] {
        case "circle": return symbol(base, in: disk, isFilled: isFilled)
        case "square": return symbol(base, in: tile, isFilled: isFilled)
        case "shield": return symbol(base, in: shield, isFilled: isFilled)
        case "slash":
            guard let found = drawing(base + (isFilled ? ".fill" : "")) else { return nil }
            return Symbol(
                lines: found.lines + Path(symbol: "M 3 3 L 21 21"), areas: found.areas, grooves: found.grooves
            )
        case let number where !isFilled && Int(number) != nil: return drawing(base)
        default: return nil
        }
    }

    /// Names of drawings that have another name in the tables.
    private static let otherNames = [
        "star.lefthalf.fill": "star.leadinghalf.filled", "star.leadinghalf.fill": "star.leadinghalf.filled",
        "circle.lefthalf.fill": "circle.lefthalf.filled", "sidebar.leading": "sidebar.left",
        "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
        "photo.on.rectangle.angled": "photo.on.rectangle", "speaker.1": "speaker.wave.1",
        "speaker.1.fill": "speaker.wave.1.fill", "speaker.2": "speaker.wave.2",
        "speaker.2.fill": "speaker.wave.2.fill", "speaker.3": "speaker.wave.3",
        "speaker.3.fill": "speaker.wave.3.fill", "person.fill.badge.plus": "person.badge.plus.fill",
        "person.crop.circle.badge.plus": "person.badge.plus", "pencil.tip.crop.circle": "pencil.tip.circle",
        "light.min": "sun.min", "light.max": "sun.max", "icloud": "cloud", "icloud.fill": "cloud.fill",
        "arrow.up.backward.and.arrow.down.forward": "arrow.up.left.and.arrow.down.right",
    ]

    /// Returns a drawing with a small mark, such as a plus, at its lower right.
    private static func badged(_ base: String, mark: String, isFilled: Bool) -> Symbol? {
        guard ["plus", "minus", "xmark", "checkmark"].contains(mark),
            let found = drawing(base + (isFilled ? ".fill" : "")), let mark = drawing(mark)
        else { return nil }
        let smaller = CGAffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: 0.5, ty: 1)
        let corner = CGAffineTransform(a: 0.35, b: 0, c: 0, d: 0.35, tx: 15.2, ty: 15)
        return Symbol(
            lines: found.lines.applying(smaller) + mark.lines.applying(corner),
            areas: found.areas.applying(smaller), grooves: found.grooves.applying(smaller))
    }

    /// The width of grooves in the regular weight.
    private static let grooveWidth: CGFloat = 1.8

    /// Returns a drawing at half its size in a shape, or a letter or number; in a filled one it is a hole.
    private static func symbol(_ base: String, in shape: String, isFilled: Bool) -> Symbol? {
        let field = Path(symbol: shape)
        if let hole = holes[base] {
            let hole = Path(symbol: hole)
            return isFilled ? Symbol(areas: field + hole) : Symbol(lines: field, areas: hole)
        }
        if shape != shield, let found = character(base) {
            return isFilled
                ? Symbol(areas: field, grooves: found.lines.withoutJoints(gap: grooveWidth))
                : Symbol(lines: field + found.lines)
        }
        if isFilled {
            guard let found = drawing(base + ".fill") ?? drawing(base) else { return nil }
            if found.areas.isEmpty { return Symbol(areas: field, grooves: found.lines.small) }
            return Symbol(areas: field + found.areas.small.counterclockwise)
        }
        return drawing(base).map { Symbol(lines: field + $0.lines.small, areas: $0.areas.small) }
    }
}

extension Path {
    static func + (one: Path, other: Path) -> Path { Path(one.elements + other.elements) }

    /// The path at half its size around the middle of the grid.
    fileprivate var small: Path { applying(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 6, ty: 6)) }

    /// The path with each part in the direction in which it is a hole in a shape.
    var counterclockwise: Path { turned(clockwise: false) }

    /// The path with each part in the direction of a shape.
    var clockwise: Path { turned(clockwise: true) }

    private func turned(clockwise: Bool) -> Path {
        let parts = elements.reduce(into: [[Element]]()) { parts, element in
            if case .move = element { parts.append([]) }
            if !parts.isEmpty { parts[parts.count - 1].append(element) }
        }
        return Path(
            parts.flatMap { part in
                let isTurned = (Path(part).doubledArea > 0) != clockwise
                return isTurned ? UIBezierPath(Path(part)).reversing().path.elements : part
            })
    }

    /// Twice the area of the polygon of all points, positive for one that goes clockwise on screen.
    var doubledArea: CGFloat {
        let points = elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let end, let one, let two): [one, two, end]
            case .close: []
            }
        }
        return zip(points, points.dropFirst() + points.prefix(1))
            .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
}
