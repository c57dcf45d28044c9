import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// The colors of the buttons behind rows, and those at the left.
@MainActor @Suite struct SwipeActionTests {
    private final class List: UITableViewController {
        let log = Log()

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let pin = UIContextualAction(style: .normal, title: "Pin") { [log] _, _, finish in
                log("pin \(indexPath.row)")
                finish(true)
            }
            pin.backgroundColor = .systemOrange
            return UISwipeActionsConfiguration(actions: [pin])
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in finish(true) },
                UIContextualAction(style: .normal, title: "More") { _, _, finish in finish(true) },
            ])
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = List(style: .plain)

    init() {
        host.install(list)
        host.advance(by: 1.0 / 60)
    }

    /// Drags the first row from one place to another.
    private func swipe(from start: CGFloat, to end: CGFloat) {
        let path = [CGPoint(x: start, y: 22), CGPoint(x: end, y: 22)]
        let now = host.context.clock.time
        host.inputScript = [.pan(along: path, from: now + 0.1, to: now + 0.9)]
        for _ in 0..<90 { host.advance(by: 1.0 / 60) }
    }

    private var texts: [String] { host.picture().texts.map(\.string) }

    private func fills(_ layers: [Layer]) -> [Color] {
        layers.flatMap { layer in
            layer.contents.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
                + fills(layer.children)
        }
    }

    @Test func buttonsHaveTheColorsOfTheirStyles() {
        swipe(from: 300, to: 150)
        let colors = fills(host.picture().layers)
        #expect(texts == ["More", "Delete"] || texts == ["Delete", "More"])
        #expect(colors.contains(UIColor.systemRed.cgColor.color))
        #expect(colors.contains(UIColor.systemGray.cgColor.color))
        #expect(!colors.contains(UIColor.systemOrange.cgColor.color))
    }

    @Test func aSwipeToTheRightUncoversTheButtonsAtTheLeft() throws {
        swipe(from: 20, to: 130)
        let row = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(row.frame.minX > 60 && texts == ["Pin"] && list.log.entries.isEmpty)
        #expect(fills(host.picture().layers).contains(UIColor.systemOrange.cgColor.color))
    }

    @Test func aLongSwipeToTheRightPerformsTheFirstAction() throws {
        swipe(from: 10, to: 310)
        let row = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(list.log.entries == ["pin 0"] && row.frame.minX == 0 && texts.isEmpty)
        #expect(host.failure == nil)
    }
}
