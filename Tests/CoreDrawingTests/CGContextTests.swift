import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreDrawing

@MainActor @Suite struct CGContextTests {
    private final class Drawn: UIView {
        var draws = 0
        var body: (CGRect) -> Void = { _ in }
        override func draw(_ rect: CGRect) {
            draws += 1
            body(rect)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() {
        (view.accessibilityIdentifier, view.isOpaque) = ("view", false)
        host.window.addSubview(view)
    }

    /// The operations of a layer and its descendants, with the clips around each.
    private func operations(_ layer: Layer) -> [Layer.Content] {
        layer.contents + layer.children.flatMap(operations)
    }

    private var drawn: Layer? { host.picture().layer(named: "view") }

    @Test func drawIsCalledOnceAndAfterARequest() {
        _ = host.picture()
        _ = host.picture()
        #expect(view.draws == 1)
        view.setNeedsDisplay()
        _ = host.picture()
        #expect(view.draws == 2)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func pathsAndColorsAreRecorded() throws {
        view.body = { rect in
            UIColor.red.setFill()
            UIBezierPath(rect: rect).fill()
            let context = UIGraphicsGetCurrentContext()
            context?.setStrokeColor(UIColor.blue.cgColor)
            context?.setLineWidth(3)
            context?.move(to: .zero)
            context?.addLine(to: CGPoint(x: 100, y: 50))
            context?.strokePath()
        }
        let found = operations(try #require(drawn))
        #expect(found.count == 2)
        guard case .fill(.path(let area), let red)? = found.first,
            case .stroke(.path(let line), let blue, let stroke)? = found.last
        else {
            Issue.record("the operations are \(found)")
            return
        }
        #expect(CGRect(holding: area.elements.flatMap(\.points)) == view.bounds)
        #expect(red == UIColor.red.color && blue == UIColor.blue.color && stroke.width == 3)
        #expect(line.elements.flatMap(\.points) == [.zero, CGPoint(x: 100, y: 50)])
    }

    @Test func stateIsSavedWithTransformAndClip() throws {
        view.body = { rect in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.saveGState()
            context.translateBy(x: 50, y: 10)
            context.scaleBy(x: 2, y: 2)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        let groups = try #require(drawn?.children.first?.children)
        #expect(groups.count == 2)
        let clip = try #require(groups[0].clip)
        guard case .path(let path) = clip else {
            Issue.record("the clip is \(clip)")
            return
        }
        #expect(
            CGRect(holding: path.elements.flatMap(\.points)) == CGRect(x: 50, y: 10, width: 10, height: 10))
        #expect(groups[1].clip == nil && operations(groups[1]).count == 1)
    }

    @Test func gradientsAndTextsAreRecorded() throws {
        view.body = { rect in
            let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
            UIGraphicsGetCurrentContext()?.drawLinearGradient(
                gradient!, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
            "A text".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.foregroundColor: UIColor.green])
        }
        let found = operations(try #require(drawn))
        guard case .gradient(_, let gradient)? = found.first, case .text(let text)? = found.last else {
            Issue.record("the operations are \(found)")
            return
        }
        #expect(gradient.stops.map(\.color) == [UIColor.red.color, UIColor.blue.color])
        #expect(text.string == "A text" && text.color == UIColor.green.color && text.frame.origin.x == 5)
    }

    @Test func anImageRendererMakesAnImageOfShapes() {
        host.withCurrent {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            }
            #expect(image.size == CGSize(width: 30, height: 20))
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
            image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }

    @Test func anArcTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isNear(path.currentPoint, 100, 20, within: 1e-6))
        #expect(path.contains(CGPoint(x: 98, y: 2)) == false)
        #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 20), within: 1e-6))
    }

    @Test func aReversedPathHasTheSameAreaAndTheOtherEnd() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 10, y: 2))
        path.addCurve(
            to: CGPoint(x: 20, y: 30), controlPoint1: CGPoint(x: 15, y: 2),
            controlPoint2: CGPoint(x: 20, y: 9))
        let back = path.reversing()
        #expect(back.currentPoint == CGPoint(x: 1, y: 2) && back.bounds == path.bounds)
        #expect(back.reversing().path == path.path)
    }

    @Test func theEvenOddRuleCutsOutWhatOverlaps() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    }
}
