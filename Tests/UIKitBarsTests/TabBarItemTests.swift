import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The places of a tab bar's entries, and the looks of their badges.
@MainActor @Suite struct TabBarItemTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let bar: UITabBar

    init() {
        host.look = .iOS18
        bar = host.withCurrent {
            let bar = UITabBar(frame: CGRect(x: 0, y: 500, width: 320, height: 49))
            bar.items = ["One", "Two"].enumerated().map {
                UITabBarItem(title: $1, image: nil, tag: $0)
            }
            return bar
        }
        host.withCurrent { host.window.addSubview(bar) }
    }

    @Test func centeredEntriesStandInTheMiddleOfTheBar() {
        host.withCurrent {
            bar.itemPositioning = .centered
            (bar.itemWidth, bar.itemSpacing) = (50, 20)
            #expect(
                bar.framesOfItems == [
                    CGRect(x: 100, y: 1, width: 50, height: 48), CGRect(x: 170, y: 1, width: 50, height: 48),
                ])
            bar.itemWidth = 500
            #expect(bar.framesOfItems.map(\.width) == [150, 150])
            bar.itemPositioning = .fill
            #expect(bar.framesOfItems.map(\.width) == [156, 156])
        }
    }

    @Test func aBadgesTextHasTheStyleOfItsEntry() {
        host.withCurrent {
            UITabBarItem.appearance().setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
            bar.items?[0].setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
            for (index, item) in (bar.items ?? []).enumerated() { item.badgeValue = "\(index + 3)" }
        }
        let badges = host.picture().texts.filter { ["3", "4"].contains($0.string) }
        #expect(badges.map(\.color) == [Color(green: 1), Color(blue: 1)])
    }

    @Test func aBarOfAnEarlierDarkStyleIsDark() {
        #expect(UIBarStyle.blackOpaque == .black && UIBarStyle.blackTranslucent.rawValue == 2)
        let bar = host.withCurrent { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
        host.withCurrent {
            bar.barStyle = .blackTranslucent
            bar.items = [UINavigationItem(title: "Title")]
            host.window.addSubview(bar)
        }
        host.advance(by: 1.0 / 60)
        #expect(
            host.picture().texts.first { $0.string == "Title" }?.color == Color(red: 1, green: 1, blue: 1))
    }
}
