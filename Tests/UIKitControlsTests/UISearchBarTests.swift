import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UISearchBarTests {
    @Test func itShowsItsPlaceholderOrItsText() {
        let fixture = ViewFixture()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.placeholder = "Search"
        fixture.host.withCurrent { fixture.host.window.addSubview(bar) }
        #expect(fixture.host.picture().texts.map(\.string) == ["Search"])
        bar.text = "ball"
        #expect(fixture.host.picture().texts.map(\.string) == ["ball"])
    }
}
