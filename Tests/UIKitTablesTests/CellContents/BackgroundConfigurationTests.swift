import Testing
import UIKitHost

@testable import UIKitTables

@MainActor @Suite struct BackgroundConfigurationTests {
    @Test func transformersChangeTheColorsOrTheTintColor() {
        var look = UIBackgroundConfiguration.clear()
        look.backgroundColor = .red
        look.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(look.makeView(tint: .systemBlue).backgroundColor == UIColor.red.withAlphaComponent(0.5))
        look.backgroundColor = nil
        #expect(look.resolvedBackgroundColor(for: .blue) == UIColor.blue.withAlphaComponent(0.5))
        look.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
        look.strokeWidth = 2
        #expect(look.makeView(tint: .systemBlue).layer.borderColor == UIColor.green.cgColor)
    }

    @Test func viewsAttachedToAnItemWarn() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
            let corner = NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "badge", containerAnchor: corner)
            #expect(badge.containerAnchor?.isFractionalOffset == true && host.warnings.isEmpty)
            _ = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
            #expect(host.warnings.count == 1)
        }
    }
}
