import Testing
import UIKitHost

/// The explorer, which tries what a scene offers.
@MainActor @Suite struct ExplorerTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()

    init() {
        host.install(root)
    }

    /// Explores for some seconds, and returns the lines of the script.
    private func explore(_ seconds: Double, before: () -> Void = {}) -> [String] {
        host.withCurrent(before)
        let explorer = Explorer(host, end: seconds)
        for _ in 0..<Int(seconds * 60) {
            explorer.act()
            host.advance(by: 1.0 / 60)
        }
        return explorer.script.text.split(separator: "\n").map(String.init)
    }

    @Test func itThrowsItemsTapsControlsAndScrolls() {
        var (taps, throwEnds, selected) = (0, 0, Set<CGFloat>())
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
        let lines = explore(3) {
            let item = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
            item.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .ended { throwEnds += 1 } })
            let button = UIButton(frame: CGRect(x: 200, y: 20, width: 100, height: 40))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            scroll.contentSize = CGSize(width: 320, height: 1000)
            for view in [item, button, scroll] { root.view.addSubview(view) }
            selected.insert(scroll.contentOffset.y)
        }
        #expect(lines.map { $0.prefix(3) }.prefix(3) == ["pan", "tap", "pan"], "\(lines)")
        #expect(lines[0].hasPrefix("pan 45,45:") && lines[1].hasPrefix("tap 250,40@"))
        #expect(taps >= 1 && throwEnds >= 1 && scroll.contentOffset.y > 20)
    }

    @Test func itTapsTheOtherEntriesOfATabBar() {
        let controller = UITabBarController()
        let lines = explore(3) {
            let pages = ["One", "Two", "Three"].map { title in
                let page = UIViewController()
                page.title = title
                return page
            }
            controller.viewControllers = pages
            root.addChild(controller)
            root.view.addSubview(controller.view)
        }
        #expect(lines.filter { $0.hasPrefix("tap") }.count >= 3, "\(lines)")
        #expect(lines.first?.hasPrefix("tap 160,") == true, "\(lines)")
    }

    @Test func itDragsADialOfTheScenesOwnAndPullsAListThatRefreshes() {
        final class Dial: UIControl {
            var last = CGPoint.zero
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                last = touch.location(in: self)
                sendActions(for: .valueChanged)
                return true
            }
        }
        let dial = Dial(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let list = UIScrollView(frame: CGRect(x: 0, y: 160, width: 320, height: 408))
        var (values, refreshes) = (0, 0)
        _ = explore(3) {
            dial.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
            let refresher = UIRefreshControl()
            refresher.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
            list.contentSize = CGSize(width: 320, height: 1000)
            list.refreshControl = refresher
            for view in [dial, list] { root.view.addSubview(view) }
        }
        #expect(values > 3 && dial.last.x > 70 && dial.last.y == 35, "\(dial.last)")
        #expect(refreshes == 1)
    }

    @Test func itTypesIntoTheFieldThatItTaps() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        let lines = explore(3) { root.view.addSubview(field) }
        #expect(field.text == "Hello" && lines.contains { $0.hasPrefix("type Hello") }, "\(lines)")
    }

    @Test func itTouchesTheScenesOwnViewsBesideAControl() {
        final class Menu: UIView {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        let menu = Menu(frame: CGRect(x: 10, y: 300, width: 80, height: 80))
        _ = explore(3) {
            root.view.addSubview(menu)
            root.view.addSubview(UISwitch(frame: CGRect(x: 200, y: 20, width: 51, height: 31)))
        }
        #expect(menu.touches >= 1)
    }

    /// Many demos of dynamics begin where a finger touches the view, beside a button that closes them.
    @Test func itTouchesAnEmptyPlaceOnceWhenAllElseIsTried() {
        final class Board: UIView {
            var places: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self) }
            }
        }
        var taps = 0
        let board = Board(frame: root.view.bounds)
        let lines = explore(4) {
            root.view.addSubview(board)
            let button = UIButton(frame: CGRect(x: 110, y: 264, width: 100, height: 40))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            board.addSubview(button)
        }
        #expect(board.places == [CGPoint(x: 160, y: 426)])
        #expect(taps > 1 && lines.first?.hasPrefix("tap 160,284@") == true, "\(lines)")
    }

    @Test func itTouchesAScreenBeforeItLeavesIt() {
        final class Page: UIViewController {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        let (page, stack) = (Page(), UINavigationController(rootViewController: UIViewController()))
        let lines = explore(3) {
            stack.pushViewController(page, animated: false)
            root.addChild(stack)
            root.view.addSubview(stack.view)
        }
        #expect(page.touches == 1 && stack.viewControllers.count == 1)
        #expect(lines.first?.hasPrefix("pan 160,284:") == true, "\(lines)")
    }

    @Test func itTriesViewsThatFollowTouchesBeforeLists() {
        final class Board: UIView {
            var ends: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                ends += touches.map { $0.location(in: self) }
            }
        }
        MethodTable.add("touchesBegan:with:") { (target: Board, a: Set<UITouch>, b: UIEvent?) in
            target.touchesBegan(a, with: b)
            return nil
        }
        let board = Board(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        let lines = explore(1) {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
            scroll.contentSize = CGSize(width: 320, height: 1000)
            for view in [board, scroll] { root.view.addSubview(view) }
        }
        #expect(board.ends == [CGPoint(x: 30, y: 30)])
        #expect(lines.first?.hasPrefix("tap 50,50@") == true, "\(lines)")
    }

    @Test func hiddenCoveredAndDisabledViewsAreLeftAlone() {
        var taps = 0
        let lines = explore(1) {
            let covered = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
            let hidden = UIButton(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
            let disabled = UIButton(frame: CGRect(x: 20, y: 220, width: 100, height: 40))
            for button in [covered, hidden, disabled] {
                button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
                root.view.addSubview(button)
            }
            hidden.isHidden = true
            disabled.isEnabled = false
            root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80)))
        }
        #expect(taps == 0 && !lines.contains { $0.hasPrefix("tap") }, "\(lines)")
    }

    @Test func itTapsButtonsThatItsOwnTapsBringUp() {
        var isConfirmed = false
        _ = explore(3) {
            let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
            button.addAction(
                UIAction { [root] _ in
                    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in isConfirmed = true })
                    root.present(alert, animated: true)
                }, for: .touchUpInside)
            root.view.addSubview(button)
        }
        #expect(isConfirmed)
    }

    @Test func itTapsALargeViewAtSeveralPlacesThatNothingCovers() {
        var places: [CGPoint] = []
        let lines = explore(3) {
            let recognizer = UITapGestureRecognizer { [root] in places.append($0.location(in: root.view)) }
            root.view.addGestureRecognizer(recognizer)
            root.view.addSubview(UIView(frame: CGRect(x: 160, y: 100, width: 160, height: 150)))
        }
        #expect(lines.count >= 4 && places.count == lines.count, "\(lines)")
        #expect(
            places.prefix(3) == [CGPoint(x: 96, y: 341), CGPoint(x: 96, y: 341), CGPoint(x: 192, y: 454)])
    }

    @Test func itTapsAsOftenAndWithAsManyFingersAsRecognizersAsk() {
        let (double, pair, drag) = (
            UITapGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer()
        )
        double.numberOfTapsRequired = 2
        pair.numberOfTouchesRequired = 2
        drag.minimumNumberOfTouches = 2
        var recognized: Set<ObjectIdentifier> = []
        let lines = explore(4) {
            for (index, recognizer) in [double, pair, drag].enumerated() {
                let view = UIView(frame: CGRect(x: 60, y: 20 + 180 * index, width: 150, height: 120))
                view.addGestureRecognizer(recognizer)
                view.isMultipleTouchEnabled = true
                recognizer.addTarget { recognized.insert(ObjectIdentifier($0)) }
                root.view.addSubview(view)
            }
        }
        #expect(recognized.count == 3, "\(lines)")
        #expect(lines.filter { $0.hasPrefix("tap 135,80@") }.count >= 2, "\(lines)")
    }

    /// Code of a board may look for the item under the finger; its items then take no touches.
    @Test func itTouchesAnItemThatLeavesTouchesToTheViewAroundIt() {
        final class Board: UIView {
            let item = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                if touches.contains(where: { item.frame.contains($0.location(in: self)) }) {
                    self.touches += 1
                }
            }
        }
        let board = Board(frame: root.view.bounds)
        var animator: UIDynamicAnimator?
        let lines = explore(2) {
            board.item.isUserInteractionEnabled = false
            board.addSubview(board.item)
            root.view.addSubview(board)
            animator = UIDynamicAnimator(referenceView: board)
            animator?.addBehavior(UIDynamicItemBehavior(items: [board.item]))
        }
        #expect(board.touches >= 1 && lines.first?.hasPrefix("pan 55,65:") == true, "\(lines)")
    }

    @Test func theSameSceneHasTheSameScript() throws {
        let scripts = (0..<2).map { _ in
            let other = ExplorerTests()
            return other.explore(2) {
                other.root.view.addSubview(UISlider(frame: CGRect(x: 9, y: 9, width: 200, height: 30)))
            }
        }
        #expect(scripts[0] == scripts[1] && scripts[0].count >= 2)
        let text = scripts[0].joined(separator: "\n") + "\n"
        #expect(try InputScript(text: text).text == text)
    }
}
