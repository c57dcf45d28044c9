import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Views of a page's own in bars.
@MainActor @Suite struct BarSizeTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let page = UIViewController()

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func show(_ prepare: () -> Void) {
        host.withCurrent {
            prepare()
            let controller = UINavigationController(rootViewController: page)
            controller.isToolbarHidden = false
            host.install(controller)
        }
        run(0.1)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func aTitleViewWithoutASizeGetsThatOfItsContent() {
        let title = label("Two")
        show { page.navigationItem.titleView = title }
        let first = title.frame
        #expect(first.size == title.intrinsicContentSize && first.width > 0 && first.midX == 160)
        host.withCurrent { title.text = "Two words" }
        run(0.1)
        #expect(title.frame.size == title.intrinsicContentSize && title.frame.width > first.width)
        #expect(title.frame.midX == 160)
    }

    @Test func theBarHasItsHeightWhileThePageLoads() {
        final class Reader: UIViewController {
            var height: CGFloat?
            override func viewDidLoad() {
                super.viewDidLoad()
                height = navigationController?.navigationBar.frame.height
            }
        }
        let reader = Reader()
        host.withCurrent { host.install(UINavigationController(rootViewController: reader)) }
        #expect(reader.height == 44)
    }

    @Test func aTitleViewKeepsASizeOfItsOwn() {
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        show { page.navigationItem.titleView = title }
        #expect(title.frame == CGRect(x: 100, y: 7, width: 120, height: 30))
    }

    @Test func aSearchBarInTheTitlesPlaceFillsWhatButtonsLeave() {
        let search = UISearchBar()
        show {
            page.navigationItem.titleView = search
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Done", style: .plain, target: nil, action: nil)
        }
        #expect(search.frame.minX == 16 && search.frame.width > 200 && search.frame.maxX < 290)
        #expect(search.frame.height == search.intrinsicContentSize.height)
    }

    @Test func viewsOfButtonsGetTheSizeOfTheirContentAndConstraints() {
        let (count, avatar, button) = (label("12"), UIView(), UIButton(type: .system))
        show {
            button.setTitle("Tap", for: .normal)
            avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
            avatar.heightAnchor.constraint(equalToConstant: 32).isActive = true
            page.navigationItem.leftBarButtonItems = [avatar, count].map { UIBarButtonItem(customView: $0) }
            page.toolbarItems = [UIBarButtonItem(customView: button)]
        }
        #expect(avatar.frame == CGRect(x: 16, y: 6, width: 32, height: 32))
        #expect(count.frame.minX == 60 && count.frame.size == count.intrinsicContentSize)
        #expect(button.frame.size == button.intrinsicContentSize && button.frame.minX == 16)
    }
}
