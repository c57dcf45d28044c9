package import UIKitHost

/// A scene host with a collection view named "collection" that fills it, a data source that counts, and one
/// cell class.
@MainActor package final class CollectionFixture: NSObject, UICollectionViewDataSource {
    package final class Cell: UICollectionViewCell {
        package static var made = 0
        package var reuses = 0

        package override init(frame: CGRect) {
            super.init(frame: frame)
            Cell.made += 1
        }

        package required init?(coder: NSCoder) { fatalError("not used") }

        package override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    package final class Bar: UICollectionReusableView {}

    package let host: SceneHost
    package let view: UICollectionView
    package var counts: [Int]
    /// The items whose cells were asked for, in order.
    package var asked: [IndexPath] = []

    package init(
        _ counts: [Int], _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
        delegate: (any UICollectionViewDelegate)? = nil
    ) {
        host = SceneHost(size: size, scale: scale)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        self.counts = counts
        super.init()
        view.accessibilityIdentifier = "collection"
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(Bar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        view.delegate = delegate
        Cell.made = 0
        host.withCurrent {
            view.dataSource = self
            host.window.addSubview(view)
        }
        host.advance(by: 0)
    }

    /// Ticks at 60 frames a second.
    package func run(frames: Int) {
        for _ in 0..<frames { host.advance(by: 1.0 / 60) }
    }

    /// Runs code as the scene does, then lays out.
    package func perform(_ change: (UICollectionView) -> Void) {
        host.withCurrent { change(view) }
        host.advance(by: 0)
    }

    /// The frame that the layout gives an item.
    package func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        host.withCurrent { view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame }
    }

    /// The frames that the layout gives the items of a section.
    package func frames(_ section: Int = 0) -> [CGRect] {
        (0..<counts[section]).compactMap { frame($0, section) }
    }

    // MARK: UICollectionViewDataSource

    package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        counts[section]
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = "\(indexPath.section).\(indexPath.item)"
        cell.backgroundColor = .gray
        return cell
    }

    package func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
}

extension IndexPath {
    /// An item of the first section.
    package init(_ item: Int) { self.init(item: item, section: 0) }
}
