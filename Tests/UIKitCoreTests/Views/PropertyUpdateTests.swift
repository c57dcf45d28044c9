import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct PropertyUpdateTests {
    private final class Card: UIView {
        var calls: [String] = []
        override func updateProperties() { calls.append("properties") }
        override func layoutSubviews() { calls.append("layout") }
    }

    private final class Page: UIViewController {
        var updates = 0
        override func updateProperties() { updates += 1 }
    }

    @Test func propertiesAreUpdatedBeforeLayoutAndOnRequest() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let (page, card) = (Page(), Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        host.install(page)
        host.withCurrent { page.view.addSubview(card) }
        host.advance(by: 1.0 / 60)
        #expect(card.calls == ["properties", "layout"] && page.updates == 1)
        host.withCurrent { card.setNeedsLayout() }
        host.advance(by: 1.0 / 60)
        #expect(card.calls == ["properties", "layout", "layout"])
        host.withCurrent {
            card.setNeedsUpdateProperties()
            page.setNeedsUpdateProperties()
            card.updatePropertiesIfNeeded()
            #expect(card.calls.last == "properties")
        }
        host.advance(by: 1.0 / 60)
        #expect(card.calls.filter { $0 == "properties" }.count == 2 && page.updates == 2)
    }
}
