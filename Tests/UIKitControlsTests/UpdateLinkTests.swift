import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UpdateLinkTests {
    @Test func actionsAreCalledOnEachTickInTheOrderOfTheirParts() {
        let fixture = ViewFixture()
        let link = UIUpdateLink(view: fixture.view)
        var calls: [String] = []
        link.addAction(to: .afterUpdateComplete) { _, _ in calls.append("end") }
        link.addAction { link, info in
            #expect(link.currentUpdateInfo === info && info.modelTime < info.estimatedPresentationTime)
            calls.append("begin")
            if calls.count > 3 { link.isEnabled = false }
        }
        fixture.host.withCurrent { link.isEnabled = true }
        fixture.run(0.2)
        #expect(calls == ["begin", "end", "begin", "end", "begin", "end"])
        fixture.host.withCurrent {
            fixture.view.removeFromSuperview()
            link.isEnabled = true
        }
        fixture.run(0.2)
        #expect(calls.count == 6 && link.currentUpdateInfo == nil, "its view is in no window")
    }

    @Test func aLinkIsCreatedWithItsAction() {
        let fixture = ViewFixture()
        var times: [TimeInterval] = []
        let link = UIUpdateLink(view: fixture.view) { link, info in
            times.append(info.modelTime)
            if times.count == 3 { link.isEnabled = false }
        }
        fixture.host.withCurrent { link.isEnabled = true }
        fixture.run(0.2)
        #expect(times.count == 3 && times == times.sorted() && Set(times).count == 3)
    }
}
