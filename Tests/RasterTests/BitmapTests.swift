import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

@Suite struct BitmapTests {
    @Test(arguments: [
        (CGSize(width: 320, height: 568), 2.0, 640, 1136),
        (CGSize(width: 10, height: 10.5), 1.0, 10, 11),
        (CGSize(width: 10.01, height: 0.2), 1.0, 11, 1),
        (CGSize(width: 320, height: 30), 1.1, 352, 33),
    ])
    func sidesAreRoundedUpToWholePixels(size: CGSize, scale: CGFloat, width: Int, height: Int) throws {
        let bitmap = try Bitmap(drawing: Picture(size: size), scale: scale)
        #expect((bitmap.width, bitmap.height) == (width, height))
        #expect(bitmap.bytesPerRow == width * 4)
        bitmap.withUnsafeBytes { #expect($0.count == width * height * 4) }
    }

    @Test(arguments: [
        CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: CGFloat.nan, height: 10),
        CGSize(width: 10, height: CGFloat.infinity), CGSize(width: 32768, height: 1),
        CGSize(width: 1e300, height: 1),
    ])
    func badSizesAreErrors(size: CGSize) throws {
        let error = try #require(throws: RasterError.self) {
            try Bitmap(drawing: Picture(size: size), scale: 1)
        }
        #expect(error.message.hasPrefix("A picture of "))
    }

    @Test(arguments: [0, -1, CGFloat.nan, CGFloat.infinity])
    func badScalesAreErrors(scale: CGFloat) {
        let picture = Picture(size: CGSize(width: 10, height: 10))
        #expect(throws: RasterError.self) { try Bitmap(drawing: picture, scale: scale) }
    }

    @Test func theLargestSideIsDrawn() throws {
        let strip = try bitmap(32767, 1, sheet(.fill(rectangle(32766, 0, 1, 1), .red)))
        #expect(strip[32766, 0] == Pixel(255, 0, 0))
        #expect(strip[32765, 0] == Pixel(255, 255, 255))
    }

    @Test func bytesAreBlueGreenRedAlpha() throws {
        let one = try bitmap(1, 1, background: Color(red: 1, green: 0.6, blue: 0.2))
        one.withUnsafeBytes { #expect(Array($0) == [51, 153, 255, 255]) }
    }

    @Test func opaqueMeansEveryPixel() throws {
        #expect(try bitmap(3, 3).isOpaque)
        #expect(try !bitmap(3, 3, background: .clear).isOpaque)
        var pixels = Array(repeating: Pixel(0, 0, 0), count: 9)
        pixels[8].alpha = 254
        #expect(try !Bitmap(width: 3, pixels: pixels).isOpaque)
    }

    @Test(arguments: [0.7, 1, 1.37, 3])
    func paperThatIsOpaqueStaysSoUnderWhateverIsDrawn(scale: Double) throws {
        let drawn = try Bitmap(drawing: Specimen.everything, scale: scale)
        #expect(drawn.isOpaque)
        let alphas = drawn.withUnsafeBytes { bytes in
            stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
        }
        #expect(alphas.allSatisfy { $0 == 255 })
    }

    @Test func equalityComparesSizeAndBytes() throws {
        #expect(try bitmap(2, 1) == bitmap(2, 1))
        #expect(try bitmap(2, 1) != bitmap(1, 2))
        #expect(try bitmap(2, 1) != bitmap(2, 1, background: .red))
    }

    @Test func theSameFromManyThreads() async throws {
        let picture = Specimen.everything
        let alone = try Bitmap(drawing: picture, scale: 2)
        let together = try await withThrowingTaskGroup { group in
            for _ in 0..<16 { group.addTask { try Bitmap(drawing: picture, scale: 2) } }
            return try await group.reduce(into: [Bitmap]()) { $0.append($1) }
        }
        #expect(together.count == 16)
        #expect(together.allSatisfy { $0 == alone })
    }
}
