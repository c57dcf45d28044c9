import Picture
import Raster
import TestSupport
import Testing

@Suite struct ExposureTests {
    private func bitmap(_ pixels: [Pixel]) throws -> Bitmap {
        try Bitmap(width: pixels.count, pixels: pixels)
    }

    // (0.5)^(1/2.4) * 1.055 - 0.055 = 0.7354, of 255 that is 187.5.
    @Test func exposuresAverageLightNotComponents() throws {
        let exposure = Exposure(try bitmap([Pixel(255, 255, 255), Pixel(10, 20, 30), Pixel(255, 0, 0)]))
        try exposure.add(bitmap([Pixel(0, 0, 0), Pixel(10, 20, 30), Pixel(0, 255, 0)]))
        let average = try exposure.resolved()
        #expect(average.pixels == [Pixel(188, 188, 188), Pixel(10, 20, 30), Pixel(188, 188, 0)])
    }

    @Test(arguments: [1, 2, 64])
    func exposuresGiveEveryComponentBackThatDidNotChange(_ number: Int) throws {
        let all = try bitmap((0...255).map { Pixel(UInt8($0), UInt8(255 - $0), UInt8($0)) })
        let exposure = Exposure(all)
        for _ in 1..<number { try exposure.add(all) }
        #expect(try exposure.resolved() == all)
        // Going through light and back: another pixel and the same one again.
        let back = Exposure(try bitmap((0...255).map { _ in Pixel(0, 0, 0, 0) }))
        try back.add(all, weight: 127)
        #expect(try zip(back.resolved().pixels, all.pixels).allSatisfy { $0.distance(to: $1) <= 2 })
    }

    @Test func exposuresAverageOpacityAsItIs() throws {
        let exposure = Exposure(try bitmap([Pixel(255, 0, 0, 255), Pixel(128, 0, 0, 128)]))
        try exposure.add(bitmap([Pixel(0, 0, 0, 0), Pixel(0, 0, 0, 0)]))
        // Half there, and red as before; premultiplied.
        #expect(try exposure.resolved().pixels == [Pixel(128, 0, 0, 128), Pixel(64, 0, 0, 64)])
    }

    @Test func exposuresRefuseAnotherSizeAndMoreThanTheSumsHold() throws {
        let exposure = Exposure(try bitmap([Pixel(255, 255, 255)]))
        #expect(throws: RasterError.self) { try exposure.add(bitmap([Pixel(0, 0, 0), Pixel(0, 0, 0)])) }
        let black = try bitmap([Pixel(0, 0, 0)])
        for _ in 1..<Exposure.limit { try exposure.add(black) }
        #expect(throws: RasterError.self) { try exposure.add(black) }
        // 1/128 of white: 0.0078125 in light, 0.0841 of 255 in sRGB... by the formula 1.055 x^(1/2.4) - 0.055
        // = 0.0848.
        #expect(try exposure.resolved()[0, 0].distance(to: Pixel(22, 22, 22)) <= 1)
    }
}

@Suite struct StraightAlphaTests {
    @Test func colorsAndOpacityApartGiveTheColorThatAPixelWasPaintedWith() throws {
        let bitmap = try Bitmap(
            width: 4, pixels: [Pixel(64, 32, 0, 128), Pixel(1, 2, 3), Pixel(0, 0, 0, 0), Pixel(1, 1, 1, 1)])
        #expect(
            try bitmap.straightened().pixels == [
                Pixel(128, 64, 0, 128), Pixel(1, 2, 3), Pixel(0, 0, 0, 0), Pixel(255, 255, 255, 1),
            ])
        let opaque = try Bitmap(width: 1, pixels: [Pixel(9, 8, 7)])
        #expect(try opaque.straightened(bleed: 8) == opaque)
    }

    @Test func colorsAndOpacityApartLetColorsReachIntoWhatIsTransparent() throws {
        let (clear, red) = (Pixel(0, 0, 0, 0), Pixel(255, 0, 0))
        var pixels = Array(repeating: clear, count: 49)
        pixels[3 * 7 + 3] = red
        let bled = try Bitmap(width: 7, pixels: pixels).straightened(bleed: 2)
        #expect(bled[3, 3] == red)
        for (x, y) in [(1, 3), (5, 3), (3, 1), (3, 5), (2, 2), (5, 5)] {
            #expect(bled[x, y] == Pixel(255, 0, 1, 0))
        }
        for (x, y) in [(0, 3), (6, 3), (3, 0), (3, 6), (0, 0)] { #expect(bled[x, y] == clear) }
    }

    @Test func colorsAndOpacityApartMeetInTheMiddle() throws {
        let (clear, red, black) = (Pixel(0, 0, 0, 0), Pixel(255, 0, 0), Pixel(0, 0, 0))
        let row = try Bitmap(width: 6, pixels: [red, clear, clear, clear, clear, black])
        let bled = try row.straightened(bleed: 8).pixels.map(\.red)
        #expect(bled == [255, 255, 255, 0, 0, 0])
        let ends = try Bitmap(width: 4, pixels: [clear, clear, red, clear]).straightened(bleed: 1).pixels.map(
            \.red)
        #expect(ends == [0, 255, 255, 255])
    }

    @Test func colorsAndOpacityApartLieOverAColorAsCairoWouldLayThem() throws {
        let bitmap = try Bitmap(width: 3, pixels: [Pixel(128, 0, 0, 128), Pixel(0, 0, 0, 0), Pixel(1, 2, 3)])
        #expect(
            try bitmap.laid(over: Color(red: 0, green: 0, blue: 1)).pixels == [
                Pixel(128, 0, 127), Pixel(0, 0, 255), Pixel(1, 2, 3),
            ])
    }
}
