import CoreGeometry
import Picture

/// A GIF file (version 89a) of frames, each with at most 255 colors and clear pixels.
struct GIFWriter {
    private var bytes: [UInt8] = Array("GIF89a".utf8)

    /// The file.
    var file: Data { Data(bytes) }

    /// Writes frames, which have the size of the first one; nil for none.
    ///
    /// - Parameter rounds: The number of rounds, 0 for any number; nil for one.
    init(_ frames: [ImageFrame], rounds: Int?) {
        guard let first = frames.first?.image else { return }
        let (width, height) = (min(first.width, 65_535), min(first.height, 65_535))
        append(word: width)
        append(word: height)
        bytes += [0, 0, 0]
        if let rounds {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
            append(word: rounds)
            bytes.append(0)
        }
        for frame in frames { append(frame, width, height) }
        bytes.append(0x3B)
    }

    private mutating func append(word: Int) { bytes += [UInt8(word & 255), UInt8(word >> 8 & 255)] }

    private mutating func append(_ frame: ImageFrame, _ width: Int, _ height: Int) {
        let table = ColorTable(frame.image)
        // A frame with clear pixels is taken away before the next one.
        bytes += [0x21, 0xF9, 4, table.hasClearPixels ? 0x09 : 0x04]
        let delay = frame.duration.isFinite ? min(max(frame.duration * 100, 0), 65_535) : 0
        append(word: Int(delay.rounded()))
        bytes += [table.hasClearPixels ? 255 : 0, 0, 0x2C, 0, 0, 0, 0]
        append(word: width)
        append(word: height)
        bytes.append(0x87)
        for index in 0..<256 {
            let color = index < table.colors.count ? table.colors[index] : 0
            bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
        }
        bytes.append(8)
        let packed = Self.packed(table.indices(of: frame.image, width, height))
        for start in stride(from: 0, to: packed.count, by: 255) {
            let part = packed[start..<min(start + 255, packed.count)]
            bytes.append(UInt8(part.count))
            bytes += part
        }
        bytes.append(0)
    }

    /// Returns indices in the code of Lempel, Ziv and Welch.
    private static func packed(_ indices: [UInt8]) -> [UInt8] {
        var (result, buffer, count): ([UInt8], Int, Int) = ([], 0, 0)
        var (codes, next, width): ([Int: Int], Int, Int) = ([:], 258, 9)
        func put(_ code: Int) {
            buffer |= code << count
            count += width
            while count >= 8 {
                result.append(UInt8(buffer & 255))
                buffer >>= 8
                count -= 8
            }
        }
        put(256)
        var current = -1
        for index in indices {
            guard current >= 0 else {
                current = Int(index)
                continue
            }
            let key = current << 8 | Int(index)
            if let code = codes[key] {
                current = code
                continue
            }
            put(current)
            if next < 4096 {
                codes[key] = next
                if next == 1 << width, width < 12 { width += 1 }
                next += 1
            } else {
                put(256)
                (codes, next, width) = ([:], 258, 9)
            }
            current = Int(index)
        }
        if current >= 0 { put(current) }
        put(257)
        if count > 0 { result.append(UInt8(buffer & 255)) }
        return result
    }
}
