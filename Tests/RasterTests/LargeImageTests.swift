import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

/// Images of more than a million pixels, which are drawn from halved copies where they are shown small.
@Suite struct LargeImageTests {
    /// An image whose left half is red. The right one is a board of white and black pixels.
    private func board(_ width: Int, _ height: Int) throws -> PixelImage {
        var pixels = [UInt32](repeating: 0xFFFF_0000, count: width * height)
        for y in 0..<height {
            for x in width / 2..<width {
                pixels[y * width + x] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
            }
        }
        return try #require(
            PixelImage(width: width, height: height, pixels: pixels.withUnsafeBytes { Data($0) }))
    }

    @Test(arguments: [0, CGFloat.pi / 2]) func allPixelsCountWhereAnImageIsShownSmall(_ angle: CGFloat) throws
    {
        let image = try board(1601, 801)
        var layer = sheet(.image(PlacedImage(image, frame: CGRect(x: -40, y: -20, width: 80, height: 40))))
        layer.transform = CGAffineTransform(translationX: 50, y: 50).rotated(by: angle)
        let bitmap = try bitmap(100, 100, layer)
        func pixel(_ along: Int, _ across: Int) -> Pixel {
            angle == 0 ? bitmap[50 + along, 50 + across] : bitmap[50 - across, 50 + along]
        }
        for across in [-18, 0, 17] {
            #expect(pixel(-38, across) == Pixel(255, 0, 0) && pixel(-3, across) == Pixel(255, 0, 0))
            #expect(pixel(3, across).distance(to: Pixel(128, 128, 128)) <= 2)
            #expect(pixel(37, across).distance(to: Pixel(128, 128, 128)) <= 2)
            #expect(pixel(-43, across) == Pixel(255, 255, 255) && pixel(43, across) == Pixel(255, 255, 255))
        }
    }

    @Test func aHalvedImageHasTheMeansOfFourPixels() throws {
        // Blue, green, red, alpha.
        let bytes: [UInt8] = [
            0, 10, 20, 255, 4, 10, 20, 255, 8, 8, 8, 8, 1, 10, 20, 255, 1, 10, 20, 255, 0, 0, 0, 0,
        ]
        let half = try #require(PixelImage(width: 3, height: 2, pixels: Data(bytes))).half
        #expect(half.width == 2 && half.height == 1)
        // The last column counts twice; halves are rounded up.
        #expect(half.withUnsafeBytes { Array($0) } == [2, 10, 20, 255, 4, 4, 4, 4])
    }
}
