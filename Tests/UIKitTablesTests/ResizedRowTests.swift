import Testing
import UIKitHost
import UIKitTables

/// Rows in sight whose contents change.
@MainActor @Suite struct ResizedRowTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfRows(inSection: 0)).map {
            table.rectForRow(at: IndexPath(row: $0, section: 0)).height
        }
    }

    @Test(arguments: [UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints])
    func rowsInSightAreMeasuredAgain(_ mode: UITableView.SelfSizingInvalidation) throws {
        let list = SelfSizingRowTests.List(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let before = heights(list.tableView)
        let cell = try #require(
            list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SelfSizingRowTests.NoteCell)
        host.withCurrent {
            list.tableView.selfSizingInvalidation = mode
            cell.note.text = list.notes[1]
        }
        for _ in 0..<40 { host.advance(by: 1.0 / 60) }
        let follows = mode == .enabledIncludingConstraints
        #expect(heights(list.tableView) == [before[follows ? 1 : 0], before[1], before[2]])
        host.withCurrent { cell.contentView.invalidateIntrinsicContentSize() }
        for _ in 0..<40 { host.advance(by: 1.0 / 60) }
        #expect(heights(list.tableView) == [before[mode == .disabled ? 0 : 1], before[1], before[2]])
    }
}
