import Foundation
import Picture
import TestSupport
import Testing

@testable import Raster

extension Dice {
    fileprivate mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }

    /// Rectangles over one another.
    fileprivate mutating func flatPicture(width: Int, height: Int, over first: [Pixel]? = nil, count: Int = 9)
        -> [Pixel]
    {
        let paper = pixel()
        var pixels = first ?? Array(repeating: paper, count: width * height)
        for _ in 0..<count {
            let (color, x, y) = (pixel(), roll(width), roll(height))
            let (right, bottom) = (x + 1 + roll(width - x), y + 1 + roll(height - y))
            for row in y..<bottom { for column in x..<right { pixels[row * width + column] = color } }
        }
        return pixels
    }
}

extension YUVBitmap {
    fileprivate var bytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

@Suite struct YUVTests {
    /// Returns the planes that swscale makes of a bitmap, with the arguments for videos of other formats.
    private static func ffmpeg(_ bitmap: Bitmap) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.path + "/planes-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try bitmap.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: folder + "/frame")) }
        let filter =
            "pad=w=ceil(iw/2)*2:h=ceil(ih/2)*2:color=white,scale=in_range=pc:out_range=tv:in_color_matrix=bt709"
            + ":out_color_matrix=bt709:flags=bicubic+accurate_rnd+full_chroma_int+bitexact,format=yuv420p"
        return Array(
            try OutsideProgram("ffmpeg").run([
                "-v", "error", "-f", "rawvideo", "-pixel_format", "bgra",
                "-video_size", "\(bitmap.width)x\(bitmap.height)", "-i", folder + "/frame", "-vf", filter,
                "-f", "rawvideo", "-",
            ]))
    }

    private static func difference(_ one: [UInt8], _ other: [UInt8]) -> Int {
        zip(one, other).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test(
        .enabled(if: OutsideProgram("ffmpeg").isInstalled, "ffmpeg is not installed"),
        arguments: [(64, 48), (131, 77), (10, 10), (1, 33), (200, 11), (2, 64), (321, 200)])
    func planesForVideoAreSwscalesTo1255(_ width: Int, _ height: Int) throws {
        var dice = Dice(seed: UInt64(width * 1000 + height))
        for _ in 0..<2 {
            let flat = try Bitmap(width: width, pixels: dice.flatPicture(width: width, height: height))
            let ours = try YUVBitmap(flat).bytes
            let theirs = try Self.ffmpeg(flat)
            #expect(ours.count == theirs.count)
            #expect(Self.difference(ours, theirs) <= 1)
        }
        let noise = try Bitmap(width: width, pixels: (0..<width * height).map { _ in dice.pixel() })
        #expect(try Self.difference(YUVBitmap(noise).bytes, Self.ffmpeg(noise)) <= 1)
    }

    // There swscale shortens its filter, which only edges show.
    @Test(
        .enabled(if: OutsideProgram("ffmpeg").isInstalled, "ffmpeg is not installed"), arguments: [2, 4, 8])
    func planesForVideoOfPicturesWithFewRowsAreSwscalesWhereTheColorIsOne(_ height: Int) throws {
        var dice = Dice(seed: UInt64(height))
        let color = dice.pixel()
        let flat = try Bitmap(width: 30, pixels: Array(repeating: color, count: 30 * height))
        #expect(try Self.difference(YUVBitmap(flat).bytes, Self.ffmpeg(flat)) <= 1)
    }

    // BT.709: luma is 16 + 219 x (0.2126 R + 0.7152 G + 0.0722 B); chroma 128 + 112 x (B - luma) / (1 -
    // 0.0722) and 128 + 112 x (R - luma) / (1 - 0.2126).
    @Test(
        arguments: [
            (Pixel(0, 0, 0), [16, 128, 128]), (Pixel(255, 255, 255), [235, 128, 128]),
            (Pixel(255, 0, 0), [63, 102, 240]), (Pixel(0, 255, 0), [173, 42, 26]),
            (Pixel(0, 0, 255), [32, 240, 118]),
        ] as [(Pixel, [UInt8])])
    func planesForVideoOfPureColorsAreTheStandardsNumbers(_ color: Pixel, _ samples: [UInt8]) throws {
        let planes = try YUVBitmap(Bitmap(width: 16, pixels: Array(repeating: color, count: 256))).bytes
        #expect(planes[0..<256].allSatisfy { $0 == samples[0] })
        #expect(planes[256..<320].allSatisfy { $0 == samples[1] })
        #expect(planes[320..<384].allSatisfy { $0 == samples[2] })
    }

    @Test func planesForVideoOfOddSizesGetABorderOnTheRightAndBelow() throws {
        let blue = try Bitmap(width: 31, pixels: Array(repeating: Pixel(0, 0, 255), count: 31 * 31))
        let planes = try YUVBitmap(blue, border: .black)
        #expect(planes.width == 32 && planes.height == 32)
        for place in 0..<32 {
            #expect(planes.bytes[place * 32 + 31] == 16)
            #expect(planes.bytes[31 * 32 + place] == 16)
        }
        #expect(planes.bytes[30 * 32 + 30] == 32)
    }

    @Test(arguments: [(64, 32), (200, 150), (322, 98), (33, 71), (2, 2), (640, 34)])
    func planesForVideoAreTheSameBytesWhetherUnchangedBlocksAreCopiedOrConverted(_ width: Int, _ height: Int)
        throws
    {
        var dice = Dice(seed: UInt64(width + height))
        var pixels = dice.flatPicture(width: width, height: height)
        var last = (
            bitmap: try Bitmap(width: width, pixels: pixels),
            yuv: try YUVBitmap(Bitmap(width: width, pixels: pixels))
        )
        for step in 0..<12 {
            // No change, a single pixel, some rectangles.
            if step % 3 == 1 { pixels[dice.roll(width * height)] = dice.pixel() }
            if step % 3 == 2 {
                pixels = dice.flatPicture(width: width, height: height, over: pixels, count: 1 + step % 4)
            }
            let bitmap = try Bitmap(width: width, pixels: pixels)
            let copied = try YUVBitmap(bitmap, after: last)
            #expect(try copied.bytes == YUVBitmap(bitmap).bytes)
            last = (bitmap, copied)
        }
    }

    @Test(arguments: [(66, 50), (34, 16), (30, 18)])
    func planesForVideoNoticeOneOtherPixelInAnyRow(_ width: Int, _ height: Int) throws {
        var dice = Dice(seed: UInt64(height))
        let pixels = dice.flatPicture(width: width, height: height)
        let before = try Bitmap(width: width, pixels: pixels)
        let planes = try YUVBitmap(before)
        for row in 0..<height {
            for column in [0, row * 7 % width, width - 1] {
                var changed = pixels
                changed[row * width + column].green ^= 255
                let bitmap = try Bitmap(width: width, pixels: changed)
                let copied = try YUVBitmap(bitmap, after: (before, planes))
                #expect(try copied.bytes == YUVBitmap(bitmap).bytes, "row \(row), column \(column)")
            }
        }
    }

    @Test func planesForVideoDoNotTakeOverAnythingFromAFrameOfAnotherSize() throws {
        var dice = Dice(seed: 5)
        let small = try Bitmap(width: 16, pixels: dice.flatPicture(width: 16, height: 16))
        let large = try Bitmap(width: 32, pixels: dice.flatPicture(width: 32, height: 32))
        let planes = try YUVBitmap(large, after: (small, YUVBitmap(small)))
        #expect(try planes.bytes == YUVBitmap(large).bytes)
    }

    @Test func planesForVideoAreTheSameWhicheverFramesAConverterHadBefore() async throws {
        var dice = Dice(seed: 7)
        var pixels = dice.flatPicture(width: 96, height: 80)
        var frames: [Bitmap] = []
        for _ in 0..<24 {
            pixels = dice.flatPicture(width: 96, height: 80, over: pixels, count: 2)
            frames.append(try Bitmap(width: 96, pixels: pixels))
        }
        let converter = YUVConverter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for frame in frames {
                group.addTask {
                    let (shared, alone) = (try converter.convert(frame), try YUVBitmap(frame))
                    #expect(shared.bytes == alone.bytes)
                }
            }
            try await group.waitForAll()
        }
    }
}
