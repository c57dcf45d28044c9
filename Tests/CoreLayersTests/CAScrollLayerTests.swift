import Foundation
import Picture
import Testing

@testable import CoreLayers

/// Layers that scroll, and layers drawn into contexts.
@MainActor @Suite struct CAScrollLayerTests {
    private let context = RunContext(size: CGSize(width: 100, height: 100))

    @Test func theModeLimitsTheDirection() {
        context.withCurrent {
            let layer = CAScrollLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
            layer.scrollMode = .horizontally
            layer.scroll(to: CGPoint(x: 30, y: 40))
            #expect(layer.bounds.origin == CGPoint(x: 30, y: 0))
            layer.scrollMode = .none
            layer.scroll(to: CGPoint(x: 7, y: 7))
            #expect(layer.bounds.origin == CGPoint(x: 30, y: 0))
        }
    }

    @Test func aRectangleIsReachedByTheShortestWay() {
        context.withCurrent {
            let layer = CAScrollLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
            let part = CALayer()
            layer.addSublayer(part)
            part.frame = CGRect(x: 80, y: 10, width: 20, height: 20)
            part.scrollRectToVisible(part.bounds)
            #expect(layer.bounds.origin == CGPoint(x: 50, y: 0))
        }
    }

    @Test func theVisiblePartIsThatOfTheScrollLayer() {
        context.withCurrent {
            let layer = CAScrollLayer()
            layer.bounds = CGRect(x: 10, y: 0, width: 50, height: 50)
            let part = CALayer()
            layer.addSublayer(part)
            part.frame = CGRect(x: 40, y: 10, width: 60, height: 20)
            #expect(part.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 20))
            part.frame.origin.x = 200
            #expect(part.visibleRect == .zero && layer.visibleRect == layer.bounds)
        }
    }

    @Test func aLayerIsDrawnIntoAContextWithoutItsPlace() throws {
        try context.withCurrent {
            let layer = CALayer()
            layer.frame = CGRect(x: 40, y: 40, width: 20, height: 10)
            layer.backgroundColor = CGColor(.black)
            let target = CGContext()
            let drawn = target.record { layer.render(in: target) }
            var found = try #require(drawn.first)
            while let child = found.children.first { found = child }
            #expect(found.identity == nil && found.transform.isIdentity)
            let seen = try #require(layer.pictureLayer(at: 0))
            #expect(!seen.contents.isEmpty && found.contents == seen.contents && !seen.transform.isIdentity)
        }
    }
}
