import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Compositional layouts and diffable data sources.
@MainActor @Suite struct CompositionalLayoutTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private final class Source: NSObject, UICollectionViewDataSource {
        let counts: [Int]

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { counts[section] }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func view(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
        host.withCurrent {
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            host.window.addSubview(view)
            host.window.layoutIfNeeded()
            return view
        }
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        host.withCurrent { view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame }
    }

    @Test func rowsOfThirdsFillTheWidth() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.interGroupSpacing = 5
        let source = Source([7])
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(frame(view, 0) == CGRect(x: 10, y: 10, width: 100, height: 60))
        #expect(frame(view, 2) == CGRect(x: 210, y: 10, width: 100, height: 60))
        #expect(frame(view, 3) == CGRect(x: 10, y: 75, width: 100, height: 60))
        #expect(view.contentSize == CGSize(width: 320, height: 10 + 3 * 60 + 2 * 5 + 10))
        #expect(view.visibleCells.count == 7)
    }

    @Test func aCountSharesTheWidthWithSpacing() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 4)
        group.interItemSpacing = .fixed(20)
        let source = Source([4])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = view(layout, source)
        #expect(frame(view, 3) == CGRect(x: 255, y: 0, width: 65, height: 50))
    }

    /// In a group of an estimated height, too, whatever the item's own width, and its height is a part of the
    /// group's width.
    @Test func aCountSharesTheWidthOfAGroupOfEstimatedHeight() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalWidth(0.25)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(100)), subitem: item, count: 4)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let source = Source([5])
        let view = view(layout, source)
        #expect(frame(view, 3) == CGRect(x: 240, y: 0, width: 80, height: 80))
        #expect(frame(view, 4) == CGRect(x: 0, y: 80, width: 80, height: 80))
    }

    /// Repeated items keep their width where they fit, and share the group's where spacing leaves no room.
    @Test(arguments: [false, true])
    func repeatedItemsKeepTheirWidth(isEstimated: Bool) {
        let height: NSCollectionLayoutDimension = isEstimated ? .estimated(100) : .absolute(60)
        let source = Source([2])
        func frames(_ width: CGFloat, spacing: CGFloat) -> [CGRect?] {
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .absolute(60)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), height), repeatingSubitem: item, count: 2)
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            let view = view(UICollectionViewCompositionalLayout(section: section), source)
            return [frame(view, 0), frame(view, 1)]
        }
        #expect(
            frames(0.25, spacing: 10) == [
                CGRect(x: 0, y: 0, width: 80, height: 60), CGRect(x: 90, y: 0, width: 80, height: 60),
            ])
        #expect(
            frames(0.5, spacing: 20) == [
                CGRect(x: 0, y: 0, width: 150, height: 60), CGRect(x: 170, y: 0, width: 150, height: 60),
            ])
    }

    @Test func aFingerScrollsASectionSideways() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let source = Source([5, 5])
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(frame(view, 1) == CGRect(x: 200, y: 0, width: 200, height: 100))
        #expect(frame(view, 0, 1) == CGRect(x: 0, y: 100, width: 200, height: 100))
        let path = [CGPoint(x: 250, y: 50), CGPoint(x: 90, y: 50)]
        host.inputScript = [.pan(along: path, from: 0.1, to: 0.5)]
        for _ in 0..<180 { host.advance(by: 1.0 / 60) }
        // The first group has gone, and the section beside it has not moved.
        #expect(abs(try #require(frame(view, 1)).minX) < 1)
        #expect(frame(view, 0, 1)?.minX == 0)
        #expect(view.contentOffset == .zero && host.failure == nil)
        // UIKit shows no indicators of such sections.
        let scroller = view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(scroller?.showsHorizontalScrollIndicator == false)
    }

    /// A finger that drags the first group to the right moves nothing where the section does not bounce.
    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic, .never])
    func aSectionBouncesSideways(
        _ bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    ) throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.orthogonalScrollingProperties.bounce = bounce
        section.orthogonalScrollingProperties.decelerationRate = .fast
        let source = Source([5])
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        host.inputScript = [.pan(along: [CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50)], from: 0.1, to: 0.5)]
        var most: CGFloat = 0
        for _ in 0..<30 {
            host.advance(by: 1.0 / 60)
            most = max(most, try #require(frame(view, 0)).minX)
        }
        #expect((most > 10) == (bounce == .automatic))
        let scroller = view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(scroller?.decelerationRate == .fast)
    }

    @Test func scrollingToAnItemScrollsItsSectionSideways() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        (section.orthogonalScrollingBehavior, section.interGroupSpacing) = (.groupPagingCentered, 10)
        let source = Source([5, 5])
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        host.withCurrent {
            view.scrollToItem(
                at: IndexPath(item: 2, section: 1), at: .centeredHorizontally, animated: false)
        }
        host.advance(by: 1.0 / 60)
        #expect(try #require(frame(view, 2, 1)).midX == view.bounds.midX)
        #expect(try #require(frame(view, 0, 0)).midX == view.bounds.midX && view.contentOffset == .zero)
        host.withCurrent {
            view.scrollToItem(at: IndexPath(item: 4, section: 1), at: .centeredHorizontally, animated: true)
        }
        for _ in 0..<5 { host.advance(by: 1.0 / 60) }
        #expect(try #require(frame(view, 2, 1)).midX < view.bounds.midX)
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(isNear(frame(view, 4, 1)?.midX, view.bounds.midX) && host.failure == nil)
    }

    @Test func elementsAreTiltedInSpace() throws {
        final class Tilted: UICollectionViewFlowLayout {
            var tilt = CATransform3DIdentity
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                super.layoutAttributesForElements(in: rect)?.map {
                    let copy = $0.copy() as? UICollectionViewLayoutAttributes ?? $0
                    copy.transform3D = tilt
                    return copy
                }
            }
        }
        let layout = Tilted()
        layout.tilt.m34 = -1 / 500
        layout.tilt = CATransform3DRotate(layout.tilt, 1, 0, 1, 0)
        let view = view(layout, Source([1]))
        let cell = try #require(view.visibleCells.first)
        #expect(cell.layer.transform == layout.tilt)
        host.withCurrent {
            layout.tilt = CATransform3DMakeScale(2, 1, 1)
            layout.invalidateLayout()
            view.layoutIfNeeded()
        }
        #expect(cell.layer.transform == layout.tilt && cell.transform.a == 2)
    }

    @Test func cellsAreCreatedInTheirSize() {
        final class Cell: UICollectionViewCell {
            var first = CGSize.zero
            override init(frame: CGRect) {
                super.init(frame: frame)
                first = bounds.size
            }
            required init?(coder: NSCoder) { nil }
        }
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(70)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(90), .absolute(70)))])
        let source = Source([1])
        let view = view(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            Source([0]))
        host.withCurrent {
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
        }
        host.advance(by: 1.0 / 60)
        #expect((view.visibleCells.first as? Cell)?.first == CGSize(width: 90, height: 70))
    }

    @Test func aSnapshotShowsListRowsAndAnimatesADeletion() {
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let view = view(UICollectionViewCompositionalLayout.list(using: list), Source([0]))
        let source = host.withCurrent {
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "c"])
            source.apply(snapshot, animatingDifferences: false)
            return source
        }
        host.advance(by: 1.0 / 60)
        #expect(host.picture().texts.map(\.string) == ["a", "b", "c"])
        #expect(frame(view, 1) == CGRect(x: 16, y: 35 + 44, width: 288, height: 44))
        host.withCurrent {
            var snapshot = source.snapshot()
            snapshot.deleteItems(["a"])
            source.apply(snapshot)
        }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(host.picture().texts.map(\.string) == ["b", "c"])
        #expect(source.indexPath(for: "c") == IndexPath(item: 1, section: 0) && host.failure == nil)
    }
}
