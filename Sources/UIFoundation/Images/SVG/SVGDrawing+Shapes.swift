import Picture

extension SVGDrawing {
    /// Returns the path of a shape; nil for another element, and for a shape without an area or length.
    func path(of element: SVGElement) -> Path? {
        switch element.name {
        case "path": return element["d"].map(SVGPathReader.path)
        case "rect": return rectangle(element)
        case "circle":
            guard let radius = length(element, "r", side), radius > 0 else { return nil }
            return ellipse(element, CGSize(width: radius, height: radius))
        case "ellipse":
            guard let width = length(element, "rx", viewport.width), width > 0,
                let height = length(element, "ry", viewport.height), height > 0
            else { return nil }
            return ellipse(element, CGSize(width: width, height: height))
        case "line":
            return Path([
                .move(CGPoint(x: across(element, "x1"), y: down(element, "y1"))),
                .line(CGPoint(x: across(element, "x2"), y: down(element, "y2"))),
            ])
        case "polyline", "polygon": return polygon(element)
        default: return nil
        }
    }

    private func length(_ element: SVGElement, _ name: String, _ whole: CGFloat) -> CGFloat? {
        SVGNumbers.length(element[name], of: whole)
    }

    private func across(_ element: SVGElement, _ name: String) -> CGFloat {
        length(element, name, viewport.width) ?? 0
    }

    private func down(_ element: SVGElement, _ name: String) -> CGFloat {
        length(element, name, viewport.height) ?? 0
    }

    private func rectangle(_ element: SVGElement) -> Path? {
        let (width, height) = (across(element, "width"), down(element, "height"))
        guard width > 0, height > 0 else { return nil }
        let box = CGRect(x: across(element, "x"), y: down(element, "y"), width: width, height: height)
        let (rx, ry) = (length(element, "rx", viewport.width), length(element, "ry", viewport.height))
        // A radius that is missing is that of the other direction.
        let across = min(max(0, rx ?? ry ?? 0), width / 2)
        let down = min(max(0, ry ?? rx ?? 0), height / 2)
        guard across > 0, down > 0 else { return Path(polygon: box.corners) }
        // The corners are quarters of circles where heights are stretched until both radii are equal.
        let stretch = across / down
        let tall = CGRect(x: box.minX, y: box.minY * stretch, width: width, height: height * stretch)
        return Path(rounding: tall, by: across, corners: RectCorners(rawValue: 15))
            .applying(CGAffineTransform(scaleX: 1, y: 1 / stretch))
    }

    private func ellipse(_ element: SVGElement, _ radii: CGSize) -> Path {
        let (x, y) = (across(element, "cx"), down(element, "cy"))
        return Path(
            quartersOfEllipseIn: CGRect(
                x: x - radii.width, y: y - radii.height, width: 2 * radii.width, height: 2 * radii.height))
    }

    private func polygon(_ element: SVGElement) -> Path? {
        var (points, reader) = ([CGPoint](), SVGNumbers(element["points"] ?? ""))
        while let point = reader.point() { points.append(point) }
        guard points.count > 1 else { return nil }
        if element.name == "polygon" { return Path(polygon: points) }
        return Path([.move(points[0])] + points.dropFirst().map { .line($0) })
    }
}
