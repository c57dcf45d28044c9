import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Cells that decide the lengths that their layout estimates.
@MainActor @Suite struct SelfSizingCellTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// A cell of a size by constraints.
    private final class SizedCell: UICollectionViewCell {
        let box = UIView()
        private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
        private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

        var size = CGSize.zero {
            didSet { (width.constant, height.constant) = (size.width, size.height) }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            width.priority = .defaultHigh
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), width, height,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var sizes: [CGSize]
        private(set) var made = 0

        init(_ sizes: [CGSize]) { self.sizes = sizes }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            made += 1
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? SizedCell)?.size = sizes[path.item]
            return cell
        }
    }

    private func view(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
        host.withCurrent {
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            host.window.addSubview(view)
            host.window.layoutIfNeeded()
            return view
        }
    }

    private func frames(_ view: UICollectionView, _ items: Range<Int>) -> [CGRect] {
        host.withCurrent {
            items.compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func rows(_ item: NSCollectionLayoutSize, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), item.heightDimension),
            subitems: [NSCollectionLayoutItem(layoutSize: item)])
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }

    @Test func rowsAreAsHighAsTheirCells() {
        let source = Source([30, 80, 20].map { CGSize(width: 10, height: $0) })
        let section = rows(size(.fractionalWidth(1), .estimated(44)), spacing: 5)
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(
            frames(view, 0..<3) == [
                CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 35, width: 320, height: 80),
                CGRect(x: 0, y: 120, width: 320, height: 20),
            ])
        #expect(view.contentSize == CGSize(width: 320, height: 140))
    }

    /// A row of two is as high as the higher of them; the lower one keeps its height.
    @Test func theHighestCellOfARowGivesItsHeight() {
        let source = Source([30, 80, 20].map { CGSize(width: 10, height: $0) })
        let section = rows(size(.fractionalWidth(0.5), .estimated(44)))
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(
            frames(view, 0..<3) == [
                CGRect(x: 0, y: 0, width: 160, height: 30), CGRect(x: 160, y: 0, width: 160, height: 80),
                CGRect(x: 0, y: 80, width: 160, height: 20),
            ])
    }

    @Test func siblingsAreAsHighAsTheHighest() {
        let source = Source([30, 80, 20].map { CGSize(width: 10, height: $0) })
        let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
        #expect(height.isUniformAcrossSiblings && !height.isEstimated && height.dimension == 44)
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), height))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        #expect(frames(view(layout, source), 0..<3).map(\.height) == [80, 80, 20])
    }

    /// Cards side by side: the groups of a section share the height of the highest.
    @Test func groupsAreAsHighAsTheHighest() {
        let source = Source([30, 80, 20].map { CGSize(width: 10, height: $0) })
        let card = size(.absolute(100), .uniformAcrossSiblings(estimate: 44))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
        section.orthogonalScrollingBehavior = .continuous
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(
            frames(view, 0..<3) == [0, 100, 200].map { CGRect(x: $0, y: 0, width: 100, height: 80) })
        #expect(view.contentSize.height == 80)
    }

    /// Tags: as many cells as fit stand in a row, which their widths decide.
    @Test func cellsOfOpenWidthFlow() {
        let source = Source([100, 200, 150, 50].map { CGSize(width: $0, height: 30) })
        let section = rows(size(.estimated(60), .estimated(30)), spacing: 10)
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(
            frames(view, 0..<4) == [
                CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 110, y: 0, width: 200, height: 30),
                CGRect(x: 0, y: 40, width: 150, height: 30), CGRect(x: 160, y: 40, width: 50, height: 30),
            ])
    }

    /// Rows that turn out lower than the estimate bring others into sight, which are measured too.
    @Test func cellsThatComeIntoSightAreMeasured() {
        let source = Source(Array(repeating: CGSize(width: 10, height: 20), count: 60))
        let section = rows(size(.fractionalWidth(1), .estimated(100)))
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(view.visibleCells.count == 29)
        #expect(view.visibleCells.allSatisfy { $0.bounds.height == 20 })
        #expect(view.contentSize.height == 3680, "29 rows of 20 points and 31 of 100")
    }

    /// Changes of a cell in sight and what they lead to: nothing, a request of the code or all changes.
    @Test(arguments: [
        UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints,
    ])
    func cellsInSightAreMeasuredAgain(_ mode: UICollectionView.SelfSizingInvalidation) throws {
        let source = Source([30, 80].map { CGSize(width: 10, height: $0) })
        let section = rows(size(.fractionalWidth(1), .estimated(44)))
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(view.selfSizingInvalidation == .enabled)
        let cell = try #require(
            host.withCurrent { view.cellForItem(at: IndexPath(item: 0, section: 0)) as? SizedCell })
        host.withCurrent {
            view.selfSizingInvalidation = mode
            cell.size = CGSize(width: 10, height: 50)
        }
        for _ in 0..<40 { host.advance(by: 1.0 / 60) }
        #expect(frames(view, 0..<2).map(\.height) == [mode == .enabledIncludingConstraints ? 50 : 30, 80])
        host.withCurrent { cell.contentView.invalidateIntrinsicContentSize() }
        for _ in 0..<40 { host.advance(by: 1.0 / 60) }
        #expect(frames(view, 0..<2).map(\.minY) == [0, mode == .disabled ? 30 : 50])
    }

    @Test func cellsResizeInAnAnimation() throws {
        let source = Source([30, 80].map { CGSize(width: 10, height: $0) })
        let section = rows(size(.fractionalWidth(1), .estimated(44)))
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        let cell = try #require(
            host.withCurrent { view.cellForItem(at: IndexPath(item: 0, section: 0)) as? SizedCell })
        var seen: [CGFloat] = []
        for (height, animates) in [(60.0, true), (90, false)] {
            host.withCurrent {
                cell.size.height = height
                UIView.setAnimationsEnabled(animates)
                cell.invalidateIntrinsicContentSize()
                UIView.setAnimationsEnabled(true)
            }
            for _ in 0..<9 { host.advance(by: 1.0 / 60) }
            seen.append(host.withCurrent { cell.layer.presentation()?.bounds.height ?? 0 })
            for _ in 0..<20 { host.advance(by: 1.0 / 60) }
        }
        #expect(seen[0] > 31 && seen[0] < 59 && seen[1] == 90)
    }

    /// Items keep the sizes that they have when others are inserted above them.
    @Test func sizesFollowTheirItems() {
        let source = Source([30, 80].map { CGSize(width: 10, height: $0) })
        let section = rows(size(.fractionalWidth(1), .estimated(44)))
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        host.withCurrent {
            source.sizes.insert(CGSize(width: 10, height: 50), at: 0)
            UIView.performWithoutAnimation { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
            host.window.layoutIfNeeded()
        }
        #expect(view.contentSize.height == 160)
        #expect(frames(view, 0..<3).map(\.minY) == [0, 50, 80])
    }

    @Test func aFlowLayoutWithAnEstimateTakesTheSizesOfCells() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.minimumInteritemSpacing = 10
        let source = Source([100, 200, 150].map { CGSize(width: $0, height: 30) })
        let view = view(layout, source)
        #expect(frames(view, 0..<3).map(\.size) == source.sizes)
        #expect(frames(view, 0..<3).map(\.minY) == [0, 0, 40])
    }

    /// A cell whose content is tied to the cell itself, not to its content view.
    private final class TiedCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topAnchor, constant: 16),
                bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 16),
                box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
                trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
                box.widthAnchor.constraint(equalToConstant: 70),
                box.heightAnchor.constraint(equalToConstant: 20),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func constraintsThatLeadToTheCellGiveItItsSize() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 49)
        let source = Source([.zero, .zero])
        let view = host.withCurrent {
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(TiedCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            host.window.addSubview(view)
            host.window.layoutIfNeeded()
            return view
        }
        #expect(frames(view, 0..<2).map(\.size) == Array(repeating: CGSize(width: 80, height: 52), count: 2))
        #expect(view.visibleCells.allSatisfy { $0.contentView.frame == $0.bounds })
        #expect(host.warnings.isEmpty)
    }

    /// The method that code overrides decides.
    private final class OwnCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = 70
            return layoutAttributes
        }
    }

    @Test func anOverriddenPreferenceDecides() {
        let source = Source([.zero, .zero])
        let section = rows(size(.fractionalWidth(1), .estimated(44)))
        let view = host.withCurrent {
            let layout = UICollectionViewCompositionalLayout(section: section)
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(OwnCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            host.window.addSubview(view)
            host.window.layoutIfNeeded()
            return view
        }
        #expect(frames(view, 0..<2).map(\.height) == [70, 70])
        #expect(source.made == 2)
    }

    /// A list's rows wrap their texts, and are 44 points high at least.
    @Test func rowsOfListsWrapTheirTexts() {
        final class Texts: NSObject, UICollectionViewDataSource {
            let texts = ["Short", String(repeating: "words that wrap ", count: 10)]

            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

            func collectionView(
                _ view: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                var content = UIListContentConfiguration.cell()
                content.text = texts[path.item]
                cell.contentConfiguration = content
                return cell
            }
        }
        let source = Texts()
        let view = host.withCurrent {
            let layout = UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            host.window.addSubview(view)
            host.window.layoutIfNeeded()
            return view
        }
        let heights = frames(view, 0..<2).map(\.height)
        #expect(heights.first == 44)
        #expect((heights.last ?? 0) > 80)
        #expect(view.backgroundColor == .systemGroupedBackground)
    }
}
