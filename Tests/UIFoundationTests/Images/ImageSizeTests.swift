import Testing
import UIKitHost

@testable import UIFoundation

/// Images in sizes that no device has memory for, or that are none.
@MainActor @Suite struct ImageSizeTests {
    private let host = SceneHost(size: CGSize(width: 100, height: 100), scale: 3)

    @Test(arguments: [CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: -1)])
    func aSizeThatNoImageHasMakesNone(_ size: CGSize) {
        host.withCurrent {
            UIGraphicsBeginImageContextWithOptions(size, false, 0)
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)

            var soFar: UIImage?
            let image = UIGraphicsImageRenderer(size: size).image { soFar = $0.currentImage }
            #expect(image.size == .zero && soFar?.size == .zero && image.cgImage?.width == 0)
        }
        let end = "no image has a size of \(size.width) x \(size.height) points; what is drawn is not seen."
        #expect(
            host.warnings
                == ["UIGraphicsBeginImageContext", "UIGraphicsImageRenderer"].map { "\($0): \(end)" })
        #expect(host.failure == nil)
    }

    @Test(arguments: [100_000, CGFloat.greatestFiniteMagnitude])
    func anImageThatIsTooLargeForADeviceConsistsOfItsShapes(_ side: CGFloat) {
        let size = CGSize(width: side, height: side)
        let image = host.withCurrent { UIGraphicsImageRenderer(size: size).image { _ in } }
        #expect(image.size == size)
        let words = "with 3.0 pixels per point, takes more than 1 GiB on a device."
        #expect(host.warnings.count == 1 && host.warnings.allSatisfy { $0.hasSuffix(words) })
        #expect(image.cgImage?.width == (side == 100_000 ? 300_000 : 1 << 52))
    }
}
