import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitTables

/// The calls with which a table asks its delegate about taps.
@MainActor @Suite struct TableSelectionTests {
    private final class List: UITableViewController {
        let log = Log()
        var kept: Set<Int> = []
        var substitutes: [Int: Int] = [:]

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
            log("highlight \(path.row)?")
            return path.row != 7
        }
        override func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
            log("highlighted \(path.row)")
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
            log("unhighlighted \(path.row)")
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
            log("select \(path.row)?")
            return IndexPath(row: substitutes[path.row] ?? path.row, section: 0)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            log("selected \(path.row)")
        }
        override func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
            log("deselect \(path.row)?")
            return kept.contains(path.row) ? nil : path
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
            log("deselected \(path.row)")
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = List(style: .plain)

    init() {
        host.install(list)
        host.advance(by: 1.0 / 60)
    }

    /// Taps a row, and returns the calls of the delegate.
    private func calls(ofTapAt row: Int) -> [String] {
        let before = list.log.entries.count
        let point = CGPoint(x: 100, y: 22 + 44 * CGFloat(row))
        host.inputScript = [.tap(at: point, time: host.context.clock.time + 0.1)]
        for _ in 0..<40 { host.advance(by: 1.0 / 60) }
        return Array(list.log.entries.dropFirst(before))
    }

    private var selected: [Int] { (list.tableView.indexPathsForSelectedRows ?? []).map(\.row) }

    @Test func aTapDeselectsTheRowBeforeItSelectsAnother() {
        #expect(
            calls(ofTapAt: 1) == [
                "highlight 1?", "highlighted 1", "unhighlighted 1", "select 1?", "selected 1",
            ])
        #expect(
            calls(ofTapAt: 4) == [
                "highlight 4?", "highlighted 4", "unhighlighted 4", "select 4?", "deselect 1?",
                "deselected 1", "selected 4",
            ])
        #expect(selected == [4])
    }

    @Test func aTapOnTheSelectedRowSelectsItAgain() {
        _ = calls(ofTapAt: 1)
        #expect(calls(ofTapAt: 1).suffix(2) == ["select 1?", "selected 1"])
        #expect(selected == [1])
    }

    @Test func aTapOnASelectedRowDeselectsItWhereSeveralMayBeSelected() {
        list.tableView.allowsMultipleSelection = true
        _ = calls(ofTapAt: 1)
        #expect(calls(ofTapAt: 4).suffix(2) == ["select 4?", "selected 4"])
        #expect(selected == [1, 4])
        #expect(calls(ofTapAt: 1).suffix(2) == ["deselect 1?", "deselected 1"])
        #expect(selected == [4])
    }

    @Test func aRowThatTheDelegateKeepsStaysSelected() {
        list.kept = [1]
        _ = calls(ofTapAt: 1)
        #expect(calls(ofTapAt: 4).suffix(3) == ["select 4?", "deselect 1?", "selected 4"])
        #expect(selected == [1, 4])
    }

    @Test func theDelegateChoosesAnotherRow() {
        list.substitutes = [2: 5]
        #expect(calls(ofTapAt: 2).suffix(2) == ["select 2?", "selected 5"])
        #expect(selected == [5])
    }

    @Test func aRowThatIsNotHighlightedIsNotSelected() {
        #expect(calls(ofTapAt: 7) == ["highlight 7?"])
        #expect(selected.isEmpty && host.failure == nil)
    }
}
