import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The effect at the upper edge of content below a navigation bar.
@MainActor @Suite struct EdgeEffectTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))

    /// Returns true where the bar above content that has scrolled has a background.
    private func hasBackground(isHidden: Bool, look: SystemLook) -> Bool {
        host.look = look
        let scroll = host.withCurrent {
            let (page, scroll) = (UIViewController(), UIScrollView())
            scroll.contentSize = CGSize(width: 390, height: 3_000)
            page.view = scroll
            host.install(UINavigationController(rootViewController: page))
            return scroll
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent {
            scroll.contentOffset.y = 400
            scroll.topEdgeEffect.isHidden = isHidden
        }
        host.advance(by: 1.0 / 60)
        func fills(_ layer: Layer) -> [Color] {
            let own = layer.contents.compactMap { content -> Color? in
                if case .fill(_, let color) = content { color } else { nil }
            }
            return own + layer.children.flatMap(fills)
        }
        return host.picture().layers.flatMap(fills).contains { abs($0.alpha - 0.94) < 1e-6 }
    }

    @Test(arguments: [
        (false, SystemLook.iOS26, true), (true, .iOS26, false), (true, .iOS18, true),
    ])
    func aHiddenEffectLeavesTheBarClear(_ isHidden: Bool, _ look: SystemLook, _ expected: Bool) {
        #expect(hasBackground(isHidden: isHidden, look: look) == expected)
        #expect(host.warnings.isEmpty)
    }
}
