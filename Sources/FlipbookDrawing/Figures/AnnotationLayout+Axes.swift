import CoreGeometry
import FlipbookCore
import Foundation
import Picture

extension AnnotationLayout {
    /// The minimum distance between ticks on the page, in points.
    private static let leastStep: CGFloat = 44
    private static let tickLength: CGFloat = 4
    /// The length of an axis beyond the snapshot, in points.
    private static let arrowLength: CGFloat = 22

    /// Draws axes along the upper and left edges, in points of the view; as in UIKit, y points down.
    mutating func drawViewAxes() {
        beginLayer("axes")
        drawViewAxis("x", CGVector(dx: 1, dy: 0), outside: CGVector(dx: 0, dy: -1), length: screen.width)
        drawViewAxis("y", CGVector(dx: 0, dy: 1), outside: CGVector(dx: -1, dy: 0), length: screen.height)
        writeOrigin()
    }

    private mutating func drawViewAxis(
        _ name: String, _ direction: CGVector, outside: CGVector, length: CGFloat
    ) {
        let ink = inks(at: CGPoint(x: -1, y: -1)).ink
        let line = Segment(.zero, CGPoint.zero.going(direction, length + Self.arrowLength))
        drawAxis(name, along: line, ink, distance: 4)
        drawTicks(direction, outside: outside, length: length)
    }

    private mutating func drawTicks(_ direction: CGVector, outside: CGVector, length: CGFloat) {
        let inks = inks(at: CGPoint(x: -1, y: -1))
        let step = Self.roundStep(atLeast: Self.leastStep / toPage.a)
        let origin = CGPoint.zero.applying(toPage.inverted())
        let start = origin.x * direction.dx + origin.y * direction.dy
        let first = start < step / 2 ? step : (start / step - 1e-6).rounded(.up) * step
        for number in stride(from: first, through: start + length / toPage.a + 1e-6, by: step) {
            let foot = CGPoint.zero.going(direction, (number - start) * toPage.a)
            let tick = Segment(foot, foot.going(outside, Self.tickLength))
            paint([.stroke(tick.path, inks.ink, Stroke(width: 0.75))])
            let text = figureText(number)
            let size = textStyle.size(of: text, FigureTextStyle.tickSize)
            let box = box(size, beside: tick.end, outside, distance: 3)
            write(text, FigureTextStyle.tickSize, inks.quietInk, in: box)
        }
    }

    /// Writes 0 at the corner, unless the snapshot is cropped and starts elsewhere.
    private mutating func writeOrigin() {
        guard CGPoint.zero.applying(toPage) == .zero else { return }
        let size = textStyle.size(of: "0", FigureTextStyle.tickSize)
        let box = CGRect(x: -7 - size.width, y: -4 - size.height, width: size.width, height: size.height)
        write("0", FigureTextStyle.tickSize, inks(at: CGPoint(x: -1, y: -1)).quietInk, in: box)
    }

    /// Returns the first of 1, 2, 5, 10, 20, 50 ... and of 0.5, 0.2, 0.1 ... that is not below a number.
    static func roundStep(atLeast least: CGFloat) -> CGFloat {
        let power = pow(10, floor(log10(least)))
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
    }
}
