import Picture

extension Symbol {
    /// Returns the drawing of a name that ends in `.circle`, `.square`, `.shield`, `.slash` or their `.fill`:
    /// the drawing of the rest of the name in that shape or below a line; or in a number, such as
    /// gobackward.15, which is not drawn. Nil where there is no such drawing.
    static func derived(_ name: String) -> Symbol? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(5)) : name
        guard let dot = plain.lastIndex(of: ".") else { return nil }
        let base = String(plain[..<dot])
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

    /// Returns a drawing at half its size in a shape; in a filled one it is a hole.
    private static func symbol(_ base: String, in shape: String, isFilled: Bool) -> Symbol? {
        let field = Path(symbol: shape)
        if let hole = holes[base] {
            let hole = Path(symbol: hole)
            return isFilled ? Symbol(areas: field + hole) : Symbol(lines: field, areas: hole)
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
