import Testing
import UIKitHost

@testable import UIFoundation

/// The numbers of pixels per point of images that code draws.
@MainActor @Suite struct DrawnImageScaleTests {
    private let host = SceneHost(size: CGSize(width: 100, height: 100), scale: 3)
    private let size = CGSize(width: 10, height: 20)

    @Test func settingsOfARendererBeginWithTheScreensScale() {
        host.withCurrent {
            #expect(UIGraphicsImageRendererFormat().scale == 3)
            #expect(UIGraphicsImageRendererFormat.default().scale == 3)
            #expect(UIGraphicsImageRendererFormat.preferred().scale == 3)
            let traits = UITraitCollection { $0.displayScale = 2 }
            #expect(UIGraphicsImageRendererFormat(for: traits).scale == 2)
        }
    }

    @Test(arguments: [(nil, 3), (0, 3), (1, 1), (2, 2)] as [(CGFloat?, CGFloat)])
    func aRendererMakesImagesOfItsScale(given: CGFloat?, expected: CGFloat) {
        host.withCurrent {
            let format = UIGraphicsImageRendererFormat()
            if let given { format.scale = given }
            let renderer = UIGraphicsImageRenderer(size: size, format: format)
            var soFar: UIImage?
            let image = renderer.image { soFar = $0.currentImage }
            #expect(image.scale == expected && soFar?.scale == expected && image.size == size)
            #expect(image.cgImage?.width == Int(10 * expected))
            #expect(image.cgImage?.height == Int(20 * expected))
            #expect(host.warnings.isEmpty)
        }
    }

    @Test func anImageContextHasOnePixelPerPointUnlessItIsToldOtherwise() {
        host.withCurrent {
            UIGraphicsBeginImageContext(size)
            let plain = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            #expect(plain?.scale == 1 && plain?.size == size && plain?.cgImage?.width == 10)
            for (given, expected) in [(0, 3), (2, 2)] as [(CGFloat, CGFloat)] {
                UIGraphicsBeginImageContextWithOptions(size, false, given)
                #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == expected)
                UIGraphicsEndImageContext()
            }
        }
    }
}
