import Picture
import Testing

@testable import UIKitDynamics

@MainActor @Suite struct UISearchBarTests {
    @Test func itShowsItsPlaceholderOrItsText() {
        let take = SimulationRun()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.placeholder = "Search"
        take.host.withCurrent { take.host.window.addSubview(bar) }
        #expect(take.host.picture().texts.map(\.string) == ["Search"])
        bar.text = "ball"
        #expect(take.host.picture().texts.map(\.string) == ["ball"])
    }
}
