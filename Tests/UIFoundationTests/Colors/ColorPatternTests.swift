import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIFoundation

/// Images that are repeated in place of colors.
@MainActor @Suite struct ColorPatternTests {
    private let host = SceneHost(size: CGSize(width: 300, height: 20), scale: 1)
    private let view = UIView(frame: CGRect(x: 3, y: 5, width: 290, height: 11))
    private let white = Pixel(255, 255, 255)

    init() {
        host.withCurrent {
            host.window.backgroundColor = .white
            host.window.addSubview(view)
        }
    }

    /// Red and green above blue and black.
    private let colors = [[Pixel(255, 0, 0), Pixel(0, 255, 0)], [Pixel(0, 0, 255), Pixel(0, 0, 0)]]

    private var tile: UIImage {
        get throws {
            let bytes = colors.joined().flatMap { [$0.blue, $0.green, $0.red, $0.alpha] }
            let pixels = try #require(PixelImage(width: 2, height: 2, pixels: Data(bytes)))
            return UIImage(pixels, scale: 1)
        }
    }

    private func seen() throws -> Bitmap { try Bitmap(drawing: host.picture(), scale: 1) }

    private func seen(_ image: UIImage) throws -> Bitmap {
        let box = CGRect(origin: .zero, size: image.size)
        let layer = try #require(host.withCurrent { image.layer(in: box, tint: .black) })
        return try Bitmap(drawing: Picture(size: box.size, background: .white, layers: [layer]), scale: 1)
    }

    @Test func theTilesOfABackgroundBeginAtTheOriginOfTheView() throws {
        let pattern = UIColor(patternImage: try tile)
        host.withCurrent { view.backgroundColor = pattern }
        let bitmap = try seen()
        for y in 0..<11 {
            for x in 0..<290 { #expect(bitmap[x + 3, y + 5] == colors[y % 2][x % 2]) }
        }
        #expect(bitmap[2, 5] == white && bitmap[293, 5] == white)
        #expect(bitmap[3, 4] == white && bitmap[3, 16] == white)
        #expect(view.backgroundColor == pattern && view.layer.backgroundColor == pattern.cgColor)
        #expect(!pattern.getRed(nil, green: nil, blue: nil, alpha: nil))
        host.withCurrent { view.bounds.origin = CGPoint(x: 1, y: 0) }
        #expect(try seen()[3, 5] == colors[0][1])
        host.withCurrent { view.backgroundColor = .blue }
        #expect(try seen()[4, 6] == Pixel(0, 0, 255))
    }

    @Test func thePatternOfALayerHasTheFormOfTheLayer() throws {
        let pattern = UIColor(patternImage: try tile)
        let square = CALayer()
        host.withCurrent {
            view.layer.addSublayer(square)
            square.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
            square.cornerRadius = 5
            square.backgroundColor = pattern.withAlphaComponent(0.5).cgColor
        }
        host.advance(by: 1)
        let bitmap = try seen()
        #expect(bitmap[4, 6] == white)
        #expect(bitmap[8, 10].distance(to: Pixel(255, 127, 127)) <= 1)
        #expect(bitmap[9, 10].distance(to: Pixel(127, 255, 127)) <= 1)
    }

    @Test func drawingsFillAreasFromTheirOrigin() throws {
        let pattern = UIColor(patternImage: try tile)
        let image = host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                context.cgContext.translateBy(x: 1, y: 0)
                pattern.set()
                UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
                context.cgContext.setFillColor(UIColor.black.cgColor)
                UIRectFill(CGRect(x: 4, y: 0, width: 4, height: 4))
                context.cgContext.stroke(CGRect(x: 3, y: 9, width: 10, height: 8), width: 2)
            }
        }
        let bitmap = try seen(image)
        #expect(bitmap[0, 0] == white && bitmap[4, 4] == white)
        for y in 0..<4 {
            for x in 1..<5 { #expect(bitmap[x, y] == colors[y % 2][x % 2]) }
        }
        #expect(bitmap[6, 1] == Pixel(0, 0, 0))
        // The line reaches from 8 to 10 below the top.
        for (x, y) in [(8, 8), (9, 8), (8, 9), (9, 9)] { #expect(bitmap[x, y] == colors[y % 2][x % 2]) }
        #expect(bitmap[8, 12] == white)
    }

    @Test func aPhaseMovesTheFirstTileWhateverTheTransform() throws {
        let pattern = UIColor(patternImage: try tile)
        let image = host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
                let context = context.cgContext
                context.saveGState()
                context.scaleBy(x: 2, y: 2)
                context.setPatternPhase(CGSize(width: 1, height: -3))
                pattern.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                context.restoreGState()
                pattern.setFill()
                context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
            }
        }
        let bitmap = try seen(image)
        for y in 0..<4 {
            for x in 0..<4 { #expect(bitmap[x, y] == colors[(y + 1) % 2][(x + 1) % 2]) }
            for x in 4..<8 { #expect(bitmap[x, y] == colors[y % 2][x % 2]) }
        }
    }

    @Test func drawnImagesAndShapesHavePatternsToo() throws {
        let image = host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            }
        }
        let shape = CAShapeLayer()
        host.withCurrent {
            shape.fillColor = UIColor(patternImage: image).cgColor
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4), transform: nil)
            view.layer.addSublayer(shape)
        }
        host.advance(by: 1)
        let bitmap = try seen()
        #expect((3..<12).map { bitmap[$0, 6] == white } == [0, 0, 1, 1, 0, 0, 1, 1, 1].map { $0 == 1 })
    }

    @Test func theLettersOfALabelAreTheMaskOfItsPattern() throws {
        let pattern = UIColor(patternImage: try tile)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 22))
        host.withCurrent {
            label.text = "Stripes"
            label.textColor = pattern
            label.accessibilityIdentifier = "label"
            view.addSubview(label)
        }
        let layer = try #require(host.picture().layer(named: "label"))
        let tiles = try #require(layer.children.first)
        #expect(layer.contents.isEmpty && tiles.mask.flatMap(\.texts).map(\.string) == ["Stripes"])
    }
}
