import Picture
import Raster
import Testing
import UIKitHost

@testable import UIFoundation

/// Images of Core Graphics in drawings of UIKit.
@MainActor @Suite struct ContextImageTests {
    let host = SceneHost(size: CGSize(width: 20, height: 20))

    /// Draws an image of 20 by 20 points.
    private func drawn(_ body: (CGContext) -> Void) -> UIImage {
        host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { body($0.cgContext) }
        }
    }

    /// An image with a red upper half and a blue lower one.
    private var flag: CGImage {
        get throws {
            try #require(
                drawn {
                    $0.setFillColor(UIColor.red.cgColor)
                    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
                    $0.setFillColor(UIColor.blue.cgColor)
                    $0.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
                }.cgImage)
        }
    }

    /// Returns the names of the colors of a column of pixels at y = 5 and 15.
    private func colors(of image: UIImage?, x: Int = 10) throws -> [String] {
        let image = try #require(image)
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let layer = try #require(host.withCurrent { image.layer(in: box, tint: .black) })
        let bitmap = try Bitmap(
            drawing: Picture(size: box.size, background: .white, layers: [layer]), scale: 1)
        return bitmap.withUnsafeBytes { bytes in
            [5, 15].map { y in
                let pixel = bytes[(y * 20 + x) * 4..<(y * 20 + x) * 4 + 3].map { $0 > 127 }
                return [
                    [false, false, true]: "red", [true, false, false]: "blue", [true, true, true]: "white",
                ][
                    pixel] ?? "\(pixel)"
            }
        }
    }

    @Test func aPatternIsDrawnSideBySide() throws {
        let tile = host.withCurrent {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
            }
        }
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(try colors(of: drawn { _ in tile.drawAsPattern(in: box) }) == ["blue", "blue"])
        #expect(!tile.flipsForRightToLeftLayoutDirection)
    }

    @Test func aContextOfPixelsIsDrawnFromTheBottom() throws {
        let (flag, box) = (try flag, CGRect(x: 0, y: 0, width: 20, height: 20))
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        func image(_ draw: (CGContext) -> Void) throws -> UIImage {
            try host.withCurrent {
                let context = CGContext(
                    data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
                let pixels = try #require(context)
                #expect(pixels.width == 20 && pixels.height == 20)
                draw(pixels)
                let made = pixels.makeImage()
                return UIImage(cgImage: try #require(made))
            }
        }
        let upright = try image { $0.draw(flag, in: box) }
        #expect(upright.size == box.size)
        #expect(try colors(of: upright) == ["red", "blue"])
        let lower = try image {
            $0.setFillColor(UIColor.red.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(try colors(of: lower) == ["white", "red"])
        let masked = try image {
            $0.clip(to: box, mask: flag)
            $0.setFillColor(UIColor.blue.cgColor)
            $0.fill(box)
        }
        #expect(try colors(of: masked) == ["blue", "blue"])
    }

    @Test func pixelsInTheMemoryOfTheCallerLieBelowWhatIsDrawn() throws {
        let (red, white): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [255, 255, 255, 255])
        var memory = (0..<400).flatMap { $0 < 200 ? red : white }
        let made = host.withCurrent {
            memory.withUnsafeMutableBytes { bytes -> (undrawn: CGImage?, drawn: CGImage?) in
                let context = CGContext(
                    data: bytes.baseAddress, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 80,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                let undrawn = context?.makeImage()
                // The origin is at the bottom left; the clip is none of the pixels'.
                context?.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
                context?.setFillColor(UIColor.blue.cgColor)
                context?.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                return (undrawn, context?.makeImage())
            }
        }
        #expect(try colors(of: made.undrawn.map { UIImage(cgImage: $0) }) == ["red", "white"])
        #expect(try colors(of: made.drawn.map { UIImage(cgImage: $0) }) == ["red", "blue"])
        let bytes = try #require(made.undrawn?.dataProvider?.data)
        #expect(Array(bytes as Data) == memory)
    }

    @Test func anImageStandsOnItsHeadUnlessTheContextIsTurnedOver() throws {
        let (flag, box) = (try flag, CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try colors(of: UIImage(cgImage: flag)) == ["red", "blue"])
        #expect(try colors(of: drawn { $0.draw(flag, in: box) }) == ["blue", "red"])
        let turned = drawn {
            $0.translateBy(x: 0, y: 20)
            $0.scaleBy(x: 1, y: -1)
            $0.draw(flag, in: box)
        }
        #expect(try colors(of: turned) == ["red", "blue"])
    }

    @Test func aContextMakesAnImageOfWhatIsDrawnSoFar() throws {
        var made: CGImage?
        _ = drawn {
            $0.setFillColor(UIColor.red.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            made = $0.makeImage()
            $0.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
        }
        #expect(try colors(of: made.map { UIImage(cgImage: $0) }) == ["red", "white"])
    }

    @Test func aMaskLimitsWhatIsDrawn() throws {
        let mask = try #require(
            drawn {
                $0.setFillColor(UIColor.black.cgColor)
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            }.cgImage)
        let masked = drawn {
            $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            $0.setFillColor(UIColor.blue.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(try colors(of: masked) == ["white", "blue"])
    }
}
