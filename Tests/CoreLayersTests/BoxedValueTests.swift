import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// Geometry in objects, as Objective-C's animations and those of early Swift take it.
@MainActor @Suite struct BoxedValueTests {
    private let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    private var layer: CALayer { fixture.view.layer }

    /// Returns the layer halfway between two values of a property.
    private func middle(_ key: String, _ from: NSValue, _ to: NSValue) throws -> CALayer {
        let animation = CAKeyframeAnimation(keyPath: key)
        (animation.values, animation.duration) = ([from, to], 1)
        fixture.host.withCurrent { layer.add(animation, forKey: nil) }
        fixture.run(0.5)
        return try #require(fixture.host.withCurrent { layer.presentation() })
    }

    @Test func points() throws {
        let (start, end) = (NSValue(cgPoint: CGPoint(x: 10, y: 20)), NSValue(cgPoint: CGPoint(x: 30, y: 40)))
        #expect(try middle("position", start, end).position == CGPoint(x: 20, y: 30))
        #expect(end.cgPointValue == CGPoint(x: 30, y: 40))
    }

    @Test func rectangles() throws {
        let start = NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 20))
        let end = NSValue(cgRect: CGRect(x: 4, y: 0, width: 30, height: 40))
        #expect(try middle("bounds", start, end).bounds == CGRect(x: 2, y: 0, width: 20, height: 30))
    }

    @Test func sizes() throws {
        let (start, end) = (NSValue(cgSize: .zero), NSValue(cgSize: CGSize(width: 8, height: 4)))
        #expect(try middle("shadowOffset", start, end).shadowOffset == CGSize(width: 4, height: 2))
    }

    @Test func transforms() throws {
        let start = NSValue(caTransform3D: CATransform3DIdentity)
        let end = NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1))
        #expect(abs(try middle("transform", start, end).transform.m11 - 2) < 1e-9)
        #expect(end.caTransform3DValue == CATransform3DMakeScale(3, 1, 1))
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: plane).cgAffineTransformValue == plane)
        #expect(NSNumber(value: 3).caTransform3DValue == CATransform3DIdentity)
    }
}
