import CoreDrawing
import Foundation
import Picture
import Testing

/// Parts of images.
@Suite struct CGImageTests {
    /// An image of 4 x 3 pixels, each of whose bytes has the pixel's number.
    private func image() throws -> CGImage {
        let bytes = Data((0..<12).flatMap { Array(repeating: UInt8($0), count: 4) })
        let pixels = try #require(PixelImage(width: 4, height: 3, pixels: bytes))
        return try #require(CGImage(.pixels(pixels), size: pixels.size, scale: 1))
    }

    @Test func partsHaveTheirPixels() throws {
        let part = try #require(image().cropping(to: CGRect(x: 1.5, y: 1, width: 1.2, height: 9)))
        guard case .pixels(let pixels) = part.content(scale: 1) else {
            Issue.record("no pixels")
            return
        }
        #expect(part.width == 2 && part.height == 2)
        #expect(pixels.withUnsafeBytes { bytes in [0, 4, 8, 12].map { bytes[$0] } } == [5, 6, 9, 10])
        #expect(try image().cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
    }

    @Test func partsOfDrawingsAreClipped() throws {
        let square = Layer(contents: [
            .fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), Color(red: 1, green: 0, blue: 0))
        ])
        let whole = try #require(CGImage(.drawing(square), size: CGSize(width: 10, height: 10), scale: 2))
        let part = try #require(whole.cropping(to: CGRect(x: 10, y: 4, width: 6, height: 8)))
        #expect(part.width == 6 && part.height == 8)
        guard case .drawing(let layer) = part.content(scale: 1), let clipped = layer.children.first else {
            Issue.record("no drawing")
            return
        }
        #expect(clipped.clip == Shape.rectangle(CGRect(x: 0, y: 0, width: 6, height: 8)))
        #expect(clipped.children.first?.transform == CGAffineTransform(translationX: -10, y: -4))
    }
}
