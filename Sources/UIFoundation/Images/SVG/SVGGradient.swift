import Picture

/// A gradient of an SVG file, with what it takes over from others (SVG 1.1, 13.2).
@MainActor struct SVGGradient {
    /// The paint of an area.
    enum Paint {
        /// One color, of a gradient without a length.
        case color(Color)
        /// A gradient in coordinates with a transform to those of the area.
        case gradient(Gradient, CGAffineTransform)
    }

    /// The longest chain of gradients that take over from one another.
    private static let longest = 8
    /// The most work that colors take; others are left out.
    private static let mostWork = 1 << 20

    private let isRadial: Bool
    private var attributes: [String: String] = [:]
    private var stops: [Gradient.Stop] = []
    /// The work of reading the colors: 16 for each, and that of its declarations.
    private(set) var work = 0
    /// The part that is not drawn, in words; nil for none.
    private(set) var leftOut: String?

    /// Reads a gradient.
    ///
    /// - Parameters:
    ///   - element: The element of the gradient.
    ///   - elements: The elements of the file by their names.
    ///   - sheet: The style sheets of the file.
    init(_ element: SVGElement, _ elements: [String: SVGElement], _ sheet: SVGStyleSheet) {
        isRadial = element.name == "radialGradient"
        var next: SVGElement? = element
        for _ in 0..<Self.longest {
            guard let current = next else { break }
            attributes.merge(current.attributes) { own, _ in own }
            if stops.isEmpty { readStops(of: current, sheet) }
            next = current.reference.flatMap { elements[$0] }
        }
        if work > Self.mostWork {
            leftOut = "what is too much work"
        } else if let spread = attributes["spreadMethod"], spread != "pad" {
            leftOut = "the repetition of a gradient"
        }
    }

    private mutating func readStops(of element: SVGElement, _ sheet: SVGStyleSheet) {
        for child in element.children where child.name == "stop" {
            let declarations = sheet.declarations(for: child)
            work += 16 + SVGStyleSheet.work * declarations.count
            guard work <= Self.mostWork else { return }
            let style = SVGStyle().refined(by: declarations, side: 1)
            let place = max(0, min(SVGNumbers.length(child["offset"], of: 1) ?? 0, 1))
            stops.append(
                Gradient.Stop(
                    max(place, stops.last?.place ?? 0), style.stopColor.faded(by: style.stopOpacity)))
        }
    }

    /// Returns the paint of an area; nil for none.
    ///
    /// - Parameters:
    ///   - box: The bounds of the shape, in points.
    ///   - viewport: The size to which percentages refer.
    ///   - side: The length of 100 % for radii.
    ///   - opacity: The opacity of the area, from 0 to 1.
    func paint(around box: CGRect, viewport: CGSize, side: CGFloat, opacity: CGFloat) -> Paint? {
        let stops = stops.map { Gradient.Stop($0.place, $0.color.faded(by: opacity)) }
        guard let last = stops.last else { return nil }
        guard stops.count > 1 else { return .color(last.color) }
        let isInBox = attributes["gradientUnits"] != "userSpaceOnUse"
        let size = isInBox ? CGSize(width: 1, height: 1) : viewport
        var transform = attributes["gradientTransform"].map { CGAffineTransform(svg: $0) } ?? .identity
        if isInBox { transform = transform.concatenating(CGAffineTransform(unitSquareOf: box)) }
        guard transform.hasArea else { return isInBox && !box.isEmpty ? .color(last.color) : nil }
        func length(_ name: String, _ share: CGFloat, _ whole: CGFloat) -> CGFloat {
            SVGNumbers.length(attributes[name], of: whole) ?? share * whole
        }
        if isRadial {
            let radius = length("r", 0.5, isInBox ? 1 : side)
            guard radius > 0 else { return .color(last.color) }
            let center = CGPoint(x: length("cx", 0.5, size.width), y: length("cy", 0.5, size.height))
            let form = Gradient.Form.radial(center: center, radii: CGSize(width: radius, height: radius))
            let focus = CGPoint(
                x: SVGNumbers.length(attributes["fx"], of: size.width) ?? center.x,
                y: SVGNumbers.length(attributes["fy"], of: size.height) ?? center.y)
            let start = Self.start(at: focus, within: radius, of: center)
            return .gradient(Gradient(form, stops, start: start), transform)
        }
        let start = CGPoint(x: length("x1", 0, size.width), y: length("y1", 0, size.height))
        let end = CGPoint(x: length("x2", 1, size.width), y: length("y2", 0, size.height))
        guard start != end else { return .color(last.color) }
        return .gradient(Gradient(.axial(from: start, to: end), stops), transform)
    }

    /// Returns the start of a radial gradient at its focus, of one beyond the circle at its edge; nil for the
    /// center.
    private static func start(
        at focus: CGPoint, within radius: CGFloat, of center: CGPoint
    ) -> Gradient.Start? {
        let distance = focus.distance(to: center)
        guard distance > 0, distance.isFinite else { return nil }
        // A focus on the edge itself has no colors beside it.
        let share = min(1, 0.999 * radius / distance) / radius
        let place = CGPoint(x: (focus.x - center.x) * share, y: (focus.y - center.y) * share)
        return Gradient.Start(center: place, radius: 0)
    }
}

extension CGAffineTransform {
    /// Creates the transform from the unit square to a rectangle.
    init(unitSquareOf box: CGRect) {
        self.init(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
    }

    /// True for a transform that can be inverted.
    var hasArea: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12
    }
}
