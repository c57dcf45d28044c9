import Testing
import UIKitHost

/// Rows whose data is prepared before they are seen: ten rows of 50 points are in sight.
@MainActor @Suite struct PrefetchedRowTests {
    private final class List: UITableViewController, UITableViewDataSourcePrefetching {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.contentInsetAdjustmentBehavior = .never
            tableView.rowHeight = 50
            tableView.prefetchDataSource = self
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            log.append("cell \(indexPath.row)")
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("prefetch \(text(indexPaths))")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("cancel \(text(indexPaths))")
        }

        private func text(_ paths: [IndexPath]) -> String {
            paths.map { String($0.row) }.joined(separator: " ")
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 500))
    private let list = List(style: .plain)

    private func run(_ frames: Int) {
        for _ in 0..<frames { host.advance(by: 1.0 / 60) }
    }

    private func scroll(to y: CGFloat) -> [String] {
        host.withCurrent { list.tableView.contentOffset.y = y }
        run(3)
        return list.take()
    }

    @Test func theRowsOfTheNextScreenAreAskedForOnceTheFirstOnesAreThere() {
        host.install(list)
        run(4)
        #expect(
            list.take() == (0..<10).map { "cell \($0)" } + ["prefetch 10 11 12 13 14 15 16 17 18 19"])
        #expect(scroll(to: 100) == ["cell 10", "cell 11", "prefetch 20 21"])
    }

    @Test func aTurnCancelsTheRowsAheadAndAsksForThoseBehind() {
        host.install(list)
        run(4)
        _ = scroll(to: 1000)
        // A step back within the slop of a finger turns nothing.
        #expect(scroll(to: 995).filter { !$0.hasPrefix("cell") } == [])
        let turned = scroll(to: 950).filter { !$0.hasPrefix("cell") }
        #expect(
            turned == [
                "cancel 30 31 32 33 34 35 36 37 38 39", "prefetch 18 17 16 15 14 13 12 11 10 9",
            ])
    }

    @Test func aTableWithoutPrefetchingAsksForNothing() {
        host.withCurrent { list.tableView.isPrefetchingEnabled = false }
        host.install(list)
        run(4)
        #expect(list.take() == (0..<10).map { "cell \($0)" })
    }
}
