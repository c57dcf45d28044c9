import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreDrawing

/// The longest corners of lines, as code of a view sets them.
@MainActor @Suite struct MiterLimitTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// Returns the miter limits of the lines that a drawing has.
    private func limits(_ draw: (CGContext) -> Void) -> [CGFloat] {
        host.withCurrent {
            let context = CGContext()
            return limits(of: context.record { draw(context) })
        }
    }

    private func limits(of layers: [Layer]) -> [CGFloat] {
        layers.flatMap { layer in
            let own = layer.contents.compactMap { content -> CGFloat? in
                if case .stroke(_, _, let stroke) = content { stroke.miterLimit } else { nil }
            }
            return own + limits(of: layer.children)
        }
    }

    @Test func aContextSavesItsLimit() {
        let found = limits { context in
            let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
            context.stroke(rect)
            context.saveGState()
            context.setMiterLimit(2)
            context.stroke(rect)
            context.restoreGState()
            context.stroke(rect)
        }
        #expect(found == [10, 2, 10])
    }

    @Test func aPathHasALimitOfItsOwn() {
        let found = limits { context in
            context.setMiterLimit(2)
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
            path.stroke()
            path.miterLimit = 3
            (path.copy() as? UIBezierPath)?.stroke()
        }
        #expect(found == [10, 3])
    }

    @Test func anArchiveKeepsTheLimit() throws {
        try host.withCurrent {
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
            path.miterLimit = 4
            let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
            let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
            #expect(read?.miterLimit == 4)
        }
    }

    @Test func aShapeLayerDrawsWithItsLimit() {
        host.withCurrent {
            let layer = CAShapeLayer()
            layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
            (layer.strokeColor, layer.miterLimit) = (CGColor(gray: 0, alpha: 1), 1.2)
            host.window.layer.addSublayer(layer)
        }
        #expect(limits(of: host.picture().layers) == [1.2])
        #expect(host.warnings.isEmpty)
    }

    @Test(arguments: [(CGFloat(1), false), (2, true)])
    func theOutlineOfALineFollowsTheLimit(limit: CGFloat, reachesTheTip: Bool) {
        host.withCurrent {
            let context = CGContext()
            context.setLineWidth(4)
            context.setMiterLimit(limit)
            context.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
            context.replacePathWithStrokedPath()
            #expect(context.path?.contains(CGPoint(x: 11.9, y: -1.9)) == reachesTheTip)
        }
    }
}
