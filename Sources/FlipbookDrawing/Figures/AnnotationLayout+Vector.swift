import CoreGeometry
import FlipbookCore
import Picture

extension AnnotationLayout {
    /// Draws an arrow in the accent color.
    mutating func drawVector(_ way: Segment, _ text: String) {
        let accent = inks(at: way.point(at: 0.5)).accent
        let head = Arrowhead.large
        if way.length > 0.5 {
            let shaft = way.shortened(start: 0, end: min(head.length - 1, way.length / 2))
            let size = min(1, way.length / (1.5 * head.length))
            let fitting = Arrowhead(length: head.length * size, halfWidth: head.halfWidth * size)
            paint([
                .stroke(shaft.path, accent, Stroke(width: 1.75)),
                fitting.content(at: way.end, way.direction, accent),
            ])
        }
        reserve(way)
        request(text, \.accent, places(of: text, beside: way, outside: nil))
    }

    /// Draws a thin dashed line.
    mutating func drawGuide(_ line: Segment) {
        paint([.stroke(line.path, inks(at: line.point(at: 0.5)).quietInk, Stroke(width: 0.75, dash: [4, 3]))])
        reserve(line)
    }

    /// Draws two short arrows with the names of the axes at their ends, each at least 16 points long on the
    /// page.
    mutating func drawAxes(at origin: CGPoint, length: CGFloat) {
        let scale = toPage.a
        let arms = [("x", CGVector(dx: 1, dy: 0)), ("y", CGVector(dx: 0, dy: 1))]
        for (name, direction) in arms {
            let arm = Segment(origin, origin.going(direction, max(16, length * scale)))
            drawAxis(name, along: arm, inks(at: arm.end).ink, distance: 3)
        }
    }

    /// Draws the arrow of an axis, with the axis's name at a distance from the tip, in points.
    mutating func drawAxis(_ name: String, along line: Segment, _ ink: Color, distance: CGFloat) {
        let direction = line.direction
        paint([
            .stroke(line.shortened(start: 0, end: 4).path, ink, Stroke(width: 0.75)),
            Arrowhead.small.content(at: line.end, direction, ink),
        ])
        reserve(line)
        let box = box(textStyle.size(of: name), beside: line.end, direction, distance: distance)
        write(name, FigureTextStyle.textSize, ink, in: box)
    }
}
