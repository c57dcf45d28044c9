import Foundation

/// The way in which a camera was held, as the Exif data of a JPEG file notes it: a number from 1, upright, to
/// 8.
struct PhotoOrientation {
    /// The number of Exif 2.3, 4.6.4, tag 0x0112.
    let number: Int

    /// The largest segment of a JPEG file, in bytes.
    private static let segmentLimit = 65_535
    private static let exif = Array("Exif\0\0".utf8)
    private static let tag = 0x0112

    /// Creates the orientation that a file notes: upright where it notes none.
    init(ofJPEG file: Data) {
        number = Self.exifSegment(of: file).flatMap(Self.orientation) ?? 1
    }

    /// True where the width of the stored picture is the height of the one that is seen.
    var swapsSides: Bool { number >= 5 }

    /// Returns the place in a stored picture of a pixel that is seen.
    func source(of x: Int, _ y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        let (right, bottom) = (width - 1, height - 1)
        return switch number {
        case 2: (right - x, y)
        case 3: (right - x, bottom - y)
        case 4: (x, bottom - y)
        case 5: (y, x)
        case 6: (y, bottom - x)
        case 7: (right - y, bottom - x)
        case 8: (right - y, x)
        default: (x, y)
        }
    }

    /// Returns the Exif data after its heading; nil where there is none before the picture.
    private static func exifSegment(of file: Data) -> ArraySlice<UInt8>? {
        let bytes = [UInt8](file.prefix(4 * segmentLimit))
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let (marker, length) = (bytes[place + 1], Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
            let end = place + 2 + length
            // The picture begins with a start of scan.
            guard marker != 0xDA, length >= 2, end <= bytes.count else { return nil }
            let content = bytes[place + 4..<end]
            if marker == 0xE1, content.starts(with: exif) { return content.dropFirst(exif.count) }
            place = end
        }
        return nil
    }

    /// Returns the number of the first directory of a TIFF structure; nil for none from 1 to 8.
    private static func orientation(in data: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(data)
        let isLittle = bytes.starts(with: [0x49, 0x49])
        guard isLittle || bytes.starts(with: [0x4D, 0x4D]) else { return nil }
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            let part = bytes[place..<place + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        let entries = (0..<count).lazy.map { directory + 2 + 12 * $0 }
        guard let entry = entries.first(where: { number($0, 2) == tag }) else { return nil }
        return number(entry + 8, 2).flatMap { 1...8 ~= $0 ? $0 : nil }
    }
}

extension Bitmap {
    /// Returns the bitmap as it is seen in an orientation.
    func turned(to orientation: PhotoOrientation) throws -> Bitmap {
        guard orientation.number != 1 else { return self }
        let (width, height, stride) = (width, height, bytesPerRow)
        let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
        return try withUnsafeBytes { stored in
            try Bitmap(width: columns, height: rows, isKnownOpaque: isKnownOpaque) { seen in
                let pixels = seen.bindMemory(to: UInt32.self)
                for y in 0..<rows {
                    for x in 0..<columns {
                        let source = orientation.source(of: x, y, width: width, height: height)
                        pixels[y * columns + x] = stored.loadUnaligned(
                            fromByteOffset: source.y * stride + 4 * source.x, as: UInt32.self)
                    }
                }
            }
        }
    }
}
