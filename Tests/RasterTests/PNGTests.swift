import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@Suite struct PNGTests {
    @Test(arguments: [(1, 1), (3, 2), (7, 5), (17, 1), (1, 13), (256, 3)])
    func opaquePixelsComeBack(width: Int, height: Int) throws {
        let pixels = (0..<width * height).map { (index: Int) -> Pixel in
            Pixel(UInt8(index * 7 % 256), UInt8(index * 31 % 256), UInt8(index * 77 % 256))
        }
        let original = try Bitmap(width: width, pixels: pixels)
        let file = try original.pngData()
        #expect([.rgb, .palette].contains(PNGFile(file).kind) && PNGFile(file).opacities == nil)
        #expect(try Bitmap(png: file) == original)
    }

    @Test func everyAlphaWithEveryPremultipliedColorComesBack() throws {
        // Column: alpha; row: a color that is not above it.
        let pixels = (0..<256).flatMap { row in
            (0..<256).map { alpha in
                let color = UInt8(min(row, alpha))
                return Pixel(color, UInt8(alpha) - color, UInt8(alpha), UInt8(alpha))
            }
        }
        let original = try Bitmap(width: 256, pixels: pixels)
        let file = try original.pngData()
        #expect(PNGFile(file).kind == .rgba)
        #expect(try Bitmap(png: file) == original)
    }

    @Test func anyPictureComesBack() throws {
        for background in [Color.white, .clear, Color.red.faded(by: 0.3)] {
            var picture = Specimen.everything
            picture.background = background
            let drawn = try Bitmap(drawing: picture, scale: 1.3)
            #expect(try Bitmap(png: drawn.pngData()) == drawn)
        }
    }

    @Test func theFileSaysSRGBAndNoTime() throws {
        let file = try Bitmap(drawing: Specimen.everything, scale: 1).pngData()
        let chunks = PNGFile(file).chunkNames
        #expect(chunks.filter { $0 != "PLTE" } == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(try file == Bitmap(drawing: Specimen.everything, scale: 1).pngData())
    }

    @Test(.enabled(if: OutsideProgram("python3").isInstalled, "python3 is not installed"))
    func anotherDecoderReadsStraightAlpha() throws {
        // Half transparent pure red, premultiplied (128, 0, 0, 128), is (255, 0, 0, 128) in the file.
        let original = try Bitmap(width: 2, pixels: [Pixel(128, 0, 0, 128), Pixel(0, 0, 0, 0)])
        #expect(try PNGFile(original.pngData()).rows == [0, 255, 0, 0, 128, 0, 0, 0, 0])
        let opaque = try Bitmap(width: 1, pixels: [Pixel(1, 2, 3), Pixel(4, 5, 6)])
        #expect(try PNGFile(opaque.pngData()).rows == [0, 1, 2, 3, 0, 4, 5, 6])
    }

    @Test(.enabled(if: OutsideProgram("pngfix").isInstalled, "pngfix is not installed"))
    func libpngsOwnCheckerFindsNothing() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("picture.png")
            try Bitmap(drawing: Specimen.everything, scale: 2).pngData().write(to: file)
            try OutsideProgram("pngfix").run([file.path])
        }
    }

    // A gray pixel of 16 bits, 0x8080; a palette of one color with alpha 0x80 for it; put together by hand.
    @Test(arguments: [
        (
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAAAAABq7kcWAAAAC0lEQVR4nGNoaAAAAYMBARg1IhUAAAAASUVORK5CYII=",
            Pixel(128, 128, 128)
        ),
        (
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEX/AAAZ4gk3AAAAAXRSTlOArV5bRgAAAApJREFUeJxjYAAAAAIAAUivpHEAAAAASUVORK5CYII=",
            Pixel(128, 0, 0, 128)
        ),
    ])
    func otherKindsOfPNGAreRead(base64: String, pixel: Pixel) throws {
        let bitmap = try Bitmap(png: try #require(Data(base64Encoded: base64)))
        #expect((bitmap.width, bitmap.height) == (1, 1))
        #expect(bitmap[0, 0] == pixel)
    }

    @Test func damagedFilesAreErrors() throws {
        let file = try Bitmap(drawing: Specimen.everything, scale: 1).pngData()
        for count in stride(from: 0, to: file.count, by: max(1, file.count / 97)) {
            #expect(throws: RasterError.self) { try Bitmap(png: file.prefix(count)) }
        }
        var flipped = file
        flipped[file.count / 2] ^= 0x55
        #expect(throws: RasterError.self) { try Bitmap(png: flipped) }
        let error = try #require(throws: RasterError.self) { try Bitmap(png: Data("no picture".utf8)) }
        #expect(error.message == "The PNG cannot be read: Not a PNG file.")
    }

    @Test func pieceOfALargerBufferIsRead() throws {
        let file = try bitmap(3, 3).pngData()
        let padded = Data([1, 2, 3]) + file + Data([4])
        #expect(try Bitmap(png: padded.dropFirst(3)) == bitmap(3, 3))
    }
}
