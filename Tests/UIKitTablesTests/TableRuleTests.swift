import Testing
import UIKitHost

/// Each mistake is answered by a sentence that names the table and the rule; the run goes on.
@MainActor @Suite struct TableRuleTests {
    private final class Source: NSObject, UITableViewDataSource {
        var counts = [4, 1]
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let source = Source()

    init() {
        host.withCurrent {
            table.accessibilityIdentifier = "table"
            table.rowHeight = 40
            table.dataSource = source
            host.window.addSubview(table)
        }
        host.advance(by: 0.1)
    }

    private func failure(_ mistake: (UITableView) -> Void) -> String {
        host.withCurrent { mistake(table) }
        host.advance(by: 0.1)
        return host.failure?.message ?? "no failure"
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func aCellOfAClassThatWasNotRegisteredIsRefused() {
        let message = failure { _ = $0.dequeueReusableCell(withIdentifier: "nobody", for: path(0)) }
        #expect(message == "table: no class is registered for the cells 'nobody': call register first.")
    }

    @Test func aClassThatIsNoCellIsRefused() {
        let message = failure { table in
            let (cell, other): (AnyClass, AnyClass) = (UITableViewCell.self, UIView.self)
            table.register(cell, forCellReuseIdentifier: "cell")
            #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
            table.register(other, forCellReuseIdentifier: "cell")
        }
        #expect(
            message == "table: UIView was registered for the cells 'cell', but it must be a UITableViewCell.")
    }

    @Test func withoutARowSuchACellIsNil() {
        let message = failure {
            #expect($0.dequeueReusableCell(withIdentifier: "nobody") == nil)
            #expect($0.dequeueReusableHeaderFooterView(withIdentifier: "nobody") == nil)
        }
        #expect(message == "no failure")
    }

    @Test func withStandInsSuchACellOnlyWarns() {
        host.usesStandIns = true
        let message = failure {
            let cell = $0.dequeueReusableCell(withIdentifier: "nobody", for: path(0))
            #expect(cell.reuseIdentifier == "nobody")
        }
        #expect(message == "no failure")
        #expect(
            host.warnings == ["table: no class is registered for the cells 'nobody': call register first."])
    }

    @Test func aScrollToARowThatDoesNotExistIsRefused() {
        let message = failure { $0.scrollToRow(at: path(4), at: .top, animated: false) }
        #expect(
            message == "table: there is no row [0, 4], but scrollToRow(at:) was asked for it; "
                + "the sections have these numbers of rows: [4, 1].")
    }

    @Test func aSelectionThatScrollsNeedsARow() {
        let message = failure { $0.selectRow(at: path(0, 2), animated: false, scrollPosition: .middle) }
        #expect(message.contains("there is no row [2, 0]"))
    }

    @Test func aScrollToASectionNeedsNoRow() {
        source.counts = [40, 0, 40]
        let message = failure {
            $0.reloadData()
            $0.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
        }
        #expect(message == "no failure" && table.contentOffset.y == table.rect(forSection: 1).minY)
    }

    @Test func changesOfWhatDoesNotExistAreRefused() {
        let cases: [(String, (UITableView) -> Void)] = [
            (
                "row [0, 9] is deleted, but section 0 has 4 rows before",
                { $0.deleteRows(at: [[0, 9]], with: .fade) }
            ),
            (
                "row [0, 4] is reloaded, but section 0 has 4 rows",
                { $0.reloadRows(at: [[0, 4]], with: .fade) }
            ),
            (
                "row [0, 9] is inserted, but section 0 has 4 rows",
                { $0.insertRows(at: [[0, 9]], with: .fade) }
            ),
            (
                "row [3, 0] is inserted, but the number of sections",
                { $0.insertRows(at: [[3, 0]], with: .fade) }
            ),
            (
                "row [0, 7] is moved, but section 0 has 4 rows before",
                { $0.moveRow(at: [0, 7], to: [0, 0]) }
            ),
            ("row [0, 4] is the target of a move, but section 0", { $0.moveRow(at: [0, 0], to: [0, 4]) }),
            ("section 2 is deleted, but the number of sections", { $0.deleteSections([2], with: .fade) }),
            ("section 5 is reloaded, but the number of sections", { $0.reloadSections([5], with: .fade) }),
            ("section 4 is inserted, but the number of sections", { $0.insertSections([4], with: .fade) }),
            ("section 3 is moved, but the number of sections", { $0.moveSection(3, toSection: 0) }),
        ]
        for (sentence, mistake) in cases {
            let message = TableRuleTests().failure(mistake)
            #expect(message.hasPrefix("table: the update does not fit the data: \(sentence)"))
        }
    }

    @Test func heightsAreNotNegative() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 2 ? -5 : UITableView.automaticDimension
            }
        }
        let delegate = Delegate()
        let message = failure {
            $0.delegate = delegate
            $0.reloadData()
        }
        #expect(
            message
                == "table: the height of row [0, 2] must be 0 or more, or automaticDimension, but it is -5.0."
        )
    }

    @Test func heightsOfHeadersAreNotNegative() {
        let message = failure {
            $0.sectionHeaderHeight = -20
            $0.reloadData()
        }
        #expect(message.hasPrefix("table: the height of the header of section 0 must be 0 or more"))
    }

    @Test func aRowThatLeavesTwiceIsRefused() {
        source.counts = [3, 1]
        let message = failure { $0.deleteRows(at: [path(1), path(1)], with: .fade) }
        #expect(message.hasSuffix("row [0, 1] is deleted more than once."))
    }

    @Test func aRowThatIsDeletedAndReloadedIsRefused() {
        source.counts = [3, 1]
        let message = failure { table in
            table.performBatchUpdates {
                table.deleteRows(at: [path(1)], with: .fade)
                table.reloadRows(at: [path(1)], with: .fade)
            }
        }
        #expect(message.hasSuffix("row [0, 1] is deleted and reloaded."))
    }
}
