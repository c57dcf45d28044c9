import Testing
import UIKitCollections
import UIKitHost

/// Cells that adapt themselves to their state.
@MainActor @Suite struct CellStateTests {
    private final class List: UITableViewController {
        var states: [Bool] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.configurationUpdateHandler = { [unowned self] cell, state in
                states.append(state.isSelected)
                cell.accessoryType = state.isSelected ? .checkmark : .none
            }
            return cell
        }
    }

    private final class Tile: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            contentView.backgroundColor = state.isSelected ? .red : .blue
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    @Test func aRowFollowsItsSelection() {
        let list = List(style: .plain)
        host.install(list)
        host.advance(by: 1.0 / 60)
        let path = IndexPath(row: 0, section: 0)
        #expect(
            list.states == [false]
                && list.tableView.cellForRow(at: path)?.accessoryType == UITableViewCell.AccessoryType.none)
        host.withCurrent { list.tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
        host.advance(by: 1.0 / 60)
        #expect(list.states == [false, true])
        #expect(list.tableView.cellForRow(at: path)?.accessoryType == .checkmark)
    }

    @Test func transformersChangeTheColorsOfACell() {
        host.withCurrent {
            let tile = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            tile.tintColor = .red
            var look = UIBackgroundConfiguration.listPlainCell()
            look.backgroundColor = nil
            look.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
            tile.backgroundConfiguration = look
            #expect(tile.subviews.first?.backgroundColor == UIColor.red.withAlphaComponent(0.5))
            var content = UIListContentConfiguration.cell()
            content.text = "Row"
            content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
            content.imageProperties.tintColorTransformer = .grayscale
            #expect(content.textProperties.resolvedColor() == .green)
            #expect(content.imageProperties.resolvedTintColor(for: .white) == UIColor(white: 1, alpha: 1))
            let labels = content.makeContentView().subviews.compactMap { $0 as? UILabel }
            #expect(labels.first { $0.text == "Row" }?.textColor == .green)
        }
    }

    private final class Valued: UICollectionViewListCell {
        var value = 0 { didSet { setNeedsUpdateConfiguration() } }
        var seen: [AnyHashable?] = []

        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[UIConfigurationStateCustomKey("own")] = value
            return state
        }

        override func updateConfiguration(using state: UICellConfigurationState) {
            seen.append(state[UIConfigurationStateCustomKey(rawValue: "own")])
            #expect(state[UIConfigurationStateCustomKey("other")] == nil)
        }
    }

    @Test func aCellAddsValuesToItsState() {
        host.withCurrent {
            let cell = Valued(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            cell.layoutIfNeeded()
            cell.value = 7
            cell.layoutIfNeeded()
            #expect(cell.seen == [0, 7])
        }
    }

    @Test func aCellFollowsItsSelection() {
        host.withCurrent {
            let tile = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            tile.layoutIfNeeded()
            #expect(tile.contentView.backgroundColor == .blue)
            tile.isSelected = true
            #expect(tile.configurationState.isSelected && tile.contentView.backgroundColor == .blue)
            tile.layoutIfNeeded()
            #expect(tile.contentView.backgroundColor == .red)
        }
    }
}
