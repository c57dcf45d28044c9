import CoreGeometry
import Picture
import Raster
import TestSupport

/// Random numbers that are the same in every run (SplitMix64, with the constants of its paper).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// A pixel whose colors are not above its alpha.
    mutating func pixel(alpha: ClosedRange<UInt8> = 255...255) -> Pixel {
        let alpha = UInt8.random(in: alpha, using: &self)
        func component() -> UInt8 { UInt8.random(in: 0...alpha, using: &self) }
        return Pixel(component(), component(), component(), alpha)
    }
}

/// Pictures that are hard on an encoder, each in its own way.
enum PNGPictures {
    /// Each pixel for itself.
    static func noise(_ width: Int, _ height: Int, alpha: ClosedRange<UInt8> = 255...255) throws -> Bitmap {
        var dice = Dice(seed: UInt64(width * 31 + height))
        return try Bitmap(width: width, pixels: (0..<width * height).map { _ in dice.pixel(alpha: alpha) })
    }

    /// Runs of random lengths in so many colors; about half of the rows repeat the one above, wholly or
    /// partly.
    static func runs(
        _ width: Int, _ height: Int, colors: Int, alpha: ClosedRange<UInt8> = 255...255
    ) throws -> Bitmap {
        var dice = Dice(seed: UInt64(width * 77 + height * 13 + colors))
        let paints = (0..<colors).map { _ in dice.pixel(alpha: alpha) }
        var (pixels, row) = ([Pixel](), Array(repeating: paints[0], count: width))
        for _ in 0..<height {
            for _ in 0..<Int.random(in: 0...3, using: &dice) {
                let start = Int.random(in: 0..<width, using: &dice)
                let length = min(width - start, Int.random(in: 1...max(2, width / 2), using: &dice))
                let paint = paints.randomElement(using: &dice)!
                for x in start..<start + length { row[x] = paint }
            }
            pixels += row
        }
        return try Bitmap(width: width, pixels: pixels)
    }

    /// Exactly so many colors, at most 512, in single pixels between runs of the first; every
    /// second one has the lower of the two opacities.
    static func colors(_ count: Int, alpha: ClosedRange<UInt8> = 255...255) throws -> Bitmap {
        let side = 60
        let pixels = (0..<side * side).map { (index: Int) -> Pixel in
            let number = index % 3 == 0 ? index / 3 % count : 0
            let alpha = number % 2 == 0 ? alpha.upperBound : alpha.lowerBound
            return Pixel(UInt8(number % 32), UInt8(number / 32), 0, alpha)
        }
        return try Bitmap(width: side, pixels: pixels)
    }

    /// Colors that change by one from pixel to pixel.
    static func gradient(_ width: Int, _ height: Int) throws -> Bitmap {
        try Bitmap(
            width: width,
            pixels: (0..<width * height).map {
                let (x, y) = ($0 % width, $0 / width)
                return Pixel(UInt8((x + y) & 255), UInt8(x * 2 & 255), UInt8(y & 255))
            })
    }

    /// White, but for single pixels.
    static func dots(_ width: Int, _ height: Int, _ places: [(x: Int, y: Int, Pixel)]) throws -> Bitmap {
        var pixels = Array(repeating: Pixel(255, 255, 255), count: width * height)
        for (x, y, pixel) in places { pixels[y * width + x] = pixel }
        return try Bitmap(width: width, pixels: pixels)
    }
}
