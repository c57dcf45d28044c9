import Testing
import UIKitHost
import UIKitTestSupport

/// The visible items that a section hands to its code.
@MainActor @Suite struct VisibleItemTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let host = SceneHost(size: CGSize(width: 300, height: 600))
    private let source = Source()

    private func makeView(_ handler: @escaping ([any NSCollectionLayoutVisibleItem]) -> Void)
        -> UICollectionView
    {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(100), heightDimension: .absolute(100))
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.visibleItemsInvalidationHandler = { items, _, _ in handler(items) }
        let view = UICollectionView(
            frame: host.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        host.window.addSubview(view)
        host.window.layoutIfNeeded()
        return view
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func tops(of view: UICollectionView) -> [CGFloat] {
        view.visibleCells.sorted { $0.frame.minX < $1.frame.minX }.map(\.frame.minY)
    }

    @Test func cellsFollowTheItemsThatABehaviorMoves() {
        let animator = host.withCurrent { UIDynamicAnimator() }
        let view = host.withCurrent {
            weak var collection: UICollectionView?
            let view = makeView { items in
                guard animator.behaviors.isEmpty else { return }
                let gravity = UIGravityBehavior(items: items)
                gravity.action = { collection?.collectionViewLayout.invalidateLayout() }
                animator.addBehavior(gravity)
            }
            collection = view
            return view
        }
        run(0.5)
        let middle = host.withCurrent { tops(of: view) }
        #expect(middle.count == 3 && middle.allSatisfy { $0 > 60 && $0 < 140 }, "\(middle)")
        run(1.5)
        #expect(host.withCurrent { tops(of: view) }.allSatisfy { $0 > 600 })
    }

    @Test func changesOfItemsThatNobodyKeepsBeginAnew() {
        let view = host.withCurrent { makeView { for item in $0 { item.center.y += 10 } } }
        for _ in 0..<3 {
            host.withCurrent { view.collectionViewLayout.invalidateLayout() }
            run(0.05)
        }
        #expect(host.withCurrent { tops(of: view) } == [10, 10, 10])
    }
}
