import Testing
import UIKitHost

/// The indicators that are seen while content scrolls.
@MainActor @Suite struct ScrollIndicatorTests {
    private let host = SceneHost(size: CGSize(width: 200, height: 400))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    init() {
        view.contentSize = CGSize(width: 200, height: 1600)
        host.withCurrent { [host, view] in host.window.addSubview(view) }
    }

    /// The indicators that are seen, from the left.
    private var seen: [CALayer] {
        (view.layer.sublayers ?? []).filter { !$0.isHidden && ($0.presentation() ?? $0).opacity > 0 }
            .sorted { $0.frame.minX < $1.frame.minX }
    }

    private func drag(by y: CGFloat, until end: Double) {
        host.inputScript = [
            .pan(along: [CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 300 - y)], from: 0.1, to: 0.6)
        ]
        for _ in 0..<Int((end * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func anIndicatorShowsThePartOfTheContentThatIsSeen() throws {
        #expect(seen.isEmpty)
        drag(by: 200, until: 0.6)
        let bar = try #require(seen.first)
        #expect(seen.count == 1 && bar.bounds.size == CGSize(width: 3, height: 98.5))
        // A track of 394 points, of which a quarter is the indicator.
        let way = view.contentOffset.y / 1200 * (394 - 98.5)
        #expect(bar.frame.minX == 194 && abs(bar.frame.minY - view.contentOffset.y - 3 - way) < 1e-6)
    }

    @Test func theIndicatorFadesAfterTheMotion() {
        drag(by: 20, until: 3)
        #expect(seen.isEmpty)
    }

    @Test func aViewHidesItsIndicators() {
        view.showsVerticalScrollIndicator = false
        drag(by: 200, until: 0.5)
        #expect(seen.isEmpty)
    }

    /// An indicator had a track that ends before it begins, as in program 745 of `RandomProgramTests`.
    @Test func insetsThatTakeMoreThanTheContentLeaveNothingToShow() {
        host.withCurrent {
            view.contentInset = UIEdgeInsets(top: -30, left: -10, bottom: -40, right: 0)
            view.contentSize = CGSize(width: 5, height: 20)
            view.contentOffset = CGPoint(x: 3, y: 7)
            view.flashScrollIndicators()
        }
        host.advance(by: 1.0 / 60)
        #expect(seen.isEmpty)
    }

    @Test func indicatorsKeepTheirInsetsAndColor() throws {
        view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 10)
        view.indicatorStyle = .white
        host.withCurrent { view.flashScrollIndicators() }
        let bar = try #require(seen.first)
        #expect(bar.frame.minY == 53 && bar.frame.maxX == 187)
        #expect(bar.backgroundColor == UIColor(white: 1, alpha: 0.35).cgColor)
    }
}
