import Testing
import UIKitCollections
import UIKitHost

/// Backgrounds that configurations describe, in place of those of cells.
@MainActor @Suite struct CellBackgroundTests {
    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            if indexPath.item == 0 { cell.backgroundConfiguration = .clear() }
            return cell
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))
    private let source = Rows()

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func aConfigurationTakesThePlaceOfARowsOwnBackground(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws {
        let view = host.withCurrent {
            let list = UICollectionLayoutListConfiguration(appearance: appearance)
            let view = UICollectionView(
                frame: host.window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = source
            host.window.addSubview(view)
            return view
        }
        host.advance(by: 1.0 / 60)
        let own: UIColor = appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground
        let cells = try (0..<2).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))) }
        #expect(cells.map(\.backgroundColor) == [nil, own])
        host.withCurrent { cells[0].backgroundConfiguration = nil }
        host.advance(by: 1.0 / 60)
        #expect(cells.map(\.backgroundColor) == [own, own])
    }

    @Test func aConfigurationTakesThePlaceOfTheViewsBehindTheContent() {
        host.withCurrent {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            cell.backgroundColor = .red
            (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
            cell.backgroundConfiguration = .listPlainCell()
            #expect(cell.backgroundColor == nil)
            #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
            #expect(cell.subviews.count == 2 && cell.subviews.last === cell.contentView)
            let behind = UIView()
            cell.selectedBackgroundView = behind
            #expect(cell.backgroundConfiguration == nil)
            #expect(cell.subviews == [behind, cell.contentView])
        }
    }

    @Test func aColorThatCodeSetsAfterwardsStaysWithoutAConfiguration() {
        host.withCurrent {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            cell.backgroundConfiguration = .clear()
            cell.backgroundColor = .red
            cell.backgroundConfiguration = nil
            #expect(cell.backgroundColor == .red)
        }
    }
}
