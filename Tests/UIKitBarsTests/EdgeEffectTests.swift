import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The effects at the edges of content below bars.
@MainActor @Suite struct EdgeEffectTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))

    /// Shows red content of 3000 points in a stack or a tab bar controller, and scrolls it.
    private func show(_ look: SystemLook, hasTabs: Bool = false) -> UIScrollView {
        host.look = look
        let scroll = host.withCurrent {
            let (page, scroll) = (UIViewController(), UIScrollView())
            scroll.contentSize = CGSize(width: 390, height: 3_000)
            scroll.backgroundColor = .red
            page.view = scroll
            let tabs = UITabBarController()
            if hasTabs { tabs.viewControllers = [page] }
            host.install(hasTabs ? tabs : UINavigationController(rootViewController: page))
            return scroll
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent { scroll.contentOffset.y = 400 }
        host.advance(by: 1.0 / 60)
        return scroll
    }

    private func drawn() -> [Layer.Content] {
        func contents(_ layer: Layer) -> [Layer.Content] {
            layer.contents + layer.children.flatMap(contents)
        }
        host.advance(by: 1.0 / 60)
        return host.picture().layers.flatMap(contents)
    }

    private func gradients() -> [(box: CGRect, gradient: Gradient)] {
        var found: [(box: CGRect, gradient: Gradient)] = []
        for case .gradient(.rectangle(let box), let gradient) in drawn() { found.append((box, gradient)) }
        return found
    }

    /// The bar is 54 points high, 10 below the edge of the screen.
    private let area = CGRect(x: 0, y: -10, width: 390, height: 64)

    @Test func contentFadesOutBelowANavigationBar() throws {
        let scroll = show(.iOS26)
        let found = gradients()
        #expect(found.count == 1)
        let end = try #require(found.first)
        #expect(end.box == area)
        let line = Gradient.Form.axial(from: CGPoint(x: 195, y: -10), to: CGPoint(x: 195, y: 54))
        #expect(end.gradient.form == line)
        let colors = end.gradient.stops.map(\.color)
        #expect(colors.allSatisfy { $0.red == 1 && $0.green == 0 })
        #expect(colors.map(\.alpha) == colors.map(\.alpha).sorted(by: >))
        #expect((colors.first?.alpha ?? 0) > 0.9 && colors.last?.alpha == 0)
        host.withCurrent { scroll.contentOffset.y = -scroll.adjustedContentInset.top }
        #expect(gradients().isEmpty, "the top of the content is in sight")
    }

    @Test func aHardEffectEndsAtALine() {
        let scroll = show(.iOS26)
        host.withCurrent { scroll.topEdgeEffect.style = .hard }
        let contents = drawn()
        #expect(contents.contains(.fill(.rectangle(area), Color(red: 1, alpha: 0.94))))
        let line = CGRect(x: 0, y: 54, width: 390, height: 0.5)
        #expect(contents.contains(.fill(.rectangle(line), Color(alpha: 0.3))))
        #expect(gradients().isEmpty)
        host.withCurrent { scroll.topEdgeEffect.style = .soft }
        #expect(gradients().count == 1)
        #expect(host.warnings.isEmpty)
    }

    @Test func contentFadesOutBelowATabBar() throws {
        let scroll = show(.iOS26, hasTabs: true)
        let end = try #require(gradients().first)
        #expect(end.box == CGRect(x: 0, y: 0, width: 390, height: 83))
        let line = Gradient.Form.axial(from: CGPoint(x: 195, y: 83), to: CGPoint(x: 195, y: 0))
        #expect(end.gradient.form == line)
        host.withCurrent { scroll.bottomEdgeEffect.isHidden = true }
        #expect(gradients().isEmpty)
        host.withCurrent {
            scroll.bottomEdgeEffect.isHidden = false
            scroll.contentOffset.y = 3_000 - 844 + scroll.adjustedContentInset.bottom
        }
        #expect(gradients().isEmpty, "the content ends above the bar")
    }

    @Test(arguments: [(false, SystemLook.iOS26, true), (true, .iOS26, false), (true, .iOS18, true)])
    func aHiddenEffectLeavesTheBarClear(_ isHidden: Bool, _ look: SystemLook, _ isCovered: Bool) {
        let scroll = show(look)
        host.withCurrent { scroll.topEdgeEffect.isHidden = isHidden }
        let bars = drawn().contains { content in
            switch content {
            case .fill(_, let color): abs(color.alpha - 0.94) < 1e-6
            case .gradient: true
            default: false
            }
        }
        #expect(bars == isCovered)
        #expect(host.warnings.isEmpty)
    }
}
