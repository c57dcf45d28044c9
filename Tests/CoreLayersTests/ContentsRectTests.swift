import Foundation
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

    /// The image of 200 x 40 points is stretched between its first and last 50 points, and 10 points above
    /// and below.
    @Test func theCenterIsStretchedAndTheRestKeepsItsSize() throws {
        layer.bounds.size = CGSize(width: 300, height: 100)
        layer.contentsScale = 2
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        let parts = try #require(fixture.seen?.children.last?.children)
        let columns = [(0.0, 50.0, 1.0), (50, 200, 2), (250, 50, 1)]
        let rows = [(0.0, 10.0, 1.0), (10, 80, 4), (90, 10, 1)]
        #expect(parts.count == 9)
        for (index, part) in parts.enumerated() {
            let (column, row) = (columns[index % 3], rows[index / 3])
            #expect(part.clip == .rectangle(CGRect(x: column.0, y: row.0, width: column.1, height: row.1)))
            let image = try #require(part.children.first)
            #expect(image.transform.a == column.2 && image.transform.d == row.2)
        }
    }

    @Test func cornersWithoutRoomAreReduced() throws {
        layer.bounds.size = CGSize(width: 50, height: 40)
        layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        let parts = try #require(fixture.seen?.children.last?.children)
        #expect(parts.map(\.clip) == [0, 25].map { .rectangle(CGRect(x: $0, y: 0, width: 25, height: 40)) })
    }

    @Test func aLayerEnlargesThePixelsOfItsContents() throws {
        layer.magnificationFilter = .nearest
        func images(_ layer: Layer) -> [PlacedImage] {
            layer.contents.compactMap { if case .image(let image) = $0 { image } else { nil } }
                + layer.children.flatMap(images)
        }
        let pixels = try #require(PixelImage(width: 2, height: 2, pixels: Data(count: 16)))
        layer.contents = CGImage(.pixels(pixels), size: CGSize(width: 2, height: 2), scale: 1)
        let shown = try #require(fixture.seen?.children.last)
        let squares = images(shown).map(\.isPixelated)
        #expect(squares == [true])
    }
}
