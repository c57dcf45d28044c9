import CPixels
import Foundation

/// What film gathers while the shutter is open: the average of several bitmaps in linear light, as a lens
/// would see it.
///
/// Components in sRGB do not grow with the light; half of white's light is 188 of 255, not 128.
public final class Exposure {
    /// The most bitmaps that fit into the sums of 32 bits: 128 x 255 x 65535 is just below 2^31.
    public static let limit = 128

    private let first: Bitmap
    private var number: Int32
    private var sums: UnsafeMutablePointer<Int32>?

    /// An exposure that begins with a bitmap, which counts `weight` times; default once.
    public init(_ bitmap: Bitmap, weight: Int = 1) {
        first = bitmap
        number = Int32(weight)
    }

    deinit { free(sums) }

    /// Adds a bitmap of the same size, which counts `weight` times; default once.
    /// - Throws: `RasterError` when the size is another one, for more than 128 bitmaps, or when memory is
    ///   short.
    public func add(_ bitmap: Bitmap, weight: Int = 1) throws {
        guard bitmap.width == first.width, bitmap.height == first.height else {
            throw RasterError(
                "A bitmap of \(bitmap.width) x \(bitmap.height) pixels cannot be added to an exposure of "
                    + "\(first.width) x \(first.height).")
        }
        guard weight > 0, Int(number) + weight <= Exposure.limit else {
            throw RasterError("An exposure has at most \(Exposure.limit) bitmaps.")
        }
        let sums = try sums ?? makeSums()
        number += Int32(weight)
        first.withPixels { before in
            bitmap.withPixels {
                cpixels_gather(before, $0, Int32(weight), Transfer.table, sums, count)
            }
        }
    }

    /// The average so far.
    /// - Throws: `RasterError` when memory is short.
    public func developed() throws -> Bitmap {
        guard let sums else { return first }
        return try Bitmap(width: first.width, height: first.height) { target in
            let target = target.baseAddress!.assumingMemoryBound(to: UInt8.self)
            first.withPixels {
                cpixels_develop($0, sums, number, Transfer.table, target, count)
            }
        }
    }

    private var count: Int { first.width * first.height }

    private func makeSums() throws -> UnsafeMutablePointer<Int32> {
        guard let zeros = calloc(count * 4, MemoryLayout<Int32>.size) else {
            throw RasterError(
                "There is not enough memory for an exposure of \(first.width) x \(first.height) pixels.")
        }
        sums = zeros.assumingMemoryBound(to: Int32.self)
        return zeros.assumingMemoryBound(to: Int32.self)
    }
}

extension Bitmap {
    /// Lends the bytes to C functions that only read them.
    func withPixels(_ body: (UnsafePointer<UInt8>) -> Void) {
        withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt8.self)) }
    }
}

/// Between components and light, by the formula of sRGB (IEC 61966-2-1).
private enum Transfer {
    /// Filled once and never changed; some 66 KB.
    nonisolated(unsafe) static let table = cpixels_transfer(
        light: UnsafePointer(copy((0...255).map { UInt16((light(Double($0)) * 65535).rounded()) })),
        component: UnsafePointer(copy(components)))

    /// Each light's nearest component: the next one begins where the light of half a component more does.
    private static var components: [UInt8] {
        var component = 0
        var next = light(0.5) * 65535
        return (0...65535).map { light in
            while component < 255, Double(light) >= next {
                component += 1
                next = Self.light(Double(component) + 0.5) * 65535
            }
            return UInt8(component)
        }
    }

    private static func copy<Number>(_ numbers: [Number]) -> UnsafeMutablePointer<Number> {
        let start = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
        start.initialize(from: numbers, count: numbers.count)
        return start
    }

    /// The light from 0 to 1 of a component from 0 to 255. The power is libm's, whose last bit differs
    /// between machines; the tables are rounded to sixteen bits, where that is not seen.
    private static func light(_ component: Double) -> Double {
        let value = component / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
