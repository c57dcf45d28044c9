import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The lines between rows, in front of their content.
@MainActor @Suite struct RowLineTests {
    /// A table of two rows, the first of which has a name and a yellow background.
    private final class List: UITableViewController {
        let cells = [UITableViewCell(), UITableViewCell()]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorColor = .red
            cells[0].accessibilityIdentifier = "row"
            cells[0].backgroundColor = .yellow
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { cells[indexPath.row] }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let yellow = UIColor.yellow.color
    private let green = UIColor.green.color
    private let red = UIColor.red.color

    private func list(_ style: UITableView.Style = .plain) -> List {
        let list = List(style: style)
        host.install(list)
        host.advance(by: 1.0 / 60)
        return list
    }

    /// The colors of the areas that the first row draws, from back to front.
    private var colors: [Color] {
        func fills(_ layer: Layer) -> [Color] {
            layer.contents.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
                + layer.children.flatMap(fills)
        }
        host.advance(by: 1.0 / 60)
        return host.picture().layer(named: "row").map(fills) ?? []
    }

    @Test(arguments: [(UITableView.SeparatorInsetReference.fromCellEdges, 30.0), (.fromAutomaticInsets, 46)])
    func theLineBeginsAtTheInsetFromItsReference(
        _ reference: UITableView.SeparatorInsetReference, _ left: CGFloat
    ) {
        let list = List(style: .plain)
        host.withCurrent {
            list.tableView.separatorInset.left = 30
            list.tableView.separatorInsetReference = reference
        }
        host.install(list)
        host.advance(by: 1.0 / 60)
        func lines(_ layer: Layer) -> [CGRect] {
            layer.contents.compactMap {
                if case .fill(.rectangle(let box), red) = $0 { box } else { nil }
            } + layer.children.flatMap(lines)
        }
        #expect(host.picture().layer(named: "row").map(lines)?.first?.minX == left)
    }

    @Test func theContentDoesNotHideTheLine() {
        let list = list()
        host.withCurrent { list.cells[0].contentView.backgroundColor = .green }
        #expect(colors == [yellow, green, red])
    }

    @Test func theUpperLineOfAGroupIsInFrontToo() {
        let list = list(.grouped)
        host.withCurrent { list.cells[0].contentView.backgroundColor = .green }
        #expect(colors == [yellow, green, red, red])
    }

    @Test func theViewBehindTheContentDoesNotHideTheLine() {
        let list = list()
        host.withCurrent {
            list.cells[0].backgroundView = UIView()
            list.cells[0].backgroundView?.backgroundColor = .green
        }
        #expect(colors == [yellow, green, red])
    }

    @Test func theViewBehindASelectedRowHidesTheLine() {
        let list = list()
        host.withCurrent {
            list.cells[0].selectedBackgroundView = UIView()
            list.cells[0].selectedBackgroundView?.backgroundColor = .green
        }
        #expect(colors == [yellow, red])
        host.withCurrent { list.cells[0].isHighlighted = true }
        #expect(colors == [yellow, red, green])
        host.withCurrent { list.cells[0].selectionStyle = .none }
        #expect(colors.last == red)
    }

    @Test func anotherViewIsBehindRowsOfWhichSeveralCanBeSelected() {
        let list = list()
        host.withCurrent {
            let (one, many) = (UIView(), UIView())
            (one.backgroundColor, many.backgroundColor) = (.blue, .green)
            list.cells[0].selectedBackgroundView = one
            list.cells[0].multipleSelectionBackgroundView = many
            list.cells[0].isHighlighted = true
        }
        #expect(colors == [yellow, red, UIColor.blue.color])
        host.withCurrent {
            list.tableView.allowsMultipleSelection = true
            list.cells[0].isSelected = true
        }
        #expect(colors == [yellow, red, green])
    }

    @Test func aRowThatMovesKeepsItsLineInFront() {
        let list = list()
        host.withCurrent {
            list.cells[0].contentView.backgroundColor = .green
            UIView.animate(withDuration: 0.2) { list.cells[0].frame.origin.x = -80 }
        }
        #expect(colors == [yellow, green, red])
    }
}
