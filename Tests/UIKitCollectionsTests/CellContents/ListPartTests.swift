import Testing
import UIKitCollections
import UIKitHost

/// The default contents of the parts of lists.
@MainActor @Suite struct ListPartTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var contents: [String: UIListContentConfiguration] = [:]

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            contents["row"] = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
            return cell
        }

        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let part = view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "part", for: indexPath)
            contents[kind] = (part as? UICollectionViewListCell)?.defaultContentConfiguration()
            return part
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))
    private let source = Source()
    private let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]

    /// Shows a layout with a row, a header and a footer.
    private func show(_ layout: UICollectionViewLayout) {
        host.withCurrent {
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            for kind in kinds {
                view.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "part")
            }
            view.dataSource = source
            host.window.addSubview(view)
        }
        host.advance(by: 1.0 / 60)
    }

    /// Shows a list of an appearance.
    private func show(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
        show(UICollectionViewCompositionalLayout.list(using: list))
    }

    /// The fonts and colors of the texts of a row, a header and a footer.
    private var texts: [UIListContentConfiguration.TextProperties?] {
        (["row"] + kinds).map { source.contents[$0]?.textProperties }
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
    func headersAndFootersOfGroupsAreSmallAndGray(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) {
        show(appearance)
        #expect(texts.map { $0?.font.pointSize } == [17, 13, 13])
        #expect(texts.map { $0?.color } == [.label, .secondaryLabel, .secondaryLabel])
    }

    @Test func aHeaderOfAPlainListIsBold() {
        show(.plain)
        #expect(texts.map { $0?.font.pointSize } == [17, 17, 13])
        #expect(texts[1]?.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(texts[1]?.color == .label)
    }

    @Test func aHeaderOutsideOfListsLooksLikeARow() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kinds[0], alignment: .top)
        ]
        show(UICollectionViewCompositionalLayout(section: section))
        #expect(texts[0]?.font.pointSize == 17 && texts[1]?.font == texts[0]?.font)
        #expect(texts[2] == nil)
    }
}
