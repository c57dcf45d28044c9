import CPNG
import CoreGeometry
import Foundation
import Picture
import TestSupport
import Testing

@testable import Raster

/// Every way of packing keeps every pixel.
@Suite struct PNGPackingTests {
    /// Reads the file by libpng, which checks all sums, and compares all pixels.
    private func expectSame(
        _ original: Bitmap, _ ways: [PNGCompression] = PNGCompression.allCases,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        for way in ways {
            let read = try Bitmap(png: original.pngData(way))
            #expect(
                read == original, "\(way), \(original.width) x \(original.height)", sourceLocation: location)
        }
    }

    @Test(arguments: Array(1...20) + Array(60...70)) func everyWidthComesBack(width: Int) throws {
        for colors in [1, 2, 3, 5, 17, 300] {
            try expectSame(PNGPictures.runs(width, 17, colors: colors), [.fast])
        }
        for colors in [4, 16, 300] {
            try expectSame(PNGPictures.runs(width, 17, colors: colors, alpha: 0...255), [.fast])
        }
        try expectSame(PNGPictures.noise(width, 5), [.fast])
        try expectSame(PNGPictures.noise(width, 5, alpha: 0...255), [.fast])
    }

    @Test(arguments: [1, 2, 3, 63, 64, 65, 127, 128, 129, 257, 258, 259, 300, 1000]) func linesComeBack(
        length: Int
    ) throws {
        for colors in [1, 2, 30, 600] {
            try expectSame(PNGPictures.runs(length, 1, colors: colors))
            try expectSame(PNGPictures.runs(1, length, colors: colors))
        }
        try expectSame(PNGPictures.noise(length, 1, alpha: 0...255))
        try expectSame(PNGPictures.noise(1, length, alpha: 0...255))
    }

    /// Rows of more than 32768 bytes are farther apart than deflate can reach: with three bytes a pixel from
    /// 10923 pixels on, with four from 8192.
    @Test(arguments: [8191, 8192, 10922, 10923, 16384]) func wideRowsComeBack(width: Int) throws {
        try expectSame(PNGPictures.runs(width, 2, colors: 3), [.fast])
        for alpha: ClosedRange<UInt8> in [255...255, 3...255] {
            var pixels = try PNGPictures.runs(width, 2, colors: 40, alpha: alpha).pixels
            pixels += try PNGPictures.noise(width, 1, alpha: alpha).pixels
            pixels += pixels.suffix(width)
            try expectSame(Bitmap(width: width, pixels: pixels), [.fast])
        }
        try expectSame(PNGPictures.dots(width, 2, [(width - 1, 0, Pixel(1, 2, 3)), (0, 1, Pixel(3, 2, 1))]))
    }

    /// Noise has a literal for each pixel; there are more than a block takes.
    @Test func severalBlocksComeBack() throws {
        try expectSame(PNGPictures.noise(256, 260), [.fast])
        try expectSame(PNGPictures.noise(256, 260, alpha: 0...255), [.fast])
    }

    @Test func aSinglePixelAnywhereComesBack() throws {
        for (x, y) in [(0, 0), (1, 0), (69, 0), (0, 1), (35, 20), (63, 7), (64, 7), (69, 40)] {
            for pixel in [Pixel(0, 0, 0), Pixel(255, 255, 254), Pixel(0, 0, 0, 0), Pixel(1, 0, 1, 1)] {
                try expectSame(PNGPictures.dots(70, 41, [(x, y, pixel)]), [.fast])
            }
        }
    }

    /// The first translucent pixel comes after the encoder took the picture for an opaque one of many colors.
    @Test func translucencyAtTheEndComesBack() throws {
        var pixels = try PNGPictures.noise(90, 40).pixels
        pixels[90 * 40 - 1] = Pixel(10, 20, 30, 40)
        let bitmap = try Bitmap(width: 90, pixels: pixels)
        try expectSame(bitmap)
        #expect(try PNGFile(bitmap.pngData(.fast)).kind == .rgba)
    }

    @Test func thePaletteEndsAt256Colors() throws {
        for (count, depth) in [(2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)] {
            let file = try PNGFile(PNGPictures.colors(count).pngData(.fast))
            #expect(file.kind == .palette && file.depth == depth && file.paletteCount == count, "\(count)")
            try expectSame(PNGPictures.colors(count))
        }
        let file = try PNGFile(PNGPictures.colors(257).pngData(.fast))
        #expect(file.kind == .rgb && file.depth == 8)
        try expectSame(PNGPictures.colors(257))
    }

    /// Only colors that something shines through have an opacity in the file; they come first.
    @Test func aPaletteHasOpacities() throws {
        let bitmap = try PNGPictures.colors(200, alpha: 128...255)
        let file = try PNGFile(bitmap.pngData(.fast))
        #expect(
            file.kind == .palette && file.paletteCount == 200
                && file.opacities == Array(repeating: 128, count: 100))
        try expectSame(bitmap)
        #expect(try PNGFile(PNGPictures.colors(200).pngData(.fast)).opacities == nil)
    }

    /// Gradients and noise are libpng's, unless everything has to be fast.
    @Test func picturesThatAreNotFlatGoToLibpng() throws {
        let gradient = try PNGPictures.gradient(256, 256)
        let (fast, small) = try (gradient.pngData(.fast), gradient.pngData(.small))
        #expect(small.count * 10 < fast.count)
        #expect(try small == gradient.pngData(packing: .usualFiltered))
        try expectSame(gradient)
        let best = try gradient.pngData(.best)
        #expect(best.count <= small.count)
    }

    /// A picture of few colors that is not flat, such as many letters, has indices for libpng to compress.
    @Test(arguments: [16, 64, 200]) func picturesOfFewColorsKeepTheirPalette(count: Int) throws {
        for alpha: ClosedRange<UInt8> in [255...255, 128...255] {
            // Every third pixel has a color of its own.
            let colors = try PNGPictures.colors(count, alpha: alpha).pixels
            // No pixel equals its neighbors, so that the flat encoder does badly.
            let pixels = (0..<300).flatMap { y in
                (0..<300).map { x in colors[3 * ((x * x + y * y / 7) % count)] }
            }
            let bitmap = try Bitmap(width: 300, pixels: pixels)
            let (fast, small) = try (bitmap.pngData(.fast), bitmap.pngData(.small))
            let file = PNGFile(small)
            #expect(file.kind == .palette && file.paletteCount == count && small.count < fast.count)
            #expect(try small.count < bitmap.pngData(packing: .usual).count)
            try expectSame(bitmap)
        }
    }

    @Test func flatPicturesAreSmaller() throws {
        let bitmap = try Bitmap(drawing: Specimen.shapes, scale: 4)
        let (fast, small) = try (bitmap.pngData(.fast), bitmap.pngData(.small))
        #expect(fast == small)
        #expect(try small.count < bitmap.pngData(packing: .quick).count)
        #expect(try bitmap.pngData(.best).count <= small.count)
    }

    /// An encoder that is used again keeps nothing of the picture before.
    @Test func aFileDependsOnItsPictureAlone() throws {
        let encoder = try FlatEncoder()
        let pictures = try [
            PNGPictures.noise(256, 260), PNGPictures.runs(70, 9, colors: 3),
            PNGPictures.runs(500, 40, colors: 200, alpha: 0...255), PNGPictures.gradient(20, 20),
        ]
        let first = pictures.map { encoder.file(of: $0)?.packed }
        for (picture, file) in zip(pictures, first).reversed() {
            #expect(encoder.file(of: picture)?.packed == file)
            #expect(try FlatEncoder().file(of: picture)?.packed == file)
        }
    }

    @Test func manyThreadsPackAtOnce() async throws {
        let pictures = try (1...40).map { try PNGPictures.runs(97, $0 * 3, colors: $0 * 12) }
        let alone = try pictures.map { try $0.pngData(.fast) }
        try await withThrowingTaskGroup(of: (Int, Data).self) { group in
            for (place, picture) in pictures.enumerated() {
                group.addTask { (place, try picture.pngData(.fast)) }
            }
            for try await (place, file) in group { #expect(file == alone[place]) }
        }
    }

    @Test func everyGoldenPictureComesBack() throws {
        for folder in ["Drawing", "Scenes"] {
            let files = try FileManager.default.contentsOfDirectory(
                at: Repository.goldens.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            let pictures = files.filter { $0.pathExtension == "png" }
            #expect(pictures.count > 10)
            for file in pictures { try expectSame(Bitmap(png: Data(contentsOf: file)), [.fast, .small]) }
        }
    }

    /// Premultiplication is undone by the same rule as in libpng's way, to the bit.
    @Test(.enabled(if: OutsideProgram("python3").isInstalled, "python3 is not installed"))
    func colorsInTheFileAreThoseOfThePlainWay() throws {
        for alpha: ClosedRange<UInt8> in [0...255, 20...40, 250...255] {
            let bitmap = try PNGPictures.noise(127, 61, alpha: alpha)
            let (own, plain) = try (bitmap.pngData(.fast), bitmap.pngData(packing: .quick))
            #expect(try PNGFile(own).kind == .rgba && PNGFile(own).rows == PNGFile(plain).rows)
        }
        // Colors above their alpha, which no drawing gives.
        let odd = try Bitmap(width: 2, pixels: [Pixel(200, 100, 50, 60), Pixel(9, 9, 9, 0)])
        #expect(try PNGFile(odd.pngData(.fast)).rows == PNGFile(odd.pngData(packing: .quick)).rows)
    }
}
