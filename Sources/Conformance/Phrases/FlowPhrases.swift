import UIKit

/// Collection views with a flow layout, and what a delegate says of the sizes of items.
@MainActor enum FlowPhrases {
    static let all: [Phrase] = [
        Phrase(#"sections \[([\d, ]+)\]"#) { stage, words in
            guard let view = stage.subject as? UICollectionView else { return false }
            let source = GridSource(counts: try words.counts(1))
            source.attach(to: view)
            stage.kept.append(source)
            stage.names["item[]"] = Elements(count: 2) {
                view.layoutAttributesForItem(at: IndexPath(item: $0[1], section: $0[0]))
            }
            for (name, kind) in [
                ("header", UICollectionView.elementKindSectionHeader),
                ("footer", UICollectionView.elementKindSectionFooter),
            ] {
                stage.names["\(name)[]"] = Elements {
                    view.collectionViewLayout.layoutAttributesForSupplementaryView(
                        ofKind: kind, at: IndexPath(item: 0, section: $0[0]))
                }
            }
            stage.finishing.append { stage in
                stage.root.addSubview(view)
                view.contentInsetAdjustmentBehavior = .never
                view.layoutIfNeeded()
            }
            return true
        },
        Phrase(#"spacing ([\d.]+) and ([\d.]+)"#) { stage, words in
            guard let layout = stage.current as? UICollectionViewFlowLayout else { return false }
            layout.minimumLineSpacing = words.number(1)
            layout.minimumInteritemSpacing = words.number(2)
            return true
        },
        Phrase(#"delegate sizes ((?:\d+x\d+ ?)+)(each)?(?:, (the second|item \[1,1\]) (\d+x\d+))?"#) {
            stage, words in
            guard let source = stage.kept.last as? GridSource else { return false }
            let numbers = words.numbers(1)
            let sizes = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGSize(width: numbers[$0], height: numbers[$0 + 1])
            }
            let special = words.numbers(4)
            let place = words[3]
            source.size = { path in
                let isSpecial =
                    place.hasPrefix("the second") ? path.item == 1 : path.item == 1 && path.section == 1
                if !place.isEmpty, isSpecial { return CGSize(width: special[0], height: special[1]) }
                return sizes.count > 1 ? sizes[path.item % sizes.count] : sizes[0]
            }
            return true
        },
    ]
}
