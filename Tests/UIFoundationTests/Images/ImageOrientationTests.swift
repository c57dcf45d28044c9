import Picture
import Raster
import Testing
import UIKitHost

@testable import UIFoundation

/// Pictures that are drawn in another way than they are stored.
@MainActor @Suite struct ImageOrientationTests {
    private let host = SceneHost(size: CGSize(width: 20, height: 20))

    /// A picture whose quarters are red, green, blue and white, by rows.
    private var quarters: CGImage {
        get throws {
            let image = host.withCurrent {
                UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                    for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
                        color.setFill()
                        context.fill(CGRect(x: 10 * (index % 2), y: 10 * (index / 2), width: 10, height: 10))
                    }
                }
            }
            return try #require(image.cgImage)
        }
    }

    /// Returns the initials of the colors of the quarters of an image, by rows.
    private func colors(of image: UIImage) throws -> String {
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let layer = try #require(host.withCurrent { image.layer(in: box, tint: .black) })
        let bitmap = try Bitmap(
            drawing: Picture(size: box.size, background: .black, layers: [layer]), scale: 1)
        return bitmap.withUnsafeBytes { bytes in
            [(5, 5), (15, 5), (5, 15), (15, 15)].map { x, y in
                let start = (y * 20 + x) * 4
                let (blue, green, red) = (bytes[start] > 127, bytes[start + 1] > 127, bytes[start + 2] > 127)
                return red && green && blue ? "w" : red ? "r" : green ? "g" : blue ? "b" : "-"
            }.joined()
        }
    }

    /// The quarters as the tag Orientation of EXIF 2.32 places them, whose values 1, 3, 8, 6, 2, 4, 5 and 7
    /// are UIKit's in their order.
    @Test(arguments: [
        (UIImage.Orientation.up, "rgbw"), (.down, "wbgr"), (.left, "gwrb"), (.right, "brwg"),
        (.upMirrored, "grwb"), (.downMirrored, "bwrg"), (.leftMirrored, "rbgw"), (.rightMirrored, "wgbr"),
    ])
    func aPictureIsTurnedOrMirrored(_ orientation: UIImage.Orientation, _ expected: String) throws {
        let stored = try quarters
        let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
        #expect(try colors(of: image) == expected)
        #expect(image.imageOrientation == orientation)
        // The stored picture stays as it is.
        #expect(try colors(of: UIImage(cgImage: #require(image.cgImage))) == "rgbw")
    }

    @Test func aQuarterTurnExchangesTheSides() throws {
        let wide = try #require(quarters.cropping(to: CGRect(x: 0, y: 0, width: 20, height: 10)))
        #expect(UIImage(cgImage: wide, scale: 2, orientation: .right).size == CGSize(width: 5, height: 10))
        #expect(UIImage(cgImage: wide, scale: 2, orientation: .down).size == CGSize(width: 10, height: 5))
    }
}
