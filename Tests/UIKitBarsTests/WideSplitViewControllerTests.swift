import TestSupport
import Testing
import UIKitHost

/// A list and its details on a tablet, where columns share the screen.
@MainActor @Suite struct WideSplitViewControllerTests {
    private static let landscape = CGSize(width: 1024, height: 768)
    private static let portrait = CGSize(width: 768, height: 1024)

    /// A split controller with a list and details, on a screen with a scale of 2.
    @MainActor private struct Stage {
        let host: SceneHost
        let split: UISplitViewController
        let list: UIViewController
        let details: UIViewController

        init(
            _ size: CGSize, look: SystemLook = .iOS18, style: UISplitViewController.Style = .unspecified,
            _ prepare: @MainActor (UISplitViewController) -> Void = { _ in }
        ) {
            let (first, last) = (UIViewController(), UIViewController())
            let host = SceneHost(size: size)
            host.context.look = look
            let split = host.withCurrent {
                let split =
                    style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
                prepare(split)
                if style == .unspecified {
                    split.viewControllers = [first, last].map {
                        UINavigationController(rootViewController: $0)
                    }
                } else {
                    split.setViewController(first, for: .primary)
                    split.setViewController(last, for: .secondary)
                }
                return split
            }
            (self.host, self.split, list, details) = (host, split, first, last)
            host.install(split)
        }

        func run(_ seconds: Double) {
            for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
        }

        /// Returns a value of the split controller in its run.
        func read<Value>(_ value: (UISplitViewController) -> Value) -> Value {
            host.withCurrent { value(split) }
        }

        /// The frame of the column of a controller in the window.
        func column(_ controller: UIViewController) -> CGRect {
            host.withCurrent {
                guard let view = controller.navigationController?.view else { return .null }
                return view.convert(view.bounds, to: nil)
            }
        }
    }

    @Test func pagesOfColumnsLoadWhenTheColumnsAreInTheWindow() {
        final class Page: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                calls.append("load \(navigationController?.viewIfLoaded?.window != nil)")
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                calls.append("willAppear")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("didAppear")
            }
        }
        let host = SceneHost(size: Self.landscape)
        let pages = host.withCurrent { [Page(), Page()] }
        host.install(
            host.withCurrent {
                let split = UISplitViewController()
                split.viewControllers = pages.map { UINavigationController(rootViewController: $0) }
                return split
            })
        host.advance(by: 1.0 / 60)
        #expect(pages.allSatisfy { $0.calls == ["load true", "willAppear", "didAppear"] })
    }

    /// Notes the calls of a delegate.
    private final class Observer: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var takesDetails = false

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("mode \(displayMode.rawValue)") }

        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { calls.append("show \(column.rawValue)") }

        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { calls.append("hide \(column.rawValue)") }

        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool {
            calls.append("details")
            return takesDetails
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
    }

    @Test func columnsAreSideBySideOnItsSide() {
        let stage = Stage(Self.landscape)
        #expect(stage.read { !$0.isCollapsed && $0.displayMode == .oneBesideSecondary })
        #expect(stage.column(stage.list) == CGRect(x: 0, y: 0, width: 320, height: 768))
        // One pixel is left for the line.
        #expect(stage.column(stage.details) == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
        #expect(stage.read { $0.primaryColumnWidth == 320 && $0.viewControllers.count == 2 })
        #expect(stage.list.splitViewController === stage.split)
    }

    /// Two fifths of 768 points, in whole pixels.
    @Test func theListComesOverTheDetailsOfAnUprightTablet() {
        let stage = Stage(Self.portrait)
        #expect(stage.read { $0.displayMode == .secondaryOnly && $0.primaryColumnWidth == 307 })
        #expect(stage.details.view.window != nil && stage.list.viewIfLoaded?.window == nil)
        #expect(stage.column(stage.details) == CGRect(origin: .zero, size: Self.portrait))
        stage.host.withCurrent { stage.split.show(.primary) }
        #expect(stage.split.displayMode == .oneOverSecondary)
        stage.run(0.2)
        let seen = stage.host.withCurrent {
            stage.list.navigationController?.view.layer.presentation()?.frame.minX ?? 0
        }
        #expect(seen < -1 && seen > -307, "half of its way")
        stage.run(0.5)
        #expect(stage.column(stage.list) == CGRect(x: 0, y: 0, width: 307, height: 1024))
        #expect(stage.column(stage.details).width == 768)
    }

    @Test func aTouchBesideTheListPutsItAway() {
        let stage = Stage(Self.portrait)
        stage.host.withCurrent { stage.split.show(.primary) }
        stage.run(0.5)
        #expect(stage.list.view.window != nil)
        stage.host.inputScript = [.tap(at: CGPoint(x: 600, y: 500), time: 0.7)]
        stage.run(1)
        #expect(stage.split.displayMode == .secondaryOnly && stage.list.view.window == nil)
    }

    @Test func theNewestSystemShowsTheListUpright() {
        let stage = Stage(CGSize(width: 820, height: 1180), look: .iOS26, style: .doubleColumn)
        #expect(stage.read { $0.displayMode == .oneBesideSecondary && $0.splitBehavior == .tile })
        #expect(stage.column(stage.list) == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(stage.column(stage.details) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    }

    /// Widths of an iPad A16 on iOS 26.1.
    @Test(
        arguments: [
            (0.3, nil, nil, nil, 246.0), (0.5, nil, 300.0, nil, 300), (nil, 375.0, 400, 320.0, 375),
        ] as [(Double?, Double?, Double?, Double?, Double)])
    func widthsAreThoseThatCodePrefers(
        _ fraction: Double?, _ minimum: Double?, _ maximum: Double?, _ preferred: Double?, _ width: Double
    ) {
        let stage = Stage(CGSize(width: 820, height: 1180), look: .iOS26, style: .doubleColumn)
        stage.host.withCurrent {
            if let fraction { stage.split.preferredPrimaryColumnWidthFraction = CGFloat(fraction) }
            if let minimum { stage.split.minimumPrimaryColumnWidth = CGFloat(minimum) }
            if let maximum { stage.split.maximumPrimaryColumnWidth = CGFloat(maximum) }
            if let preferred { stage.split.preferredPrimaryColumnWidth = CGFloat(preferred) }
        }
        #expect(stage.read { $0.primaryColumnWidth == CGFloat(width) })
        #expect(stage.column(stage.list).width == CGFloat(width))
        #expect(stage.column(stage.details).minX == CGFloat(width) + 0.5)
    }

    @Test func aModeThatCodePrefersIsShownAtOnce() {
        let (stage, observer) = (Stage(Self.landscape), Observer())
        stage.host.withCurrent {
            stage.split.delegate = observer
            stage.split.preferredDisplayMode = .secondaryOnly
        }
        #expect(stage.split.displayMode == .secondaryOnly && stage.list.view.window == nil)
        #expect(stage.column(stage.details).width == 1024)
        stage.host.withCurrent { stage.split.preferredDisplayMode = .oneOverSecondary }
        #expect(stage.column(stage.list).minX == 0 && stage.column(stage.details).width == 1024)
        #expect(observer.calls == ["mode 1", "hide 0", "mode 3", "show 0"])
    }

    @Test func theButtonHidesTheListAndShowsItAgain() throws {
        let (stage, observer) = (Stage(Self.landscape, style: .doubleColumn), Observer())
        let item = stage.split.displayModeButtonItem
        #expect(stage.list.navigationItem.leftBarButtonItem === item)
        let button = try #require(item.primaryAction)
        stage.host.withCurrent {
            stage.split.delegate = observer
            UIControl().sendAction(button)
        }
        stage.run(1)
        #expect(stage.split.displayMode == .secondaryOnly && stage.list.view.window == nil)
        #expect(stage.details.navigationItem.leftBarButtonItem === item)
        stage.host.withCurrent { UIControl().sendAction(button) }
        stage.run(1)
        #expect(stage.split.displayMode == .oneBesideSecondary && stage.list.view.window != nil)
        #expect(observer.calls == ["mode 1", "mode 2"])
    }

    @Test func detailsTakeThePlaceOfOthers() {
        let (stage, observer) = (Stage(Self.landscape), Observer())
        let other = UINavigationController(rootViewController: UIViewController())
        stage.host.withCurrent {
            stage.split.delegate = observer
            stage.list.showDetailViewController(other, sender: nil)
        }
        #expect(stage.split.viewControllers.last === other && stage.details.view.window == nil)
        #expect(other.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
        observer.takesDetails = true
        stage.host.withCurrent { stage.list.showDetailViewController(UIViewController(), sender: nil) }
        #expect(stage.split.viewControllers.last === other && observer.calls == ["details", "details"])
    }

    @Test func threeColumnsShareAWideScreen() throws {
        let second = UIViewController()
        let stage = Stage(CGSize(width: 1180, height: 820), look: .iOS26, style: .tripleColumn) {
            $0.setViewController(second, for: .supplementary)
        }
        #expect(stage.split.displayMode == .twoBesideSecondary)
        #expect(stage.column(stage.list) == CGRect(x: 0, y: 0, width: 280, height: 820))
        #expect(stage.column(second) == CGRect(x: 280.5, y: 0, width: 320, height: 820))
        #expect(stage.column(stage.details) == CGRect(x: 601, y: 0, width: 579, height: 820))
        #expect(stage.split.viewController(for: .supplementary) === second)
        stage.host.withCurrent { stage.split.hide(.primary) }
        stage.run(1)
        #expect(stage.split.displayMode == .oneBesideSecondary && stage.list.view.window == nil)
        #expect(stage.column(second).minX == 0 && stage.column(stage.details).minX == 320.5)
        stage.host.withCurrent { stage.split.preferredDisplayMode = .twoDisplaceSecondary }
        #expect(stage.column(stage.details) == CGRect(x: 601, y: 0, width: 859.5, height: 820))
    }

    @Test func threeColumnsOfANarrowScreenAreOverTheDetails() {
        let second = UIViewController()
        let stage = Stage(CGSize(width: 820, height: 1180), look: .iOS26, style: .tripleColumn) {
            $0.setViewController(second, for: .supplementary)
        }
        #expect(stage.split.displayMode == .oneBesideSecondary && stage.list.viewIfLoaded?.window == nil)
        #expect(stage.column(stage.details) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
        stage.host.withCurrent { stage.split.preferredDisplayMode = .twoBesideSecondary }
        #expect(stage.split.displayMode == .twoOverSecondary && stage.column(stage.details).width == 820)
    }

    @Test func theListIsAtTheOtherSideWhereCodePrefersIt() {
        let stage = Stage(Self.landscape) { $0.primaryEdge = .trailing }
        #expect(stage.column(stage.list) == CGRect(x: 704, y: 0, width: 320, height: 768))
        #expect(stage.column(stage.details) == CGRect(x: 0, y: 0, width: 703.5, height: 768))
    }

    /// Notes when its view comes and goes.
    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("gone")
        }
    }

    @Test func columnsAppearOnce() {
        let host = SceneHost(size: Self.landscape)
        let (list, details) = host.withCurrent { (Page(), Page()) }
        let split = host.withCurrent {
            let split = UISplitViewController()
            split.viewControllers = [list, details].map { UINavigationController(rootViewController: $0) }
            return split
        }
        host.install(split)
        host.advance(by: 1.0 / 60)
        #expect(list.calls == ["will", "did"] && details.calls == ["will", "did"])
        host.withCurrent { split.hide(.primary) }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(list.calls == ["will", "did", "gone"] && details.calls == ["will", "did"])
    }

    @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
    func aPhoneNotifiesTheDelegateOfItsCollapse(_ style: UISplitViewController.Style) {
        let observer = Observer()
        let stage = Stage(CGSize(width: 390, height: 844), style: style) { $0.delegate = observer }
        #expect(stage.read { $0.isCollapsed && $0.viewControllers.count == 1 })
        #expect(observer.calls == ["collapsed"])
    }
}
