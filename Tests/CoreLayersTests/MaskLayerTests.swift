import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Layers that mask others.
@MainActor @Suite struct MaskLayerTests {
    private let fixture = ViewFixture()

    @Test func aLayerLeavesItsSuperlayerToMask() {
        fixture.host.withCurrent {
            let (layer, mask) = (fixture.view.layer, CALayer())
            layer.addSublayer(mask)
            layer.mask = mask
            #expect(layer.mask === mask && layer.sublayers == nil && mask.superlayer === layer)
            let other = CALayer()
            other.mask = mask
            #expect(layer.mask == nil && other.mask === mask && mask.superlayer === other)
            layer.addSublayer(mask)
            #expect(other.mask == nil && layer.sublayers == [mask])
        }
    }

    @Test func theLayerOfAViewMasksAnotherAndIsNotDrawn() {
        let label = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
        let wrapper = CALayer()
        label.backgroundColor = .red
        fixture.host.withCurrent {
            wrapper.frame = fixture.view.bounds
            fixture.view.addSubview(label)
            fixture.view.layer.insertSublayer(wrapper, at: 0)
            wrapper.mask = label.layer
        }
        #expect(fixture.seen?.children.count == 1 && fixture.seen?.children.first?.mask.count == 1)
        #expect(fixture.view.subviews == [label])
    }
}
