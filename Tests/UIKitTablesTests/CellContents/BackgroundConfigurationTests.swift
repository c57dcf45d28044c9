import Testing
import UIKitHost

@_spi(UIKitInternals) @testable import UIKitTables

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
            let background = cell.subviews.first?.subviews.first
            #expect(background?.frame == CGRect(x: 16, y: 4, width: 174, height: 40))
            #expect(background?.backgroundColor == .red)
            #expect(background?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 174, height: 40))
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    @Test func theBackgroundTakesThePlaceOfTheRowsOwn() {
        host.withCurrent {
            let cell = UITableViewCell()
            cell.selectedBackgroundView = UIView()
            cell.backgroundView = UIView()
            cell.backgroundConfiguration = .clear()
            #expect(cell.backgroundColor == nil)
            #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
            cell.show(at: 0, of: 2, .grouped)
            #expect(cell.backgroundColor == nil && cell.hasOwnBackground)
            cell.isSelected = true
            #expect(cell.pictureContents(in: cell.bounds).isEmpty)
            cell.backgroundConfiguration = nil
            #expect(cell.backgroundColor == .secondarySystemGroupedBackground && !cell.hasOwnBackground)
            #expect(cell.pictureContents(in: cell.bounds).count == 1)
        }
    }

    @Test func aViewBehindTheContentTakesThePlaceOfTheBackground() {
        host.withCurrent {
            let (cell, header) = (UITableViewCell(), UITableViewHeaderFooterView())
            let count = (cell.subviews.count, header.subviews.count)
            cell.backgroundConfiguration = .listPlainCell()
            header.backgroundConfiguration = .listPlainHeaderFooter()
            #expect(cell.subviews.count == count.0 + 1 && header.subviews.count == count.1 + 1)
            (cell.backgroundView, header.backgroundView) = (UIView(), UIView())
            #expect(cell.backgroundConfiguration == nil && header.backgroundConfiguration == nil)
            #expect(cell.subviews.count == count.0 + 1 && header.subviews.count == count.1 + 1)
            #expect(cell.backgroundColor == .systemBackground)
        }
    }

    @Test func theBackgroundTakesThePlaceOfThatOfAHeader() {
        host.withCurrent {
            let header = UITableViewHeaderFooterView()
            header.backgroundColor = .red
            header.backgroundView = UIView()
            header.backgroundConfiguration = .clear()
            #expect(header.backgroundColor == nil && header.backgroundView == nil)
            header.backgroundConfiguration = nil
            #expect(header.subviews == [header.contentView])
        }
    }

    @Test func twoBackgroundsShareAView() {
        host.withCurrent {
            let (cell, shared) = (UITableViewCell(), UIView())
            for _ in 0..<2 {
                var look = UIBackgroundConfiguration.clear()
                look.customView = shared
                cell.backgroundConfiguration = look
            }
            #expect(cell.subviews.first === shared)
        }
    }

    @Test func aBackgroundStaysTheSameInEachState() {
        var look = UIBackgroundConfiguration.listPlainCell()
        look.cornerRadius = 8
        let state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(look.updated(for: state).cornerRadius == 8)
    }
}
