import Testing
import UIKitHost

/// The standard entries of tab bars.
@MainActor @Suite struct UITabBarItemTests {
    @Test(arguments: [
        (UITabBarItem.SystemItem.more, "More"), (.topRated, "Top Rated"), (.mostViewed, "Most Viewed"),
        (.search, "Search"),
    ])
    func standardEntriesHaveTheirWords(_ item: UITabBarItem.SystemItem, _ title: String) {
        let entry = UITabBarItem(tabBarSystemItem: item, tag: 4)
        #expect(entry.title == title && entry.tag == 4 && entry.image != nil)
    }
}
