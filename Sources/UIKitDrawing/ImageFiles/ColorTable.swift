import CoreGeometry
import Picture

/// The colors of an image with at most 255 of them; more are joined with their neighbors.
struct ColorTable {
    /// The colors: red, green and blue in 24 bits.
    private(set) var colors: [Int] = []
    /// A Boolean value that indicates whether some pixels are clear.
    let hasClearPixels: Bool
    /// The number of low bits of a component that do not count.
    private var shift = 0
    private var numbers: [Int: UInt8] = [:]

    /// Collects the colors of an image. Pixels are clear whose opacity is under a half.
    init(_ image: PixelImage) {
        var counts: [Int: Int] = [:]
        var isClear = false
        image.withUnsafeBytes { bytes in
            for place in stride(from: 0, to: bytes.count, by: 4) {
                if let color = Self.color(bytes, place) {
                    counts[color, default: 0] += 1
                } else {
                    isClear = true
                }
            }
        }
        hasClearPixels = isClear
        // Colors come closer until there are few enough kinds; a kind shows the mean of its pixels.
        while true {
            var sums: [Int: (red: Int, green: Int, blue: Int, count: Int)] = [:]
            for (color, count) in counts {
                var sum = sums[Self.kind(color, shift)] ?? (0, 0, 0, 0)
                sum.red += (color >> 16) * count
                sum.green += (color >> 8 & 255) * count
                sum.blue += (color & 255) * count
                sum.count += count
                sums[Self.kind(color, shift)] = sum
            }
            guard sums.count <= 255 || shift >= 6 else {
                shift += 1
                continue
            }
            for (kind, sum) in sums.sorted(by: { $0.key < $1.key }) {
                numbers[kind] = UInt8(colors.count)
                colors.append(
                    (sum.red / sum.count) << 16 | (sum.green / sum.count) << 8 | sum.blue / sum.count)
            }
            return
        }
    }

    /// Returns the number of the color of each pixel: 255 for clear ones, and outside of the image.
    func indices(of image: PixelImage, _ width: Int, _ height: Int) -> [UInt8] {
        image.withUnsafeBytes { bytes in
            (0..<width * height).map { place in
                let (column, row) = (place % width, place / width)
                guard column < image.width, row < image.height,
                    let color = Self.color(bytes, 4 * (row * image.width + column))
                else { return 255 }
                return numbers[Self.kind(color, shift)] ?? 0
            }
        }
    }

    private static func kind(_ color: Int, _ shift: Int) -> Int {
        let mask = (255 >> shift) << shift
        return color & (mask << 16 | mask << 8 | mask)
    }

    private static func color(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Int? {
        let alpha = Int(bytes[place + 3])
        guard alpha >= 128 else { return nil }
        func component(_ index: Int) -> Int {
            min(255, (Int(bytes[place + index]) * 255 + alpha / 2) / alpha)
        }
        return component(2) << 16 | component(1) << 8 | component(0)
    }
}
