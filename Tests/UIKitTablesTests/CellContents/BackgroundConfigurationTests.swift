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

    @Test func theBackgroundKeepsItsInsetsAndShowsItsImage() {
        SceneHost(size: CGSize(width: 100, height: 100)).withCurrent {
            let cell = UITableViewCell()
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            var look = UIBackgroundConfiguration.clear()
            look.backgroundColor = .red
            look.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 10)
            look.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
            cell.backgroundConfiguration = look
            cell.layoutIfNeeded()
            let background = cell.backgroundView?.subviews.first
            #expect(background?.frame == CGRect(x: 16, y: 4, width: 174, height: 40))
            #expect(background?.backgroundColor == .red)
            #expect(background?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 174, height: 40))
        }
    }

    @Test func aBackgroundStaysTheSameInEachState() {
        var look = UIBackgroundConfiguration.listPlainCell()
        look.cornerRadius = 8
        let state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(look.updated(for: state).cornerRadius == 8)
    }
}
