import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// Layers that are combined with what is behind them in ways of their own.
@MainActor @Suite struct CompositingFilterTests {
    private let fixture = ViewFixture()

    private func blending(of filter: Any?) -> Layer.Blending? {
        fixture.host.withCurrent { fixture.view.layer.compositingFilter = filter }
        fixture.view.backgroundColor = .red
        return fixture.seen?.blending
    }

    @Test func theNameOfAFilterIsItsWay() {
        #expect(blending(of: "multiplyBlendMode") == .multiply)
        #expect(blending(of: "colorDodgeBlendMode") == .colorDodge)
        #expect(blending(of: "luminosityBlendMode") == .luminosity)
    }

    @Test func otherValuesCoverWhatIsBehind() {
        for filter in [nil, "multiply", "unknownBlendMode", 3] as [Any?] {
            #expect(blending(of: filter) == .normal)
        }
    }
}
