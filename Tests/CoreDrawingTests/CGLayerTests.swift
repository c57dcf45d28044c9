import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreDrawing

/// Drawings that are made once and drawn several times.
@MainActor @Suite struct CGLayerTests {
    private let host = SceneHost(size: CGSize(width: 100, height: 100))

    /// The rectangles of the filled shapes of a layer and its descendants.
    private func boxes(_ layer: Layer, under transform: CGAffineTransform = .identity) -> [CGRect] {
        let place = layer.transform.concatenating(transform)
        let own = layer.contents.compactMap { content -> CGRect? in
            guard case .fill(.path(let path), _) = content else { return nil }
            return CGRect(holding: path.elements.flatMap(\.points)).applying(place)
        }
        return own + layer.children.flatMap { boxes($0, under: place) }
    }

    @Test func aLayerIsDrawnAtPointsAndInRectangles() throws {
        try host.withCurrent {
            let context = CGContext()
            let layer = try #require(
                CGLayer(context, size: CGSize(width: 20, height: 10), auxiliaryInfo: nil))
            layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            let drawing = context.record {
                context.draw(layer, at: CGPoint(x: 5, y: 6))
                context.draw(layer, in: CGRect(x: 50, y: 50, width: 40, height: 30))
            }
            let seen = drawing.flatMap { boxes($0) }
            #expect(seen.count == 2 && layer.size == CGSize(width: 20, height: 10))
            #expect(isNear(seen[0], CGRect(x: 5, y: 6, width: 10, height: 10)))
            #expect(isNear(seen[1], CGRect(x: 50, y: 50, width: 20, height: 30)))
            #expect(context.ctm == .identity)
        }
    }
}
