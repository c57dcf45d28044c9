import Picture

/// A small drawing on a grid of 24 by 24: lines and filled areas, in one color.
struct Symbol {
    var lines = Path()
    var areas = Path()
    /// Lines that are holes in the areas.
    var grooves = Path()

    /// Finds the drawing of a name; nil when there is none.
    init?(named name: String) {
        guard let found = Self.drawing(name) ?? Self.derived(name) else { return nil }
        self = found
    }

    init(lines: Path = Path(), areas: Path = Path(), grooves: Path = Path()) {
        (self.lines, self.areas, self.grooves) = (lines, areas, grooves)
    }

    /// Returns the drawing of a name in the tables.
    static func drawing(_ name: String) -> Symbol? {
        drawings[name].map {
            Symbol(
                lines: Path(symbol: $0.lines), areas: Path(symbol: $0.areas),
                grooves: Path(symbol: $0.grooves))
        }
    }

    /// Returns the drawing in black with a line width on the grid.
    func contents(lineWidth: CGFloat) -> [Layer.Content] {
        var contents: [Layer.Content] = []
        if !areas.isEmpty {
            let shape = grooves.isEmpty ? areas : areas.clockwise + grooves.grooves(width: lineWidth * 0.9)
            contents.append(.fill(.path(shape), .black))
        }
        if !lines.isEmpty {
            let stroke = Stroke(width: lineWidth, cap: .round, join: .round)
            contents.append(.stroke(.path(lines), .black, stroke))
        }
        return contents
    }

    static let disk = "O 12 12 10"
    static let shield = "M 12 2 L 20.5 5 C 20.5 13 18.5 18.5 12 22 C 5.5 18.5 3.5 13 3.5 5 Z"
    static let tile =
        "M 5 2 L 19 2 C 21 2 22 3 22 5 L 22 19 C 22 21 21 22 19 22 L 5 22 "
        + "C 3 22 2 21 2 19 L 2 5 C 2 3 3 2 5 2 Z"

    /// Outlines that go counterclockwise: in a filled shape they are holes.
    static let holes: [String: String] = [
        "person.crop":
            "M 15.6 9.5 C 15.6 7.5 14 5.9 12 5.9 C 10 5.9 8.4 7.5 8.4 9.5 C 8.4 11.5 10 13.1 12 13.1 "
            + "C 14 13.1 15.6 11.5 15.6 9.5 Z M 5.6 18.2 C 7.4 19.9 9.6 20.6 12 20.6 C 14.4 20.6 16.6 19.9 "
            + "18.4 18.2 C 17.4 16 15 14.8 12 14.8 C 9 14.8 6.6 16 5.6 18.2 Z",
        "plus":
            "M 11 7 L 11 11 L 7 11 L 7 13 L 11 13 L 11 17 L 13 17 L 13 13 L 17 13 L 17 11 L 13 11 L 13 7 Z",
        "minus": "M 7 11 L 7 13 L 17 13 L 17 11 Z",
        "xmark": "M 7.8 9.2 L 10.6 12 L 7.8 14.8 L 9.2 16.2 L 12 13.4 L 14.8 16.2 L 16.2 14.8 L 13.4 12 "
            + "L 16.2 9.2 L 14.8 7.8 L 12 10.6 L 9.2 7.8 Z",
        "checkmark": "M 6.6 12.8 L 10.6 16.8 L 17.6 8.6 L 16.2 7.3 L 10.5 13.9 L 8 11.4 Z",
        "chevron.left": "M 13.6 6.4 L 8.2 12 L 13.6 17.6 L 15 16.2 L 11 12 L 15 7.8 Z",
        "chevron.right": "M 10.4 6.4 L 9 7.8 L 13 12 L 9 16.2 L 10.4 17.6 L 15.8 12 Z",
        "chevron.up": "M 12 8.2 L 6.4 13.6 L 7.8 15 L 12 11 L 16.2 15 L 17.6 13.6 Z",
        "chevron.down": "M 6.4 10.4 L 12 15.8 L 17.6 10.4 L 16.2 9 L 12 13 L 7.8 9 Z",
        "play": "M 9.5 7 L 9.5 17 L 17.5 12 Z",
        "pause": "M 8.5 8 L 8.5 16 L 10.7 16 L 10.7 8 Z M 13.3 8 L 13.3 16 L 15.5 16 L 15.5 8 Z",
        "info": "M 11 10.5 L 11 17.5 L 13 17.5 L 13 10.5 Z M 11 6.5 L 11 8.7 L 13 8.7 L 13 6.5 Z",
        "exclamationmark":
            "M 11 6.5 L 11.3 13.5 L 12.7 13.5 L 13 6.5 Z M 11 15.2 L 11 17.4 L 13 17.4 L 13 15.2 Z",
        "arrow.up": "M 12 6 L 7 11 L 8.4 12.4 L 11 9.8 L 11 18 L 13 18 L 13 9.8 L 15.6 12.4 L 17 11 Z",
        "arrow.down": "M 11 6 L 11 14.2 L 8.4 11.6 L 7 13 L 12 18 L 17 13 L 15.6 11.6 L 13 14.2 L 13 6 Z",
        "arrow.left": "M 11 7 L 6 12 L 11 17 L 12.4 15.6 L 9.8 13 L 18 13 L 18 11 L 9.8 11 L 12.4 8.4 Z",
        "arrow.right": "M 13 7 L 11.6 8.4 L 14.2 11 L 6 11 L 6 13 L 14.2 13 L 11.6 15.6 L 13 17 L 18 12 Z",
    ]
}

extension Path {
    /// True for a path without elements.
    var isEmpty: Bool { elements.isEmpty }

    /// Creates a path from words: M, L and C with coordinates, Z, `O x y r` for a clockwise circle, `R x y
    /// width height r` for a rectangle with round corners, and `A x y r from to` for an arc between two
    /// angles in degrees, clockwise on screen.
    init(symbol text: String) {
        let path = UIBezierPath()
        var words = text.split(separator: " ")[...]
        func number() -> CGFloat { words.popFirst().flatMap { Double($0) } ?? 0 }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        while let command = words.popFirst() {
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "C":
                let (one, two) = (point(), point())
                path.addCurve(to: point(), controlPoint1: one, controlPoint2: two)
            case "R":
                let box = CGRect(origin: point(), size: CGSize(width: number(), height: number()))
                path.append(UIBezierPath(roundedRect: box, cornerRadius: number()))
            case "O", "A":
                let (center, radius) = (point(), number())
                let (from, to) = command == "O" ? (0, 360) : (number(), number())
                let (start, end) = (from * .pi / 180, to * .pi / 180)
                let arc = Arc(
                    center: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
                path.move(to: arc.start)
                path.addArc(
                    withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
                if command == "O" { path.close() }
            default: path.close()
            }
        }
        self = path.path
    }
}
