import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

@Suite struct ImageTests {
    /// A red, a green, a blue and a half transparent black pixel, in two rows.
    private let four = [Pixel(255, 0, 0), Pixel(0, 255, 0), Pixel(0, 0, 255), Pixel(0, 0, 0, 128)]

    private func image() throws -> PixelImage { try Bitmap(width: 2, pixels: four).image }

    private func drawn(_ placed: PlacedImage, _ width: CGFloat = 8, _ height: CGFloat = 8) throws -> Bitmap {
        try bitmap(width, height, sheet(.image(placed)))
    }

    @Test func filesHaveAtMostAsManyPixelsAsAreRead() throws {
        let picture = Picture(size: CGSize(width: 4096, height: 4096.5))
        let coder = ImageFileCoder()
        let error = try #require(throws: RasterError.self) { try coder.png(of: picture, scale: 2) }
        #expect(error.message.contains("8192 x 8193 pixels, more than 67108864"))
        #expect(throws: error) { try coder.jpeg(of: picture, scale: 2, quality: 1) }
    }

    @Test func pixelsAreDrawnWhereTheyBelong() throws {
        let bitmap = try drawn(PlacedImage(image(), frame: CGRect(x: 3, y: 2, width: 2, height: 2)))
        #expect(bitmap[3, 2] == Pixel(255, 0, 0))
        #expect(bitmap[4, 2] == Pixel(0, 255, 0))
        #expect(bitmap[3, 3] == Pixel(0, 0, 255))
        #expect(bitmap[4, 3].distance(to: Pixel(127, 127, 127)) <= 1)
        #expect(bitmap[2, 2] == Pixel(255, 255, 255) && bitmap[5, 3] == Pixel(255, 255, 255))
    }

    @Test func aPartIsStretchedWithoutItsNeighbors() throws {
        let part = CGRect(x: 1, y: 0, width: 1, height: 1)
        let bitmap = try drawn(
            PlacedImage(image(), frame: CGRect(x: 0, y: 0, width: 8, height: 8), part: part))
        #expect(bitmap.pixels.allSatisfy { $0 == Pixel(0, 255, 0) })
    }

    @Test func pixelsStaySquaresWhereTheyAreEnlarged() throws {
        var placed = PlacedImage(try image(), frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let smooth = try drawn(placed)
        #expect(smooth[3, 1] != Pixel(255, 0, 0), "colors are mixed by default")
        placed.isPixelated = true
        let bitmap = try drawn(placed)
        for y in 0..<4 {
            for x in 0..<8 { #expect(bitmap[x, y] == (x < 4 ? Pixel(255, 0, 0) : Pixel(0, 255, 0))) }
        }
        let picture = Picture(size: CGSize(width: 8, height: 8), layers: [sheet(.image(placed))])
        let text = String(decoding: try picture.svgData(), as: UTF8.self)
        #expect(text.contains("image-rendering:pixelated"))
    }

    @Test func aTintKeepsTheOpacityAlone() throws {
        let bitmap = try drawn(
            PlacedImage(image(), frame: CGRect(x: 0, y: 0, width: 2, height: 2), tint: .init(red: 1)))
        #expect(bitmap[1, 0] == Pixel(255, 0, 0))
        #expect(bitmap[1, 1].distance(to: Pixel(255, 127, 127)) <= 1)
    }

    @Test func aMaskLetsShineThroughWhereItIsOpaque() throws {
        var masked = sheet(.fill(rectangle(0, 0, 8, 8), .blue))
        masked.mask = [
            sheet(.fill(rectangle(0, 0, 4, 8), .black)),
            sheet(.fill(rectangle(4, 0, 2, 8), .black.faded(by: 0.5))),
        ]
        let bitmap = try bitmap(8, 8, masked)
        #expect(bitmap[2, 2] == Pixel(0, 0, 255))
        #expect(bitmap[5, 2].distance(to: Pixel(127, 127, 255)) <= 1)
        #expect(bitmap[7, 2] == Pixel(255, 255, 255))
    }

    @Test func equalPixelsAreEqualImagesWithEqualDigests() throws {
        let (one, other) = (try image(), try image())
        #expect(one == other && one.digest == other.digest)
        let reversed = try Bitmap(width: 2, pixels: four.reversed()).image
        #expect(one != reversed && one.digest != reversed.digest)
        #expect(PixelImage(width: 2, height: 2, pixels: Data(count: 15)) == nil)
    }

    @Test func filesAreKnownByTheirFirstBytes() throws {
        let reader = ImageFileCoder()
        let png = try Bitmap(width: 2, pixels: four).pngData()
        #expect(try reader.image(of: png) == image())
        let jpeg = try reader.image(of: Self.jpeg)
        #expect(jpeg.width == 8 && jpeg.height == 8)
        let bitmap = try drawn(PlacedImage(jpeg, frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
        #expect(bitmap[4, 4].distance(to: Pixel(200, 40, 80)) <= 4)
    }

    /// An interlaced file of 33 x 17 pixels with a table of 32 colors, the first of them clear.
    @Test func theFirstFrameOfAGIFIsRead() throws {
        let bitmap = try Bitmap(gif: Self.gif)
        #expect(bitmap.width == 33 && bitmap.height == 17)
        for y in 0..<17 {
            for x in 0..<33 {
                let index = (x * 7 + y * 3) % 32
                let color = Pixel(UInt8(index * 8), UInt8(255 - index * 8), UInt8(index * 40 % 256))
                #expect(bitmap[x, y] == (index == 0 ? Pixel(0, 0, 0, 0) : color), "at \(x), \(y)")
            }
        }
        #expect(try ImageFileCoder().image(of: Self.gif).width == 33)
    }

    @Test(arguments: [
        (Data("BM".utf8), "it is no PNG, JPEG or GIF"), (Data("GIF89a".utf8), "The GIF cannot be read"),
        (gif.prefix(200), "The GIF cannot be read"), (jpeg.prefix(120), "The JPEG cannot be read"),
        (Data([0xFF, 0xD8]), "The JPEG cannot be read"),
    ])
    func brokenFilesGiveASentence(file: Data, sentence: String) {
        #expect {
            try ImageFileCoder().image(of: file)
        } throws: {
            "\($0)".contains(sentence) && "\($0)".hasSuffix(".")
        }
    }

    @Test func aPictureBecomesAJPEGAndABitmapAgain() throws {
        let box = CGRect(x: 0, y: 0, width: 16, height: 8)
        let color = Color(red: 200 / 255.0, green: 40 / 255.0, blue: 80 / 255.0)
        let picture = Picture(
            size: CGSize(width: 32, height: 8), background: .white,
            layers: [Layer(contents: [.fill(Shape.rectangle(box), color)])])
        let best = try ImageFileCoder().jpeg(of: picture, scale: 1, quality: 1)
        let worst = try ImageFileCoder().jpeg(of: picture, scale: 1, quality: 0)
        #expect(best.starts(with: [0xFF, 0xD8]) && worst.count < best.count)
        let bitmap = try Bitmap(jpeg: best)
        #expect(bitmap.width == 32 && bitmap.height == 8)
        #expect(bitmap[4, 4].distance(to: Pixel(200, 40, 80)) <= 3)
        #expect(bitmap[28, 4].distance(to: Pixel(255, 255, 255)) <= 3)
    }

    @Test func svgHoldsEachImageOnce() throws {
        let placed = PlacedImage(try image(), frame: CGRect(x: 1, y: 2, width: 4, height: 4))
        var picture = Picture(size: CGSize(width: 8, height: 8))
        picture.layers = [sheet(.image(placed)), sheet(.image(placed))]
        let text = String(decoding: try picture.svgData(), as: UTF8.self)
        #expect(text.components(separatedBy: "data:image/png;base64,").count == 2)
        #expect(text.components(separatedBy: "<use href=\"#image\"").count == 3)
    }

    /// Eight by eight pixels of the color (200, 40, 80).
    private static let jpeg = Data(
        base64Encoded:
            "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBw"
            + "YGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
            + "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIAAgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAw"
            + "QFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkK"
            + "FhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmq"
            + "KjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEB"
            + "AQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRob"
            + "HBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE"
            + "hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+P"
            + "n6/9oADAMBAAIRAxEAPwD5vrwz/TQ//9k=")!

    /// The file of `theFirstFrameOfAGIFIsRead`.
    private static let gif = Data(
        base64Encoded:
            "R0lGODlhIQARAIQAAAD/AAj3KBDvUBjneCDfoCjXyDDP8DjHGEC/QEi3aFCvkFinuGCf4GiXCHCPMHiHWIB/gIh3qJ"
            + "Bv0Jhn+KBfIKhXSLBPcLhHmMA/wMg36NAvENgnOOAfYOgXiPAPsPgH2CH5BAEAAAAALAAAAAAhABEAQAjRAAEccFCB"
            + "wwAFETB8MNCAwgYBCSBc8FCAwQQNARA8sNCBwAIJGQAoZOgQokSKFjFq5OgRpECCBhFiOFnxYsaNHT+GHFjwYMKFDR"
            + "9GTHmTpc6XPWUCLRlxYsWWO2H6HBnUpFOiKzuSFEoTK06oSGP+NOCSp1iqTLvazNoS5dqvR81OXcp1otKtVt2qhFtW"
            + "qoK5eJvqLZqzb0/BNfcaNXyWLkS+UZOOrYrYq2S0dQezjUswc2LCYOXeDQqa82XHlW2Knpz26tvFOymrVVw4cmOGAQ"
            + "EAOw==")!
}
