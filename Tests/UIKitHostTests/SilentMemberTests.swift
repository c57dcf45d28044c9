import Testing
import UIKitHost

/// Every member that Documentation/UIKit.md counts as one without effect, unless a film never calls it.
@MainActor @Suite struct SilentMemberTests {
    @Test func eachMemberWithoutEffectWarnsWhenItIsUsed() {
        let uses = SilentMemberUses.all.uses
        #expect(uses.count > 150)
        for use in uses {
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            host.withCurrent { use.code() }
            let warned = host.usesWithoutEffect.map(\.member)
            #expect(warned.contains(use.warning), "\(use.warning) is silent; \(warned) were named")
            #expect(host.failure == nil, "\(use.warning)")
        }
    }
}
