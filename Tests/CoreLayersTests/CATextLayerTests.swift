import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Texts that are too long for their layer.
@MainActor @Suite struct CATextLayerTests {
    private let fixture = ViewFixture()
    private let layer = CATextLayer()

    /// The picture of the text in a layer.
    private func seen(_ string: Any, in size: CGSize) -> Layer? {
        fixture.host.withCurrent {
            layer.string = string
            layer.frame = CGRect(origin: .zero, size: size)
            fixture.view.layer.addSublayer(layer)
        }
        return fixture.seen?.children.first?.children.first
    }

    private func text(_ layer: Layer?) -> Text? {
        guard case .text(let text)? = layer?.contents.first else { return nil }
        return text
    }

    /// Labels with a layer of this kind set its string from their text.
    @Test func aLabelWithATextLayerDrawsTheLayersStringAlone() {
        final class LayerLabel: UILabel {
            override class var layerClass: AnyClass { CATextLayer.self }
        }
        func texts(_ layer: Layer) -> [String] {
            layer.contents.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
                + layer.children.flatMap(texts)
        }
        fixture.host.withCurrent {
            let label = LayerLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "label"
            (label.layer as? CATextLayer)?.string = "layer"
            fixture.view.addSubview(label)
        }
        #expect(fixture.seen.map(texts) == ["layer"])
    }

    @Test func aLongTextEndsAtTheEdge() throws {
        let size = CGSize(width: 120, height: 50)
        let cut = try #require(seen("Hello world", in: size))
        #expect(cut.clip == .rectangle(CGRect(origin: .zero, size: size)))
        #expect(try #require(text(cut)).frame.width > 120)
        layer.truncationMode = .end
        let ellipsis = try #require(seen("Hello world", in: size))
        #expect(ellipsis.clip == nil && text(ellipsis)?.frame.width == 120)
        layer.truncationMode = .none
        let short = try #require(seen("Hello", in: size))
        #expect(short.clip == nil && text(short)?.frame.width == 120)
    }

    @Test func linesEndAtTheLowerEdge() throws {
        layer.isWrapped = true
        let cut = try #require(seen("Hello world, good morning", in: CGSize(width: 120, height: 60)))
        #expect(cut.clip != nil && text(cut)?.frame.width == 120)
        #expect(try #require(text(cut)).frame.height > 100)
    }

    @Test func linesBreakWhereTheTextSaysSo() throws {
        let both = try #require(seen("Two\nlines", in: CGSize(width: 200, height: 100)))
        #expect(both.clip == nil && text(both)?.lineLimit == 0)
        let line = try #require(text(seen("Two", in: CGSize(width: 200, height: 100)))).frame.height
        #expect(try #require(text(both)).frame.height > line * 1.9)
        let cut = try #require(seen("A longer line\nlines", in: CGSize(width: 50, height: 100)))
        #expect(cut.clip != nil && text(cut)?.lineLimit == 0)
        #expect(try #require(text(cut)).frame.width > 100)
    }

    @Test func theMiddleIsNoPlaceForAnEllipsis() {
        fixture.host.withCurrent { layer.truncationMode = .middle }
        #expect(fixture.host.usesWithoutEffect.map(\.member) == ["CATextLayerTruncationMode.middle"])
    }

    @Test func sizeAndColorAreAnimated() throws {
        layer.fontSize = 40
        layer.foregroundColor = UIColor.red.cgColor
        _ = seen("Hello", in: CGSize(width: 200, height: 50))
        fixture.host.withCurrent {
            for (key, end) in [("fontSize", 20 as Any), ("foregroundColor", UIColor.blue.cgColor)] {
                let animation = CABasicAnimation(keyPath: key)
                (animation.toValue, animation.duration) = (end, 1)
                layer.add(animation, forKey: key)
            }
        }
        fixture.run(0.5)
        let half = try #require(text(fixture.seen?.children.first?.children.first))
        #expect(isNear(half.font.size, 30, within: 1e-6))
        #expect(isNear(half.color.red, half.color.blue, within: 0.01))
        #expect(layer.fontSize == 40)
    }
}
