import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// The part of the contents that a layer shows.
@MainActor @Suite struct ContentsRectTests {
    private let fixture = ViewFixture(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
    private let layer = CALayer()

    init() {
        fixture.host.withCurrent { [fixture, layer] in
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
            layer.contents =
                UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40)).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 100, y: 0, width: 50, height: 40))
                }.cgImage
            fixture.view.layer.addSublayer(layer)
        }
    }

    /// The rectangle through which the image is seen, and where its left edge lies.
    private func seen() throws -> (clip: Shape?, left: CGFloat, scale: CGFloat) {
        let shown = try #require(fixture.seen?.children.last?.children.first)
        let image = try #require(shown.children.first)
        return (shown.clip, image.transform.tx, image.transform.a)
    }

    @Test func aPartIsFittedToTheBounds() throws {
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
        let seen = try seen()
        #expect(seen.clip == .rectangle(CGRect(x: 0, y: 0, width: 50, height: 40)))
        #expect(seen.left == -100)
    }

    @Test func theGravityRegardsTheSizeOfThePart() throws {
        layer.bounds.size = CGSize(width: 100, height: 40)
        layer.contentsGravity = .resizeAspect
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
        #expect(try seen().clip == .rectangle(CGRect(x: 25, y: 0, width: 50, height: 40)))
    }

    @Test func spriteSheetsStepFromPartToPart() throws {
        let steps = CAKeyframeAnimation(keyPath: "contentsRect")
        steps.values = (0..<4).map { CGRect(x: CGFloat($0) / 4, y: 0, width: 0.25, height: 1) }
        steps.calculationMode = .discrete
        steps.duration = 4
        fixture.host.withCurrent { layer.add(steps, forKey: nil) }
        fixture.run(1.5)
        #expect(try seen().left == -50)
        fixture.run(1)
        #expect(try seen().left == -100)
    }
}
