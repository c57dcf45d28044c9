import Testing
import UIKitCollections
import UIKitHost

/// Rows of lists on a phone on its side whose screen has a notch.
@MainActor @Suite struct SafeListRowTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            guard let row = cell as? UICollectionViewListCell else { return cell }
            var content = row.defaultContentConfiguration()
            content.text = "Row"
            row.contentConfiguration = content
            if indexPath.item == 1 { row.accessories = [.disclosureIndicator()] }
            return row
        }
    }

    @Test func contentsAndMarksLieBesideTheNotch() throws {
        let host = SceneHost(size: CGSize(width: 852, height: 393))
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let source = Source()
        let view = host.withCurrent {
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            let view = UICollectionView(
                frame: host.window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = source
            host.window.addSubview(view)
            return view
        }
        host.advance(by: 1.0 / 60)
        try host.withCurrent {
            let cells = (0..<2).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
            try #require(cells.count == 2)
            #expect(cells.map(\.frame.width) == [852, 852])
            let contents = cells.map(\.contentView)
            #expect(contents[0].frame.minX == 59 && contents[0].frame.maxX == 793)
            #expect(contents[0].layoutMargins.left == 16)
            #expect(contents[1].frame.minX == 59 && contents[1].frame.maxX < 777)
        }
    }
}
