import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Drawings that take seconds: each says so.
@MainActor @Suite struct LargeDrawingTests {
    private final class Drawn: UIView {
        var body: () -> Void = {}
        override func draw(_ rect: CGRect) { body() }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() {
        (view.accessibilityIdentifier, view.isOpaque) = ("view", false)
        host.window.addSubview(view)
    }

    private static func line(_ count: Int) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: .zero)
        for number in 1..<count { path.addLine(to: CGPoint(x: number % 97, y: number % 41)) }
        return path
    }

    @Test(arguments: [99_999, 100_000]) func aPathWithVeryManyElementsIsWarnedOf(_ count: Int) {
        let words = "A path has \(count) elements, so that each picture of it may take seconds."
        view.body = { Self.line(count).stroke() }
        _ = host.picture()
        #expect(host.context.warnings == (count < 100_000 ? [] : [words]))

        let other = SceneHost(size: CGSize(width: 320, height: 568))
        other.withCurrent {
            let layer = CAShapeLayer()
            layer.path = Self.line(count).cgPath
            other.window.layer.addSublayer(layer)
        }
        _ = other.picture()
        #expect(other.context.warnings == (count < 100_000 ? [] : [words]))
    }

    @Test(arguments: [4096, 65_000]) func aGradientHasAtMost4096Colors(_ count: Int) throws {
        let colors = (0..<count).map {
            UIColor(white: CGFloat($0) / CGFloat(count - 1), alpha: 1).cgColor
        }
        view.body = {
            let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)!
            UIGraphicsGetCurrentContext()?.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
        layer.colors = colors
        host.withCurrent { host.window.layer.addSublayer(layer) }
        let gradients = host.picture().layers.flatMap(Self.gradients)
        #expect(gradients.count == 2)
        for gradient in gradients {
            #expect(gradient.stops.count == 4096)
            #expect(gradient.stops.first?.place == 0 && gradient.stops.last?.place == 1)
            #expect(gradient.stops.last?.color.red == 1)
            let middle = gradient.stops[2048]
            #expect(abs(middle.place - 0.5) < 0.001 && abs(middle.color.red - 0.5) < 0.001)
        }
        let words = "A gradient has 65000 colors, of which 4096 are drawn."
        #expect(host.context.warnings == (count == 4096 ? [] : [words]))
    }

    @Test(arguments: [1e-6, 0.01, 5e-324]) func aPatternOfDashesThatComesTooOftenIsLonger(_ dash: CGFloat) {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.setLineDash([dash, 3 * dash], count: 2, phase: dash / 2)
        view.body = { path.stroke() }
        host.withCurrent {
            let layer = CAShapeLayer()
            layer.path = path.cgPath
            layer.strokeColor = UIColor.red.cgColor
            layer.lineDashPattern = [dash, 3 * dash].map { NSNumber(value: Double($0)) }
            layer.lineDashPhase = dash / 2
            host.window.layer.addSublayer(layer)
        }
        let strokes = host.picture().layers.flatMap(Self.strokes)
        #expect(strokes.count == 2)
        // A line of 100 points has 50 / dash dashes and gaps: 100,000 for a dash of 0.0005 points. The least
        // of all numbers cannot be made so much larger: that line is solid.
        let drawn: [CGFloat] = [1e-6: [0.000_5, 0.001_5], 0.01: [0.01, 0.03]][dash] ?? []
        for stroke in strokes {
            #expect(stroke.dash.count == drawn.count)
            #expect(zip(stroke.dash, drawn).allSatisfy { abs($0 - $1) < 1e-12 })
            #expect(abs(stroke.dashPhase - (drawn.first ?? 0) / 2) < 1e-12)
        }
        #expect(host.context.warnings.count == (dash == 0.01 ? 0 : 1))
        #expect(host.context.warnings.allSatisfy { $0.contains("more than 100000 dashes and gaps") })
    }

    @Test func theDashesOfAPathAreLimited() {
        let line = CGMutablePath()
        for y in 0..<3 {
            line.move(to: CGPoint(x: 0, y: y))
            line.addLine(to: CGPoint(x: 1000, y: CGFloat(y)))
        }
        let dashes = host.withCurrent { line.copy(dashingWithPhase: 0, lengths: [1e-5, 1e-5]) }
        var count = 0
        dashes.applyWithBlock { _ in count += 1 }
        #expect((90_000...110_000).contains(count))
    }

    private static func gradients(_ layer: Layer) -> [Gradient] {
        let own = layer.contents.compactMap { content -> Gradient? in
            guard case .gradient(_, let gradient) = content else { return nil }
            return gradient
        }
        return own + layer.children.flatMap(gradients)
    }

    private static func strokes(_ layer: Layer) -> [Stroke] {
        let own = layer.contents.compactMap { content -> Stroke? in
            guard case .stroke(_, _, let stroke) = content else { return nil }
            return stroke
        }
        return own + layer.children.flatMap(strokes)
    }
}
