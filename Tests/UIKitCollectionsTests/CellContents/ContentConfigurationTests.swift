import Testing
import UIKitCollections
import UIKitHost

/// Contents that follow the states of cells, and those of headers.
@MainActor @Suite struct ContentConfigurationTests {
    private struct Dot: UIContentConfiguration {
        var isFull = false

        func makeContentView() -> any UIView & UIContentView { DotView(self) }

        func updated(for state: any UIConfigurationState) -> Dot {
            Dot(isFull: (state as? UICellConfigurationState)?.isSelected ?? false)
        }
    }

    private final class DotView: UIView, UIContentView {
        var configuration: any UIContentConfiguration { didSet { show() } }

        init(_ dot: Dot) {
            configuration = dot
            super.init(frame: .zero)
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() {
            backgroundColor = (configuration as? Dot)?.isFull == true ? .red : .blue
        }
    }

    private final class List: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(
                UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        override func tableView(
            _ tableView: UITableView, viewForHeaderInSection section: Int
        ) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            var content = header?.defaultContentConfiguration() ?? .cell()
            content.text = "Fruits"
            header?.contentConfiguration = content
            header?.backgroundConfiguration = UIBackgroundConfiguration.clear()
            return header
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    @Test func theContentOfACellFollowsItsState() {
        host.withCurrent {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            cell.contentConfiguration = Dot(isFull: true)
            #expect(cell.contentView.backgroundColor == .blue)
            cell.isSelected = true
            cell.layoutIfNeeded()
            #expect(cell.contentView.backgroundColor == .red)
            cell.automaticallyUpdatesContentConfiguration = false
            cell.isSelected = false
            cell.layoutIfNeeded()
            #expect(cell.contentView.backgroundColor == .red)
        }
    }

    @Test func theContentViewIsThatOfTheConfiguration() {
        host.withCurrent {
            let (cell, row) = (UICollectionViewCell(frame: .zero), UITableViewCell())
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let own = cell.contentView
            cell.contentConfiguration = Dot()
            row.contentConfiguration = Dot()
            header.contentConfiguration = Dot()
            #expect(cell.contentView is DotView && row.contentView is DotView)
            #expect(header.contentView is DotView)
            #expect(cell.contentView.superview === cell && own.superview == nil)
            row.contentConfiguration = row.defaultContentConfiguration()
            #expect(row.contentView is UIListContentView && row.contentView.superview === row)
            cell.contentConfiguration = nil
            #expect(cell.contentView === own && cell.subviews == [own])
        }
    }

    @Test func aHeaderShowsTheContentOfItsDescription() throws {
        let list = List(style: .grouped)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let header = try #require(list.tableView.headerView(forSection: 0))
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Fruits")
        let labels = header.contentView.subviews.compactMap { $0 as? UILabel }
        #expect(labels.contains { $0.text == "Fruits" && $0.font.pointSize == 13 })
        #expect(header.backgroundConfiguration != nil && header.frame.height > 20)
    }
}
