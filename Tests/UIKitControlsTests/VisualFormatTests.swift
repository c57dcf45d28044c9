import Testing
import UIKitHost
import UIKitTestSupport

/// Errors of visual formats.
@MainActor @Suite struct VisualFormatTests {
    private let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func theErrorOfALongFormatShowsItsBeginning() throws {
        let one = UIView()
        fixture.host.withCurrent {
            fixture.view.addSubview(one)
            let format = "H:" + String(repeating: "[one]", count: 500) + "[a]"
            let all = NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: ["one": one])
            #expect(all.isEmpty)
        }
        let message = try #require(fixture.host.failure?.message)
        #expect(message.hasPrefix("Visual format “H:[one][one]"))
        #expect(message.hasSuffix("”: the view “a” is not among the views."), "\(message)")
        #expect(message.count < 300)
    }
}
