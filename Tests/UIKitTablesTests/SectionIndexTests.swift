import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// The index of a table's sections at its right edge.
@MainActor @Suite struct SectionIndexTests {
    private final class Names: UITableViewController {
        var titles: [String]? = ["A", "B", "C"]
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { title == "C" ? 1 : index }
    }

    private let host = SceneHost(size: CGSize(width: 375, height: 667))
    private let names = Names(style: .plain)

    private func show() {
        names.tableView.rowHeight = 44
        host.install(names)
        run(0.1)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private var letters: [Text] { host.picture().texts.filter { ["A", "B", "C"].contains($0.string) } }

    @Test func titlesStandAtTheRightInTheirColorsAndStayThere() throws {
        names.tableView.sectionIndexColor = .systemGreen
        show()
        #expect(letters.map(\.string) == ["A", "B", "C"])
        #expect(letters.allSatisfy { $0.color == UIColor.systemGreen.color })
        let index = try #require(names.tableView.subviews.last)
        #expect(index.frame.maxX == 375)
        host.withCurrent { names.tableView.contentOffset.y = 300 }
        run(0.1)
        #expect(index.frame.minY == 300 && index.superview === names.tableView)
    }

    @Test func aFingerOnATitleShowsItsSection() {
        show()
        let middle = 667.0 / 2
        host.inputScript = [
            .tap(at: CGPoint(x: 370, y: middle), time: 0.2),
            .tap(at: CGPoint(x: 370, y: middle + 14), time: 0.6),
        ]
        run(0.4)
        #expect(names.tableView.contentOffset.y == 880)
        host.withCurrent { names.tableView.contentOffset.y = 0 }
        run(0.5)
        // C leads to the second section, as the data source says.
        #expect(names.tableView.contentOffset.y == 880)
        #expect(host.warnings.isEmpty)
    }

    @Test func fewRowsAndNoTitlesHaveNoIndex() {
        names.tableView.sectionIndexMinimumDisplayRowCount = 61
        show()
        #expect(letters.isEmpty)
        host.withCurrent { names.tableView.sectionIndexMinimumDisplayRowCount = 60 }
        run(0.1)
        #expect(letters.count == 3)
        names.titles = nil
        host.withCurrent { names.tableView.reloadSectionIndexTitles() }
        run(0.1)
        #expect(letters.isEmpty)
    }
}
