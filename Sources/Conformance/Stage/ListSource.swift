import UIKit

/// The data source of a list of two sections, each with a header and three rows of one label.
final class ListSource: NSObject, UICollectionViewDataSource {
    /// A cell or header: a label with room around it.
    final class Line: UICollectionViewCell {
        private let label = UILabel()

        /// Shows a text with an inset at top and bottom and one at its leading edge, in points.
        func show(_ text: String, _ style: UIFont.TextStyle, _ inset: CGFloat, leading: CGFloat) {
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: leading),
            ])
        }
    }

    /// Fills a collection view.
    func attach(to view: UICollectionView) {
        view.register(Line.self, forCellWithReuseIdentifier: "line")
        view.register(
            Line.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath)
        (cell as? Line)?.show("Row \(indexPath.section).\(indexPath.item)", .body, 15, leading: 48)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? Line)?.show("Section \(indexPath.section)", .headline, 8, leading: 16)
        return view
    }
}
