import Picture

extension CGContext {
    /// Draws a gradient along a line over the clip: between the lines across its ends, and beyond them by the
    /// options.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        let (start, end) = (startPoint.applying(ctm), endPoint.applying(ctm))
        guard start != end else { return }
        let form = Gradient(.axial(from: start, to: end), RunContext.current.drawn(gradient.stops))
        add(.gradient(strip(from: start, to: end, options), form), under: .identity)
    }

    /// Returns the part of the clip that a gradient covers.
    private func strip(from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions) -> Shape {
        let length = start.distance(to: end)
        let way = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        let area = canvas.map { clipBox.intersection($0) } ?? clipBox
        let places = area.corners.map { ($0.x - start.x) * way.dx + ($0.y - start.y) * way.dy }
        let (least, most) = (places.min() ?? 0, places.max() ?? 0)
        let isAllBefore = options.contains(.drawsBeforeStartLocation) || least >= -1e-6
        let isAllAfter = options.contains(.drawsAfterEndLocation) || most <= length + 1e-6
        guard !isAllBefore || !isAllAfter else { return .rectangle(clipBox) }
        let wide: CGFloat = 40_000
        let (first, last) = (isAllBefore ? -wide : 0, isAllAfter ? wide : length)
        func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(
                x: start.x + way.dx * along - way.dy * across, y: start.y + way.dy * along + way.dx * across)
        }
        return .path(
            Path(polygon: [
                corner(first, -wide), corner(last, -wide), corner(last, wide), corner(first, wide),
            ]))
    }

    /// Draws a gradient between two circles, one within the other, over the clip: between them, and within
    /// the smaller and beyond the larger one by the options. Circles of which none is within the other have
    /// the center of the end.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let isOutward = startRadius <= endRadius
        let (inner, outer) = (max(0, min(startRadius, endRadius)), max(startRadius, endRadius))
        guard outer > 0 else { return }
        let isNested = startCenter.distance(to: endCenter) + inner <= outer
        if !isNested { warnOfNoEffect("CGContext.drawRadialGradient(startCenter:)") }
        let center = isOutward || !isNested ? endCenter : startCenter
        let innerCenter = isOutward && isNested ? startCenter : endCenter
        let drawn = RunContext.current.drawn(gradient.stops)
        let stops = isOutward ? drawn : drawn.reversed().map { .init(1 - $0.place, $0.color) }
        let before = options.contains(.drawsBeforeStartLocation)
        let after = options.contains(.drawsAfterEndLocation)
        let (isInside, isOutside) = isOutward ? (before, after) : (after, before)
        let form = Gradient.Form.radial(center: center, radii: CGSize(width: outer, height: outer))
        let hole = isInside || inner == 0 ? nil : circle(innerCenter, inner)
        let wide = clipBox.applying(ctm.inverted())
        let area = isOutside ? Path(polygon: wide.corners) : circle(center, outer)
        let shape = isOutside && hole == nil ? .rectangle(wide) : shape(area, without: hole)
        guard innerCenter == center else {
            let offset = CGPoint(x: (innerCenter.x - center.x) / outer, y: (innerCenter.y - center.y) / outer)
            let start = Gradient.Start(center: offset, radius: inner / outer)
            return add(.gradient(shape, Gradient(form, stops, start: start)), under: ctm)
        }
        // The form begins at the center.
        let placed = stops.map { Gradient.Stop((inner + $0.place * (outer - inner)) / outer, $0.color) }
        add(.gradient(shape, Gradient(form, placed)), under: ctm)
    }

    /// Draws a gradient around a point over the clip, clockwise in UIKit's coordinates from an angle in
    /// radians, as sectors of one color each: formats of vector graphics have no such gradients.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let area = (canvas.map { clipBox.intersection($0) } ?? clipBox).applying(ctm.inverted())
        // Chords lie inside of the circle through the corners.
        let radius = (area.corners.map { center.distance(to: $0) }.max() ?? 0) * 1.1 + 1
        guard radius.isFinite, angle.isFinite else { return }
        let stops = RunContext.current.drawn(gradient.stops)
        let sectors = Path.sectors(
            240, around: center, radius: radius, from: angle,
            isOverlapping: stops.allSatisfy { $0.color.alpha == 1 })
        let contents = sectors.enumerated().map { index, path -> Layer.Content in
            let place = (CGFloat(index) + 0.5) / CGFloat(sectors.count)
            return .fill(.path(path), Self.color(at: place, of: stops))
        }
        add([Layer(contents: contents)], in: area)
    }

    /// Returns the color at a place between stops, of which there is at least one.
    private static func color(at place: CGFloat, of stops: [Gradient.Stop]) -> Color {
        guard let next = stops.firstIndex(where: { $0.place > place }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = Double((place - before.place) / (after.place - before.place))
        func mixed(_ member: (Color) -> Double) -> Double {
            member(before.color) + (member(after.color) - member(before.color)) * part
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }

    private func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
        Path(
            ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private func shape(_ area: Path, without hole: Path?) -> Shape {
        guard let hole else { return .path(area) }
        var ring = Path(area.elements + hole.elements)
        ring.isEvenOdd = true
        return .path(ring)
    }
}
