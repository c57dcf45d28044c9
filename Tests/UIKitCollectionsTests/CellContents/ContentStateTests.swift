import Testing
import UIKitCollections
import UIKitHost

/// Descriptions of content that follow the state of their cells.
@MainActor @Suite struct ContentStateTests {
    /// A description that is red for selected cells, gray for disabled ones and blue for others.
    private struct Paint: UIContentConfiguration {
        var color = UIColor.blue

        func makeContentView() -> any UIView & UIContentView { PaintView(self) }

        func updated(for state: any UIConfigurationState) -> Paint {
            guard let state = state as? UICellConfigurationState else { return self }
            return Paint(color: state.isSelected ? .red : state.isDisabled ? .gray : .blue)
        }
    }

    private final class PaintView: UIView, UIContentView {
        var configuration: any UIContentConfiguration {
            didSet { backgroundColor = (configuration as? Paint)?.color }
        }

        init(_ paint: Paint) {
            configuration = paint
            super.init(frame: .zero)
            backgroundColor = paint.color
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Tiles: UICollectionViewController {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.automaticallyUpdatesContentConfiguration = item < 2
            cell.isUserInteractionEnabled = item != 1
            cell.contentConfiguration = Paint()
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: indexPath.item)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    private func colors(_ tiles: Tiles) -> [UIColor?] {
        (0..<3).map { item in
            let cell = tiles.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
            return (cell?.contentConfiguration as? Paint)?.color
        }
    }

    @Test func contentFollowsTheSelection() throws {
        let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
        host.install(tiles)
        host.advance(by: 1.0 / 60)
        #expect(colors(tiles) == [.blue, .gray, .blue])
        let view = try #require(tiles.collectionView)
        host.withCurrent {
            view.allowsMultipleSelection = true
            for item in [0, 2] {
                view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
        }
        host.advance(by: 1.0 / 60)
        #expect(colors(tiles) == [.red, .gray, .blue])
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.contentView.backgroundColor == .red)
        host.withCurrent { view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false) }
        host.advance(by: 1.0 / 60)
        #expect(colors(tiles)[0] == .blue)
    }
}
