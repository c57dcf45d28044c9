import Testing
import UIKitHost

/// Each mistake is answered by a sentence with the method and the rule.
@MainActor @Suite struct SnapshotRuleTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    private func failure(_ mistake: () -> Void) -> String {
        host.withCurrent(mistake)
        return host.failure?.message ?? "no failure"
    }

    private var snapshot: Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([0, 1, 2], toSection: "a")
        return snapshot
    }

    @Test func changesThatASnapshotCannotMakeAreRefused() {
        let cases: [(String, (inout Snapshot) -> Void)] = [
            ("appendItems(_:toSection:): there is no section “z”", { $0.appendItems([5], toSection: "z") }),
            ("appendItems(_:toSection:): the item “5” is given more than once", { $0.appendItems([5, 5]) }),
            ("appendSections(_:): the section “a” exists already", { $0.appendSections(["a"]) }),
            (
                "appendSections(_:): the section “c” is given more than once",
                { $0.appendSections(["c", "c"]) }
            ),
            ("insertItems(_:beforeItem:): there is no item “9”", { $0.insertItems([5], beforeItem: 9) }),
            ("insertItems(_:afterItem:): there is no item “9”", { $0.insertItems([5], afterItem: 9) }),
            (
                "insertItems(_:afterItem:): the item “1” cannot lie beside itself",
                { $0.insertItems([1], afterItem: 1) }
            ),
            (
                "insertSections(_:beforeSection:): there is no section “z”",
                { $0.insertSections(["c"], beforeSection: "z") }
            ),
            (
                "insertSections(_:afterSection:): the section “b” exists already",
                { $0.insertSections(["b"], afterSection: "a") }
            ),
            ("moveItem(_:beforeItem:): there is no item “9”", { $0.moveItem(9, beforeItem: 1) }),
            ("moveItem(_:afterItem:): there is no item “8”", { $0.moveItem(1, afterItem: 8) }),
            ("moveItem(_:afterItem:): the item “1” cannot", { $0.moveItem(1, afterItem: 1) }),
            (
                "moveSection(_:beforeSection:): there is no section “z”",
                { $0.moveSection("z", beforeSection: "a") }
            ),
            (
                "moveSection(_:afterSection:): the section “a” cannot",
                { $0.moveSection("a", afterSection: "a") }
            ),
            ("reloadItems(_:): there is no item “7”", { $0.reloadItems([1, 7]) }),
            ("reconfigureItems(_:): there is no item “7”", { $0.reconfigureItems([7]) }),
            ("reloadSections(_:): there is no section “z”", { $0.reloadSections(["z"]) }),
            ("numberOfItems(inSection:): there is no section “z”", { _ = $0.numberOfItems(inSection: "z") }),
            (
                "itemIdentifiers(inSection:): there is no section “z”",
                { _ = $0.itemIdentifiers(inSection: "z") }
            ),
        ]
        for (sentence, mistake) in cases {
            var changed = snapshot
            let message = SnapshotRuleTests().failure { mistake(&changed) }
            #expect(message.hasPrefix("NSDiffableDataSourceSnapshot.\(sentence)"))
        }
    }

    @Test func itemsNeedASection() {
        var empty = Snapshot()
        let message = failure { empty.appendItems([1]) }
        #expect(
            message.hasSuffix("there is no section: call appendSections first.") && empty.numberOfItems == 0)
    }

    @Test func itemsAndSectionsThatDoNotExistAreDeletedInSilence() {
        var changed = snapshot
        let message = failure {
            changed.deleteItems([9])
            changed.deleteSections(["z"])
        }
        #expect(message == "no failure" && changed.itemIdentifiers == [0, 1, 2])
    }

    @Test func anItemThatExistsAlreadyMovesWithAWarning() {
        var changed = snapshot
        #expect(failure { changed.appendItems([0], toSection: "b") } == "no failure")
        #expect(changed.itemIdentifiers(inSection: "b") == [0])
        #expect(
            host.warnings == [
                "NSDiffableDataSourceSnapshot.appendItems(_:toSection:): the item “0” exists already and moves."
            ])
    }

    @Test func changesThatAnOutlineCannotMakeAreRefused() {
        let cases: [(String, (inout Outline) -> Void)] = [
            ("append(_:to:): the item “a” is given more than once", { $0.append(["a"]) }),
            ("append(_:to:): the item “c” is given more than once", { $0.append(["c", "c"], to: "a") }),
            ("append(_:to:): there is no item “z”", { $0.append(["c"], to: "z") }),
            ("insert(_:before:): there is no item “z”", { $0.insert(["c"], before: "z") }),
            ("insert(_:after:): the item “b” is given more than once", { $0.insert(["b"], after: "a") }),
        ]
        for (sentence, mistake) in cases {
            var outline = Outline()
            outline.append(["a", "b"])
            let message = SnapshotRuleTests().failure { mistake(&outline) }
            #expect(message == "NSDiffableDataSourceSectionSnapshot.\(sentence).")
        }
    }

    @Test func aSnapshotAppliedWithinAnotherOneIsRefused() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.accessibilityIdentifier = "table"
        var again: (() -> Void)?
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
            again?()
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        host.withCurrent {
            host.window.addSubview(table)
            source.apply(snapshot)
        }
        host.advance(by: 0.1)
        #expect(host.failure == nil)
        again = { source.apply(Snapshot()) }
        var next = snapshot
        next.appendItems([3, 4], toSection: "b")
        #expect(
            failure { source.apply(next) }
                == "table: apply was called while another snapshot is applied; call it later.")
    }

    @Test func aGridAppliesOneSnapshotAtATimeToo() {
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewFlowLayout())
        grid.accessibilityIdentifier = "grid"
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        var again: (() -> Void)?
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) { grid, path, _ in
            again?()
            return grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        host.withCurrent {
            host.window.addSubview(grid)
            source.apply(snapshot)
        }
        host.advance(by: 0.1)
        #expect(host.failure == nil)
        again = { source.apply(Snapshot()) }
        var next = snapshot
        next.appendItems([3, 4], toSection: "b")
        #expect(failure { source.apply(next) }.hasPrefix("grid: apply was called while another"))
    }

    @Test func aTableWhoseProviderReturnsNothingIsReported() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.accessibilityIdentifier = "table"
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        host.withCurrent {
            host.window.addSubview(table)
            source.apply(snapshot)
        }
        host.advance(by: 0.1)
        #expect(host.failure?.message == "table: the cell provider returned nil for the row [0, 0].")
    }
}
