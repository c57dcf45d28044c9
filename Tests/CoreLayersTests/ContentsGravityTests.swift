import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// The places of contents that keep their own size. Apple's header: top is the edge of the largest y.
@MainActor @Suite struct ContentsGravityTests {
    private let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

    @Test(arguments: [
        (CALayerContentsGravity.topLeft, CGPoint(x: 0, y: 50)), (.top, CGPoint(x: 40, y: 50)),
        (.topRight, CGPoint(x: 80, y: 50)), (.left, CGPoint(x: 0, y: 25)), (.right, CGPoint(x: 80, y: 25)),
        (.bottomLeft, CGPoint(x: 0, y: 0)), (.bottom, CGPoint(x: 40, y: 0)),
        (.bottomRight, CGPoint(x: 80, y: 0)), (.center, CGPoint(x: 40, y: 25)),
    ])
    func contentsOf20By10(_ gravity: CALayerContentsGravity, _ corner: CGPoint) throws {
        fixture.host.withCurrent {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            // Two pixels per point, of which a layer shows each as a point.
            layer.contents =
                UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { context in
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
                }.cgImage
            layer.contentsGravity = gravity
            fixture.view.layer.addSublayer(layer)
        }
        let shown = try #require(fixture.seen?.children.last?.children.first)
        #expect(CGPoint(x: shown.transform.tx, y: shown.transform.ty) == corner)
    }
}
