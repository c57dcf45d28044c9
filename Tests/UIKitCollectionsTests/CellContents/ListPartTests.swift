import Testing
import UIKitCollections
import UIKitHost

/// The default contents of the parts of lists.
@MainActor @Suite struct ListPartTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var contents: [String: UIListContentConfiguration] = [:]

        var contentsOfItems: [UIListContentConfiguration] = []
        var count = 1

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            guard let row = cell as? UICollectionViewListCell else { return cell }
            let content = row.defaultContentConfiguration()
            contents["row"] = content
            contentsOfItems.append(content)
            if count > 1 { row.contentConfiguration = content }
            return row
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
    @discardableResult private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = host.withCurrent {
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            for kind in kinds {
                view.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "part")
            }
            view.dataSource = source
            host.window.addSubview(view)
            return view
        }
        host.advance(by: 1.0 / 60)
        return view
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

    @Test func aHeaderAtTheSideIsAsLargeAsATitle() {
        show(.sidebar)
        #expect(texts.map { $0?.font.pointSize } == [17, 22, 13])
        #expect(texts[1]?.font == .systemFont(ofSize: 22, weight: .bold))
    }

    @Test func theFirstItemStandsAboveTheGroupAsAHeader() throws {
        source.count = 3
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .firstItemInSection
        let view = show(UICollectionViewCompositionalLayout.list(using: list))
        #expect(source.contentsOfItems.prefix(3).map(\.textProperties.font.pointSize) == [13, 17, 17])
        let cells = try (0..<3).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))) }
        let row = UIColor.secondarySystemGroupedBackground
        #expect(cells.map(\.backgroundColor) == [UIColor.clear, row, row])
        #expect(cells.map(\.layer.cornerRadius) == [0, 10, 10])
        #expect(cells[1].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells[0].frame.minY == 0 && cells[0].frame.height < 44 && cells[1].frame.height >= 44)
        let lines = cells.map { cell in cell.subviews.count { $0.bounds.height == 0.5 && !$0.isHidden } }
        #expect(lines == [0, 1, 0])
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
