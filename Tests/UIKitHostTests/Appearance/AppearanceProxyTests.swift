import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Settings that views adopt from the proxies of their classes.
@MainActor @Suite struct AppearanceProxyTests {
    private final class LargeLabel: UILabel {}
    private final class Panel: UIView {}
    private final class Curious: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            UIView.appearance().tintColor = .green
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            UIView.appearance().tintColor = .green
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// Shows a view in the window with proxies that were set before, and returns it.
    private func show<View: UIView>(_ view: @autoclosure () -> View, after set: () -> Void) -> View {
        host.withCurrent {
            set()
            let view = view()
            let controller = UIViewController()
            controller.view.addSubview(view)
            host.install(controller)
            return view
        }
    }

    @Test func aViewAdoptsColorsAndFonts() {
        let label = show(UILabel()) {
            UILabel.appearance().textColor = .red
            UILabel.appearance().font = .systemFont(ofSize: 30)
        }
        #expect(label.textColor == .red && label.font == .systemFont(ofSize: 30))
        let toggle = show(UISwitch()) { UISwitch.appearance().onTintColor = .purple }
        #expect(toggle.onTintColor == .purple)
        let slider = show(UISlider()) { UISlider.appearance().tintColor = .orange }
        #expect(slider.tintColor == .orange)
        let table = show(UITableView()) {
            UITableView.appearance().separatorColor = .blue
            UITableView.appearance().backgroundColor = .green
        }
        #expect(table.separatorColor == .blue && table.backgroundColor == .green)
        let button = show(UIButton(type: .system)) {
            UIButton.appearance().setTitleColor(.brown, for: .normal)
        }
        #expect(button.titleColor(for: .normal) == .brown)
    }

    @Test func aTextViewAdoptsTheFontAlsoWhenItHasAText() {
        func view(_ font: UIFont? = nil) -> UITextView {
            let view = UITextView()
            if let font { view.font = font }
            view.text = "Hello"
            return view
        }
        let shown = show(view()) { UITextView.appearance().font = .systemFont(ofSize: 30) }
        #expect(shown.font == .systemFont(ofSize: 30))
        let other = show(view(.systemFont(ofSize: 20))) {}
        #expect(other.font == .systemFont(ofSize: 20))
    }

    @Test func whatCodeHasSetStays() {
        func label() -> UILabel {
            let label = UILabel()
            label.textColor = .blue
            label.tintColor = .green
            return label
        }
        let shown = show(label()) {
            UILabel.appearance().textColor = .red
            UILabel.appearance().tintColor = .red
            UILabel.appearance().font = .systemFont(ofSize: 30)
        }
        #expect(shown.textColor == .blue && shown.tintColor == .green)
        #expect(shown.font == .systemFont(ofSize: 30))
    }

    @Test func aViewIsAsItWasBeforeItIsInAWindow() {
        host.withCurrent {
            UILabel.appearance().textColor = .red
            let label = UILabel()
            #expect(label.textColor == .label)
        }
    }

    @Test func theNearestClassIsStronger() {
        let label = show(LargeLabel()) {
            UIView.appearance().backgroundColor = .yellow
            UILabel.appearance().textColor = .red
            UILabel.appearance().shadowColor = .gray
            LargeLabel.appearance().textColor = .blue
        }
        #expect(label.textColor == .blue && label.shadowColor == .gray && label.backgroundColor == .yellow)
        let plain = show(UILabel()) {}
        #expect(plain.textColor == .red)
    }

    @Test func containersAreAskedFromTheInsideOut() {
        let panel = show(Panel()) {
            UILabel.appearance().textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
            UILabel.appearance(whenContainedInInstancesOf: [UITableView.self, Panel.self]).textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self, UITableView.self]).textColor = .brown
        }
        let (inside, outside, deep) = host.withCurrent { (UILabel(), UILabel(), UILabel()) }
        host.withCurrent {
            panel.addSubview(inside)
            panel.superview?.addSubview(outside)
            let table = UITableView()
            table.addSubview(deep)
            panel.addSubview(table)
        }
        #expect(inside.textColor == .blue && outside.textColor == .red && deep.textColor == .green)
        let inController = show(UILabel()) {
            UILabel.appearance(whenContainedInInstancesOf: [UIViewController.self]).shadowColor = .green
        }
        #expect(inController.shadowColor == .green)
    }

    @Test func aNavigationBarAdoptsAllOfItsLook() {
        let controller = host.withCurrent {
            let look = UINavigationBar.appearance()
            look.barStyle = .black
            look.isTranslucent = false
            look.titleTextAttributes = [.foregroundColor: UIColor.red]
            look.shadowImage = UIImage()
            look.setBackgroundImage(UIImage(), for: .default)
            UITabBar.appearance().unselectedItemTintColor = .green
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
            host.install(tabs)
            return tabs
        }
        let bar = (controller.viewControllers?.first as? UINavigationController)?.navigationBar
        #expect(bar?.barStyle == .black && bar?.isTranslucent == false)
        #expect(bar?.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(bar?.shadowImage != nil && bar?.backgroundImage(for: .default) != nil)
        #expect(controller.tabBar.unselectedItemTintColor == .green)
    }

    /// A table of groups with a row whose background is white in light interfaces, and one without its own.
    private final class Rows: UITableViewController {
        let cells = [UITableViewCell(), UITableViewCell()]

        override func viewDidLoad() {
            super.viewDidLoad()
            cells[0].backgroundColor = .white
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { cells[indexPath.row] }
    }

    private func rowColors(after set: () -> Void) -> [UIColor?] {
        let rows = host.withCurrent {
            set()
            return Rows(style: .grouped)
        }
        host.install(rows)
        host.advance(by: 1.0 / 60)
        return rows.cells.map(\.backgroundColor)
    }

    @Test(arguments: [false, true]) func aRowAdoptsABackgroundUnlessCodeHasSetOne(isDark: Bool) {
        host.isDark = isDark
        #expect(rowColors { UITableViewCell.appearance().backgroundColor = .red } == [.white, .red])
    }

    @Test func aRowKeepsItsBackgroundBesideAProxyOfAllViewsWithout() {
        let colors = rowColors { UIView.appearance().tintColor = .red }
        #expect(colors == [.white, .secondarySystemGroupedBackground])
    }

    /// The bar makes its buttons again for another style of titles, and these adopt settings, too.
    @Test func viewsThatComeWithAnAdoptedPropertyAdoptTheirs() {
        let child = host.withCurrent {
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
            UIButton.appearance().setTitleColor(.green, for: .normal)
            let child = UIViewController()
            child.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIButton(type: .system))
            host.install(UINavigationController(rootViewController: child))
            return child
        }
        let button = child.navigationItem.rightBarButtonItem?.customView as? UIButton
        #expect(button?.titleColor(for: .normal) == .green)
    }

    @Test func aViewMayAskForProxiesWhileItsOwnIsMade() {
        let view = show(Curious(frame: .zero)) { Curious.appearance().backgroundColor = .red }
        #expect(view.backgroundColor == .red && view.tintColor == .green)
    }

    @Test func aSegmentedControlAdoptsTheStyleOfItsTitles() {
        let control = show(UISegmentedControl(items: ["One", "Two"])) {
            UISegmentedControl.appearance().setTitleTextAttributes(
                [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red], for: .normal)
        }
        #expect(control.titleTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 20))
        let texts = host.picture().texts.filter { $0.string == "One" }
        #expect(texts.map(\.color) == [Color(red: 1)] && texts.map(\.font.size) == [20])
    }

    @Test func whatCodeChangesInTheAppearanceOfAProxyIsAdopted() {
        let bar = show(UITabBar()) {
            UITabBar.appearance().standardAppearance.backgroundColor = .red
            UITabBar.appearance().standardAppearance.stackedLayoutAppearance.normal.iconColor = .blue
        }
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.standardAppearance.stackedLayoutAppearance.normal.iconColor == .blue)
        func greenBar() -> UITabBar {
            let bar = UITabBar()
            bar.standardAppearance.backgroundColor = .green
            return bar
        }
        let own = show(greenBar()) { UITabBar.appearance().standardAppearance.backgroundColor = .red }
        #expect(own.standardAppearance.backgroundColor == .green)
    }

    @Test func imagesOfControlsAreAdopted() {
        let mark = host.withCurrent { UIImage(systemName: "star")! }
        let button = show(UIButton(type: .custom)) {
            UIButton.appearance().setImage(mark, for: .normal)
            UIButton.appearance().setBackgroundImage(mark, for: .selected)
        }
        #expect(button.image(for: .normal) === mark && button.backgroundImage(for: .selected) === mark)
        let slider = show(UISlider()) {
            UISlider.appearance().setThumbImage(mark, for: .normal)
            UISlider.appearance().setMinimumTrackImage(mark, for: .normal)
        }
        #expect(slider.currentThumbImage === mark && slider.minimumTrackImage(for: .normal) === mark)
        let segments = show(UISegmentedControl(items: ["a"])) {
            UISegmentedControl.appearance().setBackgroundImage(mark, for: .normal, barMetrics: .default)
        }
        #expect(segments.backgroundImage(for: .normal, barMetrics: .default) === mark)
    }
}
