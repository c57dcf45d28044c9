import Testing
import UIKitHost
import UIKitTestSupport

/// Taps on the buttons at the right of rows.
@MainActor @Suite struct DetailButtonTests {
    private final class List: UITableViewController {
        let log = Log()

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = indexPath.row == 0 ? .detailButton : .disclosureIndicator
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("selected \(indexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        ) {
            log("details \(indexPath.row)")
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = List(style: .plain)

    init() {
        host.install(list)
        host.advance(by: 1.0 / 60)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        host.inputScript = [.tap(at: CGPoint(x: x, y: y), time: host.context.clock.time + 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
    }

    @Test func aTapOnTheButtonIsNoSelection() {
        // The mark is 22 points wide, 16 from the edge; a finger hits 44 points around its middle.
        tap(293, 22)
        tap(275, 22)
        #expect(list.log.entries == ["details 0", "details 0"])
    }

    @Test func aTapBesideItSelectsTheRow() {
        tap(200, 22)
        tap(293, 66)
        #expect(list.log.entries == ["selected 0", "selected 1"])
    }

    @Test func aRowThatLosesTheButtonIsSelectedThere() throws {
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        host.withCurrent { cell.accessoryType = .none }
        tap(293, 22)
        #expect(list.log.entries == ["selected 0"] && host.failure == nil)
    }
}
