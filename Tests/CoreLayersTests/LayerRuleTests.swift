import Testing
import UIKitHost
import UIKitTestSupport

/// Each tree of layers and animations without an end is refused with a sentence.
@MainActor @Suite struct LayerRuleTests {
    private let fixture = ViewFixture()

    private func failure(_ mistake: () -> Void) -> String {
        fixture.host.withCurrent(mistake)
        return fixture.host.failure?.message ?? "no failure"
    }

    @Test func aLayerIsNotMaskedByOneThatHoldsIt() {
        let (outer, inner) = (CALayer(), CALayer())
        let message = failure {
            outer.addSublayer(inner)
            inner.mask = outer
        }
        #expect(message == "A layer cannot be masked by itself or by a layer that holds it.")
        #expect(inner.mask == nil && inner.superlayer === outer)
    }

    @Test func aLayerIsNotItsOwnMask() {
        let layer = CALayer()
        #expect(failure { layer.mask = layer }.hasPrefix("A layer cannot be masked by itself"))
        #expect(layer.mask == nil)
    }

    @Test func aViewIsNotMaskedByOneThatHoldsIt() {
        let (pane, former) = (UIView(), UIView())
        pane.accessibilityIdentifier = "pane"
        let message = failure {
            fixture.view.addSubview(pane)
            pane.mask = former
            pane.mask = fixture.view
        }
        #expect(message == "pane: a view cannot be masked by itself or by a view that holds it.")
        #expect(pane.mask === former)
    }

    @Test func aGroupDoesNotHoldItself() {
        let (group, inner) = (CAAnimationGroup(), CAAnimationGroup())
        inner.animations = [group]
        #expect(failure { group.animations = [inner] } == "A CAAnimationGroup cannot hold itself.")
        #expect(group.animations == nil)
    }

    @Test func layersAreNestedUpToALimit() {
        var layers = [CALayer()]
        let message = failure {
            for _ in 1..<5000 {
                let next = CALayer()
                layers.last?.addSublayer(next)
                layers.append(next)
            }
        }
        #expect(message == "At most 200 layers can lie upon one another.")
        #expect(layers[199].superlayer === layers[198] && layers[200].superlayer == nil)
    }

    @Test func layersThatHoldOthersAreNestedUpToTheLimit() {
        func chain(_ count: Int) -> [CALayer] {
            let layers = (0..<count).map { _ in CALayer() }
            for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
            return layers
        }
        let (outer, inner) = (chain(120), chain(80))
        #expect(failure { outer.last?.addSublayer(inner[0]) } == "no failure")
        let more = CALayer()
        #expect(failure { more.addSublayer(outer[0]) }.hasPrefix("At most 200 layers"))
    }
}
