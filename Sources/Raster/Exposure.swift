import CPixels
import Foundation

/// The average of up to 128 bitmaps in linear light, as a film gathers it while the shutter is open.
///
/// sRGB components are not proportional to light: half of white's light is 188 of 255, not 128.
public final class Exposure {
    /// The largest number of bitmaps, 128, counted by weight: 128 x 255 x 65535 is just below 2^31, so 32-bit
    /// sums hold them.
    public static let limit = 128

    private let first: Bitmap
    private var number: Int32
    private var sums: UnsafeMutablePointer<Int32>?

    /// Creates an exposure of one bitmap, which counts `weight` times; default once.
    public init(_ bitmap: Bitmap, weight: Int = 1) {
        first = bitmap
        number = Int32(weight)
    }

    deinit { free(sums) }

    /// Adds a bitmap of the same size, which counts `weight` times; default once.
    ///
    /// - Throws: `RasterError` when the size differs, when the weights would exceed 128, or when memory is
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

    /// Returns the average of the bitmaps so far.
    ///
    /// - Throws: `RasterError` when memory is short.
    public func resolved() throws -> Bitmap {
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
    /// Calls `body` with the bytes, for C functions that only read them.
    func withPixels(_ body: (UnsafePointer<UInt8>) -> Void) {
        withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt8.self)) }
    }
}

/// The conversion between sRGB components and linear light, by the formula of sRGB (IEC 61966-2-1).
private enum Transfer {
    /// The lookup tables, 66 KB, filled once and never changed.
    nonisolated(unsafe) static let table = cpixels_transfer(
        light: UnsafePointer(copy((0...255).map { UInt16((light(Double($0)) * 65535).rounded()) })),
        component: UnsafePointer(copy(components)))

    /// The nearest component of each 16-bit light: component n + 1 begins at the light of n + 1/2.
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

    /// Returns the light, 0...1, of a component, 0...255. The power is the C library's, whose last bit
    /// differs between machines; rounding the tables to 16 bits hides that.
    private static func light(_ component: Double) -> Double {
        let value = component / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
