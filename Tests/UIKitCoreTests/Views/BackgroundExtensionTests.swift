import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

/// Views whose content goes on beyond it as its mirror image.
@MainActor @Suite struct BackgroundExtensionTests {
    private let host = SceneHost(size: CGSize(width: 100, height: 100), scale: 1)

    @Test func contentGoesOnAsItsMirrorImage() throws {
        host.withCurrent {
            let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let content = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 60))
            content.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            // The image of the upper half lies above the content; the lower half has none there.
            let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            half.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            content.addSubview(half)
            (view.contentView, view.automaticallyPlacesContentView) = (content, false)
            host.window.addSubview(view)
        }
        host.advance(by: 1.0 / 60)
        let bitmap = try Bitmap(drawing: host.picture(), scale: 1)
        #expect(bitmap[50, 50] == Pixel(255, 0, 0))
        #expect(bitmap[50, 90] == Pixel(0, 0, 255))
        let image = bitmap[50, 32]
        #expect(image.red > 230 && image.blue < 25, "the nearest rows, blurred: \(image)")
    }

    @Test func contentFillsTheSafeArea() {
        let content = UIView()
        host.withCurrent {
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
            let view = UIBackgroundExtensionView()
            view.contentView = content
            controller.view = view
            host.install(controller)
        }
        host.advance(by: 1.0 / 60)
        #expect(content.frame == CGRect(x: 10, y: 20, width: 90, height: 80))
    }
}
