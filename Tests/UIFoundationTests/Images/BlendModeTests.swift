import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import UIFoundation

private let red = Pixel(255, 0, 0)
private let blue = Pixel(0, 0, 255)
private let violet = Pixel(255, 0, 255)
private let white = Pixel(255, 255, 255)

/// A red bar, and a blue one over its right half by a blend mode, in a drawing on white paper.
@MainActor @Suite struct BlendModeTests {
    /// The colors of the blue bar on the red one and beside it.
    struct Expected: Sendable {
        let mode: CGBlendMode
        let onRed, beside: Pixel

        init(_ mode: CGBlendMode, _ onRed: Pixel, _ beside: Pixel) {
            (self.mode, self.onRed, self.beside) = (mode, onRed, beside)
        }
    }

    /// The ways in which the blue bar is drawn.
    enum Way: CaseIterable, Sendable { case fill, clippedFill, image }

    private let size = CGSize(width: 40, height: 20)
    private let bar = CGRect(x: 20, y: 0, width: 20, height: 10)
    private let host = SceneHost(size: CGSize(width: 40, height: 20), scale: 1)

    private func drawn(_ draw: (UIGraphicsImageRendererContext) -> Void) throws -> Bitmap {
        let layer = host.withCurrent {
            let image = UIGraphicsImageRenderer(size: size).image { context in
                UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
                UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
                draw(context)
            }
            return image.layer(in: CGRect(origin: .zero, size: size), tint: .black)
        }
        let layers = [try #require(layer)]
        return try Bitmap(drawing: Picture(size: size, background: .white, layers: layers), scale: 1)
    }

    private func drawBar(_ way: Way, _ mode: CGBlendMode, in context: UIGraphicsImageRendererContext) {
        switch way {
        case .fill: context.fill(bar, blendMode: mode)
        case .clippedFill:
            context.cgContext.saveGState()
            context.clip(to: bar)
            context.fill(CGRect(origin: .zero, size: size), blendMode: mode)
            context.cgContext.restoreGState()
        case .image:
            let image = UIGraphicsImageRenderer(size: bar.size).image {
                UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
                $0.fill(CGRect(origin: .zero, size: bar.size))
            }
            image.draw(in: bar, blendMode: mode, alpha: 1)
        }
    }

    @Test(
        arguments: [
            Expected(.normal, blue, blue), Expected(.copy, blue, blue), Expected(.clear, white, white),
            Expected(.sourceIn, blue, white), Expected(.sourceOut, white, blue),
            Expected(.sourceAtop, blue, white), Expected(.destinationOver, red, blue),
            Expected(.destinationIn, red, white), Expected(.destinationOut, white, white),
            Expected(.destinationAtop, red, blue), Expected(.xor, white, blue),
            Expected(.plusLighter, violet, blue), Expected(.darken, Pixel(0, 0, 0), blue),
            Expected(.lighten, violet, white), Expected(.difference, violet, Pixel(255, 255, 0)),
        ], Way.allCases)
    func modesChangeWhatTheDrawingCovers(_ expected: Expected, _ way: Way) throws {
        let bitmap = try drawn { drawBar(way, expected.mode, in: $0) }
        #expect([bitmap[25, 5], bitmap[35, 5]] == [expected.onRed, expected.beside])
        #expect([bitmap[5, 5], bitmap[15, 5], bitmap[25, 15]] == [white, red, white])
        #expect(host.warnings == [])
    }

    @Test(arguments: [
        ("normal", blue), ("multiply", Pixel(0, 0, 0)), ("screen", violet), ("difference", violet),
        ("plus-lighter", violet),
    ])
    func elementsOfSVGFilesBlend(_ mode: String, _ onRed: Pixel) throws {
        let elements = """
            <rect x="10" width="20" height="10" fill="red"/>
            <g style="mix-blend-mode: \(mode)"><rect x="20" width="20" height="10" fill="blue"/></g>
            <rect x="35" width="5" height="10" fill="red"/>
            """
        let text = #"<svg width="40" height="20">\#(elements)</svg>"#
        let (layer, leftOut) = try host.withCurrent {
            let (image, leftOut) = try UIImage.drawing(ofSVG: Data(text.utf8))
            return (image.layer(in: CGRect(origin: .zero, size: size), tint: .black), leftOut)
        }
        let layers = [try #require(layer)]
        let bitmap = try Bitmap(
            drawing: Picture(size: size, background: .white, layers: layers), scale: 1)
        #expect([bitmap[15, 5], bitmap[25, 5], bitmap[37, 5]] == [red, onRed, red])
        #expect(leftOut == [])
    }

    @Test func furtherDrawingsCover() throws {
        let bitmap = try drawn { context in
            drawBar(.fill, .clear, in: context)
            context.fill(CGRect(x: 20, y: 0, width: 5, height: 10))
            context.fill(CGRect(x: 10, y: 0, width: 5, height: 10), blendMode: .destinationOut)
            context.fill(CGRect(x: 35, y: 0, width: 5, height: 10), blendMode: .copy)
            #expect(context.currentImage.size == size)
        }
        #expect([bitmap[12, 5], bitmap[17, 5], bitmap[22, 5]] == [white, red, blue])
        #expect([bitmap[27, 5], bitmap[37, 5]] == [white, blue])
    }

    @Test func aTransparentImageClearsItsRectangle() throws {
        let bitmap = try drawn { _ in
            let empty = UIGraphicsImageRenderer(size: bar.size).image { _ in }
            empty.draw(in: bar, blendMode: .destinationIn, alpha: 1)
        }
        #expect([bitmap[15, 5], bitmap[25, 5]] == [red, white])
    }
}
