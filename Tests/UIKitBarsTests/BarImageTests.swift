import Foundation
import Picture
import TestSupport
import Testing
@_spi(UIKitInternals) import UIKitCore
import UIKitHost
import UIKitTestSupport

/// The images behind bars and at their edges.
@MainActor @Suite struct BarImageTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Returns the frames of the images in a bar, of 1 x 1 point if nothing else is said, from back to front.
    private func frames(in bar: UIView, _ sizes: CGSize...) -> [CGRect] {
        let layers = bar.pictureLayers(in: bar.bounds).filter { !$0.children.isEmpty }
        return layers.enumerated().map { index, layer in
            let size = index < sizes.count ? sizes[index] : CGSize(width: 1, height: 1)
            return CGRect(origin: .zero, size: size).applying(layer.transform)
        }
    }

    private func show(_ controller: UIViewController) {
        host.install(controller)
        host.advance(by: 1.0 / 60)
    }

    @Test func aNavigationBarsImageCoversTheRoomAbove() {
        host.withCurrent {
            host.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.navigationBar.setBackgroundImage(image(.red), for: .default)
            navigation.navigationBar.shadowImage = image(.blue, CGSize(width: 1, height: 3))
            show(navigation)
            #expect(
                frames(
                    in: navigation.navigationBar, CGSize(width: 1, height: 1), CGSize(width: 1, height: 3))
                    == [
                        CGRect(x: 0, y: -20, width: 320, height: 64),
                        CGRect(x: 0, y: 44, width: 320, height: 3),
                    ])
            navigation.navigationBar.setBackgroundImage(nil, for: .default)
            navigation.navigationBar.shadowImage = nil
            host.advance(by: 1.0 / 60)
            #expect(frames(in: navigation.navigationBar).isEmpty)
        }
    }

    @Test func theImageOfAnAppearanceIsAboveItsColor() {
        host.withCurrent {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundImage = image(.red)
            navigation.navigationBar.standardAppearance = look
            navigation.navigationBar.scrollEdgeAppearance = look
            show(navigation)
            #expect(frames(in: navigation.navigationBar) == [CGRect(x: 0, y: 0, width: 320, height: 44)])
        }
    }

    @Test func aTabBarHasImagesBehindItAndBehindTheSelection() {
        host.withCurrent {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.tabBar.backgroundImage = image(.red)
            tabs.tabBar.shadowImage = UIImage()
            tabs.tabBar.selectionIndicatorImage = image(.blue, CGSize(width: 40, height: 30))
            show(tabs)
            // The image of 40 x 30 points lies in the middle of the left one of two entries.
            let frames = frames(in: tabs.tabBar, CGSize(width: 1, height: 1), CGSize(width: 40, height: 30))
            #expect(
                frames == [
                    CGRect(x: 0, y: 0, width: 320, height: 49), CGRect(x: 60, y: 10, width: 40, height: 30),
                ])
        }
    }

    @Test func theInsetsOfAnEntryMoveItsImage() throws {
        func icon(_ insets: UIEdgeInsets) -> CGAffineTransform? {
            host.withCurrent {
                let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
                let item = UITabBarItem(title: nil, image: image(.red, CGSize(width: 20, height: 20)), tag: 0)
                item.imageInsets = insets
                bar.items = [item]
                return bar.pictureLayers(in: bar.bounds).first { !$0.children.isEmpty }?.transform
            }
        }
        let usual = try #require(icon(.zero))
        let moved = icon(UIEdgeInsets(top: 6, left: 2, bottom: -6, right: -2))
        #expect(moved == usual.concatenating(CGAffineTransform(translationX: 2, y: 6)))
    }

    @Test func aTitleMovesByItsAdjustments() throws {
        let navigation = host.withCurrent {
            let child = UIViewController()
            child.title = "Title"
            let navigation = UINavigationController(rootViewController: child)
            navigation.navigationBar.setTitleVerticalPositionAdjustment(-4, for: .default)
            navigation.navigationBar.standardAppearance.titlePositionAdjustment.horizontal = 7
            return navigation
        }
        show(navigation)
        let text = try #require(host.picture().texts.first { $0.string == "Title" })
        #expect(navigation.navigationBar.titleVerticalPositionAdjustment(for: .default) == -4)
        let label = host.withCurrent {
            navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" }
        }
        #expect(label.map { $0.frame.midX == 167 && $0.frame.midY == 18 } == true, "\(text.frame)")
    }

    @Test func aToolbarHasAnImage() {
        host.withCurrent {
            let (bar, controller) = (UIToolbar(), UIViewController())
            bar.frame = CGRect(x: 0, y: 500, width: 320, height: 44)
            bar.setBackgroundImage(image(.red), forToolbarPosition: .any, barMetrics: .default)
            bar.setShadowImage(image(.blue, CGSize(width: 1, height: 2)), forToolbarPosition: .any)
            controller.view.addSubview(bar)
            show(controller)
            #expect(
                frames(in: bar, CGSize(width: 1, height: 1), CGSize(width: 1, height: 2)) == [
                    CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: -2, width: 320, height: 2),
                ])
            #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
        }
    }
}
