import Foundation
import Raster
import TestSupport
import Testing

/// Photos whose camera noted how it was held.
@Suite struct PhotoOrientationTests {
    private static let red = Pixel(255, 0, 0), green = Pixel(0, 255, 0)
    private static let blue = Pixel(0, 0, 255), white = Pixel(255, 255, 255)

    /// The file with Exif data of one entry, the orientation.
    private func photo(_ orientation: UInt16, isLittle: Bool) -> Data {
        func bytes(_ value: UInt32, _ count: Int) -> [UInt8] {
            let all = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
            return isLittle ? all : all.reversed()
        }
        let heading = Array((isLittle ? "II" : "MM").utf8) + bytes(42, 2) + bytes(8, 4)
        let entry = bytes(0x0112, 2) + bytes(3, 2) + bytes(1, 4) + bytes(UInt32(orientation), 2) + [0, 0]
        let exif = Array("Exif\0\0".utf8) + heading + bytes(1, 2) + entry + [0, 0, 0, 0]
        let length = exif.count + 2
        return Self.quarters.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + exif)
            + Self.quarters.dropFirst(2)
    }

    /// The colors at the top and the bottom, from the left, as Exif defines the eight orientations: for
    /// example in 6 the first row of the file is the right edge, and its first column the top.
    @Test(
        arguments: [
            (0, [red, green, blue, white]), (1, [red, green, blue, white]), (2, [green, red, white, blue]),
            (3, [white, blue, green, red]), (4, [blue, white, red, green]), (5, [red, blue, green, white]),
            (6, [blue, red, white, green]), (7, [white, green, blue, red]), (8, [green, white, red, blue]),
            (9, [red, green, blue, white]),
        ] as [(UInt16, [Pixel])])
    func photosAreUpright(_ orientation: UInt16, _ corners: [Pixel]) throws {
        for isLittle in [true, false] {
            let bitmap = try Bitmap(jpeg: photo(orientation, isLittle: isLittle))
            let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
            #expect((right, bottom) == (5...8 ~= orientation ? (15, 31) : (31, 15)))
            let seen = [bitmap[0, 0], bitmap[right, 0], bitmap[0, bottom], bitmap[right, bottom]]
            for (one, other) in zip(seen, corners) { #expect(one.distance(to: other) < 60, "\(seen)") }
        }
    }

    @Test func brokenNotesAreIgnored() throws {
        let photo = photo(6, isLittle: true)
        for length in [10, 14, 20, 24, 30] {
            var file = photo
            // The directory lies beyond the end, or the entry does.
            file.replaceSubrange(16..<20, with: [UInt8(length), 0xFF, 0xFF, 0x7F])
            let bitmap = try Bitmap(jpeg: file)
            #expect(bitmap.width == 32)
        }
    }

    /// A picture of 32 x 16 pixels: red and green above blue and white.
    private static let quarters = Data(
        base64Encoded:
            "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYE"
            + "pRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P"
            + "T09PT0//wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYHCP/EABQQAQAAAAAAAAAAAAAAAA"
            + "AAAAD/xAAZAQEAAgMAAAAAAAAAAAAAAAAABQcEBgj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCf"
            + "QyyQFciHPIDNF8txAdFq2ZgD/9k=")!
}
