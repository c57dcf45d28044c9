import Picture
import Testing
import UIKitHost

@_spi(UIKitInternals) @testable import UIKitCollections

/// The gray of rows of lists that are pressed or selected.
@MainActor @Suite struct ListSelectionTests {
    private final class List: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    /// Shows a list of an appearance and returns it with its first row.
    private func show(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws -> (List, UICollectionViewListCell) {
        let list = host.withCurrent {
            let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            return List(
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        }
        host.install(list)
        host.advance(by: 1.0 / 60)
        let cell = list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        return (list, try #require(cell as? UICollectionViewListCell))
    }

    private func contents(_ cell: UICollectionViewListCell) -> [Layer.Content] {
        cell.pictureContents(in: cell.bounds)
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
    func aRowIsGrayWhileItIsPressedOrSelected(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws {
        let (list, cell) = try show(appearance)
        let path = IndexPath(item: 0, section: 0)
        host.withCurrent {
            let gray = [Layer.Content.fill(.rectangle(cell.bounds), UIColor.systemGray4.color)]
            #expect(contents(cell).isEmpty)
            list.collectionView.touchDown(at: path)
            #expect(contents(cell) == gray)
            list.collectionView.touchUp(isTap: true)
            #expect(cell.isSelected && !cell.isHighlighted && contents(cell) == gray)
            list.collectionView.deselectItem(at: path, animated: false)
            #expect(contents(cell).isEmpty)
        }
    }

    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.sidebar, CGFloat(288), CGFloat(0)),
        (.sidebarPlain, 320, 8),
    ])
    func aRowAtTheSideHasARoundFillWhileItIsSelected(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ width: CGFloat, _ inset: CGFloat
    ) throws {
        let (list, cell) = try show(appearance)
        host.withCurrent {
            let ground: UIColor = appearance == .sidebar ? .secondarySystemBackground : .systemBackground
            #expect(list.collectionView.backgroundColor == ground)
            #expect(cell.backgroundColor == .clear && contents(cell).isEmpty)
            cell.isSelected = true
            #expect(cell.bounds.width == width && cell.bounds.height >= 20)
            let shape = Shape.roundedRectangle(cell.bounds.insetBy(dx: inset, dy: 0), cornerRadius: 10)
            let fill = Layer.Content.fill(shape, UIColor.systemFill.color)
            #expect(contents(cell) == [fill])
            cell.backgroundConfiguration = .listSidebarCell()
            #expect(contents(cell) == [fill], "its fill follows the state")
            cell.backgroundConfiguration = .clear()
            #expect(contents(cell).isEmpty)
        }
    }

    @Test func backgroundsOfTheCodeItselfStay() throws {
        let (_, cell) = try show(.plain)
        host.withCurrent {
            cell.isSelected = true
            cell.backgroundConfiguration = .listPlainCell()
            #expect(contents(cell).isEmpty)
            cell.backgroundConfiguration = nil
            #expect(contents(cell).count == 1)
            cell.selectedBackgroundView = UIView()
            #expect(contents(cell).isEmpty)
            cell.selectedBackgroundView = nil
            cell.backgroundColor = .red
            #expect(contents(cell).isEmpty)
        }
    }
}
