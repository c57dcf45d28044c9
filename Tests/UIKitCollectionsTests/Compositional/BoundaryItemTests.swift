import Testing
import UIKitHost

/// Headers and footers of sections and of whole compositional layouts.
@MainActor @Suite struct BoundaryItemTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 20 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let source = Source()
    private let place = IndexPath(item: 0, section: 0)

    private func boundary(
        _ kind: String, height: CGFloat, _ alignment: NSRectAlignment = .top, lowerBy offset: CGFloat = 0
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            elementKind: kind, alignment: alignment, absoluteOffset: CGPoint(x: 0, y: offset))
    }

    private var section: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }

    private func view(
        _ section: NSCollectionLayoutSection, layoutItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    ) -> UICollectionView {
        host.withCurrent {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = layoutItems
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            for kind in ["first", "second", "last"] {
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "view")
            }
            view.dataSource = source
            host.window.addSubview(view)
            host.window.layoutIfNeeded()
            return view
        }
    }

    private func frame(_ view: UICollectionView, _ kind: String) -> CGRect? {
        host.withCurrent { view.supplementaryView(forElementKind: kind, at: place)?.frame }
    }

    private func top(ofFirstCellOf view: UICollectionView) -> CGFloat? {
        host.withCurrent { view.layoutAttributesForItem(at: place)?.frame.minY }
    }

    @Test func headersOfALayoutStandOnItsContent() {
        let second = boundary("second", height: 50, lowerBy: 50)
        second.pinToVisibleBounds = true
        let view = view(
            section,
            layoutItems: [boundary("first", height: 40), second, boundary("last", height: 30, .bottom)])
        #expect(frame(view, "first") == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(frame(view, "second") == CGRect(x: 0, y: 40, width: 320, height: 50))
        #expect(top(ofFirstCellOf: view) == 40)
        #expect(abs(view.contentSize.height - 1070) < 0.001)
        host.withCurrent {
            view.contentOffset.y = view.contentSize.height - 568
            host.window.layoutIfNeeded()
        }
        #expect(frame(view, "first") == nil && frame(view, "last")?.minY == 1040)
        #expect(frame(view, "second")?.minY == view.contentOffset.y, "it is pinned")
    }

    @Test func headersOfASectionOverlapUnlessTheyAreMoved() {
        let list = section
        list.boundarySupplementaryItems = [
            boundary("first", height: 40), boundary("second", height: 20, lowerBy: -40),
        ]
        let view = view(list)
        #expect(frame(view, "first") == CGRect(x: 0, y: 20, width: 320, height: 40))
        #expect(frame(view, "second") == CGRect(x: 0, y: 0, width: 320, height: 20))
        #expect(top(ofFirstCellOf: view) == 60)
    }

    @Test(arguments: [(UIContentInsetsReference.automatic, 20.0), (.none, 0), (.safeArea, 0)])
    func headersFollowTheirReference(_ reference: UIContentInsetsReference, _ inset: CGFloat) {
        let list = section
        list.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        list.boundarySupplementaryItems = [boundary("first", height: 40)]
        host.withCurrent { list.supplementaryContentInsetsReference = reference }
        let view = view(list)
        #expect(frame(view, "first") == CGRect(x: inset, y: 0, width: 320 - 2 * inset, height: 40))
        #expect(host.warnings.isEmpty)
    }

    /// A data source without headers.
    private final class Plain: NSObject, UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func headersOfADataSourceWithoutAnyAreRoom() {
        let plain = Plain()
        let view = host.withCurrent {
            let layout = UICollectionViewFlowLayout()
            (layout.headerReferenceSize, layout.itemSize) = (
                CGSize(width: 10, height: 30), CGSize(width: 320, height: 100)
            )
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = plain
            host.window.addSubview(view)
            host.window.layoutIfNeeded()
            return view
        }
        #expect(top(ofFirstCellOf: view) == 30 && host.failure == nil)
        #expect(host.warnings.contains { $0.contains("viewForSupplementaryElementOfKind") })
    }
}
