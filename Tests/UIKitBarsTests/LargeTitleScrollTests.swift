import Testing
import UIKitHost

/// Scrolls to rows and items below a large title, which leaves on the way.
@MainActor @Suite struct LargeTitleScrollTests {
    private final class List: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Contacts"
            tableView.rowHeight = 44
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell() }
    }

    private final class Grid: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Photos"
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            60
        }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// Shows a controller below a bar of 44 points, to which a large title adds 52; returns the bar.
    private func show(_ page: UIViewController) -> UINavigationBar {
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        stack.navigationBar.prefersLargeTitles = true
        host.install(stack)
        host.advance(by: 1.0 / 60)
        return stack.navigationBar
    }

    /// Row 20 is from 880 to 924, and the room is that from 44 to 568: 880 - 44, 902 - 306 and 924 - 568.
    @Test(arguments: [
        (UITableView.ScrollPosition.top, 836.0), (.middle, 596), (.bottom, 356),
    ])
    func aRowLiesBelowTheSmallTitle(_ position: UITableView.ScrollPosition, _ expected: Double) {
        let list = host.withCurrent { List(style: .plain) }
        let bar = show(list)
        let path = IndexPath(row: 20, section: 0)
        host.withCurrent { list.tableView.scrollToRow(at: path, at: position, animated: true) }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(abs(list.tableView.contentOffset.y - expected) < 0.01 && bar.frame.height == 44)
    }

    @Test func theFirstRowLiesBelowTheTitleAsItIs() {
        let list = host.withCurrent { List(style: .plain) }
        let bar = show(list)
        func scroll(to row: Int) -> CGFloat {
            host.withCurrent {
                list.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            }
            host.advance(by: 1.0 / 60)
            return list.tableView.contentOffset.y
        }
        #expect(scroll(to: 0) == -96 && bar.frame.height == 96)
        #expect(scroll(to: 1) == 0 && bar.frame.height == 44)
        #expect(scroll(to: 0) == -44 && bar.frame.height == 44)
    }

    @Test func anItemLiesBelowTheSmallTitle() {
        let layout = host.withCurrent { UICollectionViewFlowLayout() }
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let grid = host.withCurrent { Grid(collectionViewLayout: layout) }
        let bar = show(grid)
        host.withCurrent {
            grid.collectionView.scrollToItem(
                at: IndexPath(item: 20, section: 0), at: .top, animated: false)
        }
        host.advance(by: 1.0 / 60)
        #expect(grid.collectionView.contentOffset.y == 1000 - 44 && bar.frame.height == 44)
    }
}
