import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreDrawing

/// Edges that a context draws without smoothing.
@MainActor @Suite struct HardEdgeContextTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// Returns the numbers of operations of neighboring layers, negative for those with hard edges.
    private func groups(_ draw: (CGContext) -> Void) -> [Int] {
        host.withCurrent {
            let context = CGContext()
            return counts(context.record { draw(context) })
        }
    }

    private func counts(_ layers: [Layer]) -> [Int] {
        layers.flatMap { layer in
            let own = layer.contents.count * (layer.hasHardEdges ? -1 : 1)
            return (own == 0 ? [] : [own]) + counts(layer.children)
        }
    }

    private let box = CGRect(x: 0, y: 0, width: 9, height: 9)

    @Test func operationsWithEqualEdgesShareALayer() {
        let found = groups { context in
            context.fill(box)
            context.saveGState()
            context.setShouldAntialias(false)
            for _ in 0..<3 { context.fill(box) }
            context.restoreGState()
            for _ in 0..<2 { context.fill(box) }
        }
        #expect(found == [1, -3, 2])
        #expect(host.warnings.isEmpty)
    }

    @Test func whatTheContextForbidsNoStateAllows() {
        let found = groups { context in
            context.saveGState()
            context.setAllowsAntialiasing(false)
            context.setShouldAntialias(true)
            context.fill(box)
            context.restoreGState()
            context.fill(box)
            context.setAllowsAntialiasing(true)
            context.fill(box)
        }
        #expect(found == [-2, 1])
    }
}
