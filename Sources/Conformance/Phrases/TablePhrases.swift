import UIKit
import UIKitMembers

/// Tables and lists with their contents.
@MainActor enum TablePhrases {
    static let all: [Phrase] = [
        Phrase.always(#"UITableView (\d+)x(\d+)(?: style)? plain"#) { stage, words in
            let frame = CGRect(x: 0, y: 0, width: words.number(1), height: words.number(2))
            stage.show(UITableView(frame: frame, style: .plain), TableSource.food)
        },
        Phrase(#"cells with defaultContentConfiguration \(17 pt text\)"#) { stage, _ in
            guard let table = stage.subject as? UITableView, let source = stage.kept.last as? TableSource
            else { return false }
            source.hasConfigurations = true
            table.reloadData()
            stage.run(0.1)
            return true
        },
        Phrase(#"(?:\d sections )?Fruits \(Apple[^)]*\), Vegetables \([^)]*\), Grains \([^)]*\)"#) { _, _ in
            true
        },
        Phrase("titleForHeader") { _, _ in true },
        Phrase("the same sections") { _, _ in true },
        Phrase.always(#"the same table (\d+) wide in a window of an iPhone"#) { stage, words in
            let frame = CGRect(x: 0, y: 0, width: words.number(1), height: 620)
            stage.show(UITableView(frame: frame, style: .insetGrouped), TableSource.account)
        },
        Phrase(#"UITableView (\d+)x(\d+)(?: style)? insetGrouped"#) { stage, words in
            let frame = CGRect(x: 0, y: 0, width: words.number(1), height: words.number(2))
            stage.show(UITableView(frame: frame, style: .insetGrouped), TableSource.account)
            return true
        },
        Phrase("accessoryType (disclosureIndicator|checkmark|detailButton)") { stage, words in
            guard let table = stage.subject as? UITableView, let source = stage.kept.last as? TableSource,
                let type = stage.conversion.constant(words[1], UITableViewCell.AccessoryType.self)
            else { return false }
            source.accessory = type
            table.reloadData()
            stage.run(0.1)
            return true
        },
        Phrase(#"contentOffset\.y = (-?\d+)"#) { stage, words in
            guard let view = stage.subject as? UIScrollView else { return false }
            view.contentOffset.y = CGFloat(words.number(1))
            view.layoutIfNeeded()
            stage.run(0.1)
            return true
        },
        Phrase.always(
            #"UICollectionView (\d+) wide, list insetGrouped, plain (?:UICollectionViewCell at 16 35 361 50\.33|cell 361 wide at x 16)"#
        ) { stage, words in
            let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            let source = ListSource()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: words.number(1), height: 852),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            source.attach(to: view)
            stage.kept.append(source)
            stage.begin(view)
            view.contentInsetAdjustmentBehavior = .never
            stage.root.addSubview(view)
            stage.run(0.1)
        },
        Phrase("itemSeparatorHandler nil") { stage, _ in stage.subject is UICollectionView },
        Phrase.always(
            #"itemSeparatorHandler: bottom hidden, top visible, top leading inset (\d+), trailing (\d+)"#
        ) { stage, words in
            guard let view = stage.subject as? UICollectionView else { return }
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            let (leading, trailing) = (CGFloat(words.number(1)), CGFloat(words.number(2)))
            list.itemSeparatorHandler = { _, configuration in
                var other = configuration
                (other.bottomSeparatorVisibility, other.topSeparatorVisibility) = (.hidden, .visible)
                other.topSeparatorInsets.leading = leading
                other.topSeparatorInsets.trailing = trailing
                return other
            }
            view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
            stage.run(0.1)
        },
        Phrase.always(
            #"UICollectionView (\d+)x(\d+), UICollectionViewCompositionalLayout\.list\(insetGrouped, headerMode supplementary\), 2 sections of 3 rows; header: label \.headline "Section n", top 8, bottom 8, leading 16; cell: label \.body "Row s\.i", top 15, bottom 15, leading 48"#
        ) { stage, words in
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = .supplementary
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: words.number(1), height: words.number(2)),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            let source = ListSource()
            source.attach(to: view)
            stage.kept.append(source)
            stage.begin(view)
            view.contentInsetAdjustmentBehavior = .never
            stage.root.addSubview(view)
            stage.run(0.1)
            stage.names["item[]"] = Elements(count: 2) {
                view.layoutAttributesForItem(at: IndexPath(item: $0[1], section: $0[0]))?.frame
            }
            stage.names["header[]"] = Elements {
                view.collectionViewLayout.layoutAttributesForSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader,
                    at: IndexPath(item: 0, section: $0[0]))?.frame
            }
        },
    ]
}

extension Stage {
    /// Fills a table, puts it into the window and names its rows.
    fileprivate func show(_ table: UITableView, _ source: TableSource) {
        table.dataSource = source
        table.delegate = source
        kept.append(source)
        begin(table)
        root.addSubview(table)
        table.layoutIfNeeded()
        run(0.1)
        names["rectForRow[]"] = Elements(count: 2) {
            table.rectForRow(at: IndexPath(row: $0[1], section: $0[0]))
        }
        names["header[]"] = Elements { [unowned self] in
            try value("rectForHeader(inSection: \($0[0]))", of: table)
        }
        names["row[]"] = Elements(count: 2) {
            let path = IndexPath(row: $0[1], section: $0[0])
            let row = table.rectForRow(at: path)
            guard let cell = table.cellForRow(at: path) else { return row }
            return CGRect(x: cell.frame.minX, y: row.minY, width: cell.frame.width, height: row.height)
        }
    }
}
