import Testing
import UIKitHost

/// Rows on a phone on its side whose screen has a notch.
@MainActor @Suite struct SafeRowTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Fruit"
        }
    }

    @Test func rowsAndTitlesInSightFollowTheSafeArea() {
        let host = SceneHost(size: CGSize(width: 852, height: 393))
        let list = host.withCurrent { List(style: .plain) }
        host.install(list)
        func expectPlaces(_ content: CGFloat, _ title: CGFloat) {
            host.withCurrent { list.tableView.setNeedsLayout() }
            host.advance(by: 1.0 / 60)
            host.withCurrent {
                let views = [
                    list.tableView.visibleCells.first?.contentView,
                    list.tableView.headerView(forSection: 0)?.textLabel,
                ]
                #expect(views.map { $0?.convert(.zero, to: nil).x } == [content, title])
            }
        }
        expectPlaces(0, 20)
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        expectPlaces(59, 79)
    }

    @Test func contentLiesBesideTheNotch() throws {
        let host = SceneHost(size: CGSize(width: 852, height: 393))
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let list = host.withCurrent { List(style: .plain) }
        host.install(list)
        host.advance(by: 1.0 / 60)
        let cells = host.withCurrent { list.tableView.visibleCells }
        try #require(cells.count == 3)
        #expect(cells[0].frame.width == 852)
        #expect(cells[0].contentView.frame == CGRect(x: 59, y: 0, width: 734, height: 44))
        let text = try #require(cells[0].textLabel)
        #expect(host.withCurrent { text.convert(text.bounds, to: nil) }.minX == 79)
        // The mark at the right lies within the safe area, too.
        #expect(cells[1].contentView.frame.minX == 59 && cells[1].contentView.frame.maxX < 773)
    }

    @Test func insetGroupsLieBesideTheNotch() throws {
        let host = SceneHost(size: CGSize(width: 852, height: 393))
        let list = host.withCurrent { List(style: .insetGrouped) }
        host.install(list)
        host.advance(by: 1.0 / 60)
        let margin = try #require(host.withCurrent { list.tableView.visibleCells.first }).frame.minX
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 48)
        host.withCurrent { list.tableView.setNeedsLayout() }
        host.advance(by: 1.0 / 60)
        try host.withCurrent {
            let cell = try #require(list.tableView.visibleCells.first)
            #expect(margin > 0 && cell.frame.minX == 59 + margin && cell.frame.maxX == 804 - margin)
            #expect(cell.contentView.frame == cell.bounds)
            let texts = [cell.textLabel, list.tableView.headerView(forSection: 0)?.textLabel]
            let places = texts.compactMap { $0?.convert(.zero, to: nil).x }
            #expect(places.count == 2 && places.first == places.last)
        }
    }

    @Test func contentViewsReachTheEdgesWhereTheTableLetsThem() throws {
        let host = SceneHost(size: CGSize(width: 852, height: 393))
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let list = host.withCurrent { List(style: .plain) }
        host.install(list)
        host.advance(by: 1.0 / 60)
        host.withCurrent { list.tableView.insetsContentViewsToSafeArea = false }
        host.advance(by: 1.0 / 60)
        try host.withCurrent {
            let cells = list.tableView.visibleCells
            let header = try #require(list.tableView.headerView(forSection: 0))
            #expect(cells.first?.contentView.frame == CGRect(x: 0, y: 0, width: 852, height: 44))
            #expect(header.contentView.frame == header.bounds)
            // Texts and marks stay beside the notch.
            for text in [cells.first?.textLabel, header.textLabel] {
                #expect(text?.convert(.zero, to: nil).x == 79)
            }
            #expect(try #require(cells.dropFirst().first).contentView.frame.maxX < 773)
        }
        #expect(host.warnings.isEmpty)
    }
}
