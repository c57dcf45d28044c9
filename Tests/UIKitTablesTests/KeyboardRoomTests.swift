import Foundation
import Testing
import UIKitHost
import UIKitTables
import UIKitTestSupport

/// The room of tables for the keyboard, which is 336 points high on a screen of 844 points, so that its upper
/// edge is at 508 points; 34 points of it are outside the safe area.
@MainActor @Suite struct KeyboardRoomTests {
    /// Twenty rows of 50 points with a field each.
    private final class Form: UITableViewController {
        let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30)) }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            fields.count
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    private let host = SceneHost(size: CGSize(width: 390, height: 844))
    private let form = Form(style: .plain)

    init() {
        host.showsKeyboard = true
        host.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func edit(_ row: Int) {
        host.withCurrent { _ = form.fields[row].becomeFirstResponder() }
    }

    private func endEditing() {
        host.withCurrent { _ = form.view.endEditing(true) }
        run(1)
    }

    private var offset: CGFloat { host.withCurrent { form.tableView.contentOffset.y } }

    private var insets: [CGFloat] {
        host.withCurrent {
            [form.tableView.contentInset.bottom, form.tableView.verticalScrollIndicatorInsets.bottom]
        }
    }

    @Test func theEditedRowScrollsAboveTheKeyboardInStepWithIt() throws {
        host.install(form)
        run(0.1)
        let start = offset
        edit(12)
        #expect(insets == [302, 302] && offset == 13 * 50 - 508)
        run(0.1)
        let shown = host.withCurrent { form.tableView.layer.presentation()?.bounds.minY ?? 0 }
        #expect(shown > start + 1 && shown < offset - 1)
        run(1)
        endEditing()
        #expect(insets == [0, 0] && offset == 13 * 50 - 508)
    }

    @Test func rowsBelowFollowOneAnotherAndTheTableReturnsToItsEnd() {
        host.install(form)
        run(0.1)
        edit(14)
        run(1)
        edit(18)
        #expect(insets == [302, 302])
        #expect(offset == 442, "the end of row 18 above the keyboard")
        run(1)
        endEditing()
        #expect(isNear(offset, 20 * 50 + 34 - 844))
    }

    @Test func aRowThatIsInSightStaysWhereItIs() {
        host.install(form)
        run(0.1)
        let start = offset
        edit(2)
        #expect(insets == [302, 302] && offset == start)
    }

    @Test func theRoomIsAddedToAnInsetAndGivenBack() {
        host.install(form)
        host.withCurrent { form.tableView.contentInset.bottom = 20 }
        edit(2)
        #expect(insets == [322, 302])
        run(1)
        endEditing()
        #expect(insets == [20, 0])
    }

    @Test func roomThatCodeHasMadeIsLeftAsItIs() {
        host.install(form)
        let table = form.tableView!
        host.withCurrent {
            _ = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { _ in
                MainActor.assumeIsolated { table.contentInset.bottom = 336 }
            }
        }
        edit(2)
        #expect(insets == [336, 302])
        endEditing()
        #expect(insets == [336, 0])
    }

    @Test func aTableInAnotherControllerStaysAsItIs() {
        let page = UIViewController()
        host.install(page)
        let table = host.withCurrent {
            let table = UITableView(frame: page.view.bounds, style: .plain)
            (table.rowHeight, table.dataSource) = (50, form)
            page.view.addSubview(table)
            return table
        }
        run(0.1)
        let start = host.withCurrent { table.contentOffset }
        edit(12)
        run(1)
        host.withCurrent {
            #expect(form.fields[12].isFirstResponder)
            #expect(table.contentInset.bottom == 0 && table.contentOffset == start)
        }
    }
}
