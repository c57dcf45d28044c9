import Testing
import UIKitHost
import UIKitTestSupport

/// Views that are attached to the cells of a compositional layout.
@MainActor @Suite struct CellBadgeTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
            view.tag = indexPath.item
            return view
        }
    }

    /// A badge of 25 points by the constraints of its content.
    private final class SizedBadge: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: topAnchor),
                content.bottomAnchor.constraint(equalTo: bottomAnchor),
                content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.trailingAnchor.constraint(equalTo: trailingAnchor),
                content.widthAnchor.constraint(equalToConstant: 25),
                content.heightAnchor.constraint(equalToConstant: 25),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let host = SceneHost(size: CGSize(width: 300, height: 600))
    private let source = Source()

    private func size(_ length: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(length), heightDimension: .absolute(length))
    }

    private func view(
        _ anchor: NSCollectionLayoutAnchor, badge badgeSize: NSCollectionLayoutSize? = nil,
        _ badgeClass: UICollectionReusableView.Type = UICollectionReusableView.self
    ) -> UICollectionView {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: badgeSize ?? size(20), elementKind: "badge", containerAnchor: anchor)
        let item = NSCollectionLayoutItem(layoutSize: size(100), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(badgeClass, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        view.dataSource = source
        host.window.addSubview(view)
        host.window.layoutIfNeeded()
        return view
    }

    @Test func aBadgeLiesInTheCornerOfEachCell() {
        host.withCurrent {
            let view = view(NSCollectionLayoutAnchor(edges: [.top, .trailing]))
            let badges = view.visibleSupplementaryViews(ofKind: "badge").sorted { $0.tag < $1.tag }
            #expect(badges.map(\.frame.minX) == [80, 180, 280])
            #expect(
                badges.allSatisfy { $0.frame.minY == 0 && $0.frame.size == CGSize(width: 20, height: 20) })
            #expect(view.contentSize == CGSize(width: 300, height: 100))
        }
        #expect(host.warnings.isEmpty && host.failure == nil)
    }

    @Test func aBadgeIsMovedByPartsOfItsSize() {
        host.withCurrent {
            let anchor = NSCollectionLayoutAnchor(
                edges: [.bottom], fractionalOffset: CGPoint(x: 0, y: 0.5))
            let attributes = view(anchor).layoutAttributesForSupplementaryElement(
                ofKind: "badge", at: IndexPath(item: 1, section: 0))
            #expect(attributes?.frame == CGRect(x: 140, y: 90, width: 20, height: 20))
            #expect(attributes?.zIndex == 1)
        }
    }

    @Test func aBadgeDecidesItsEstimatedLengthsAndKeepsItsAnchor() {
        host.withCurrent {
            let estimated = NSCollectionLayoutSize(
                widthDimension: .estimated(20), heightDimension: .estimated(20))
            let anchor = NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.2, y: 0))
            let badges = view(anchor, badge: estimated, SizedBadge.self)
                .visibleSupplementaryViews(ofKind: "badge").sorted { $0.tag < $1.tag }
            let expected = [80, 180, 280].map { CGRect(x: $0, y: 0, width: 25, height: 25) }
            #expect(badges.map(\.frame) == expected)
        }
        #expect(host.warnings.isEmpty && host.failure == nil)
    }
}
