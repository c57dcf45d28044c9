import TestSupport
import Testing
import UIKitHost

/// Controllers of tables and collection views that a storyboard draws without connections.
@MainActor @Suite struct DrawnListControllerTests {
    private let app = DrawnApp()
    private static let rect = #"<rect key="frame" x="0" y="0" width="300" height="400"/>"#

    private static func scene(_ element: String, _ type: String, _ view: String) -> String {
        """
        <scene><objects><\(element) id="a" customClass="\(type)" sceneMemberID="viewController">\(view)
        </\(element)></objects></scene>
        """
    }

    @Test func aTableWithoutADataSourceGetsItsController() throws {
        let cell = #"<tableViewCell reuseIdentifier="row" id="c">\#(Self.rect)</tableViewCell>"#
        let table = #"""
            <tableView key="view" rowHeight="50" id="t">\#(Self.rect)<prototypes>\#(cell)</prototypes></tableView>
            """#
        try app.run(["Main": Self.scene("tableViewController", "DrawnRows", table)]) { controller in
            let rows = try #require(controller as? DrawnRows)
            app.host.advance(by: 1.0 / 60)
            #expect(rows.tableView.visibleCells.count == 3)
            #expect(rows.tableView.delegate === rows)
        }
        #expect(app.host.failure == nil)
    }

    @Test func aCollectionViewWithoutADelegateGetsItsController() throws {
        let cell = #"<collectionViewCell reuseIdentifier="item" id="c">\#(Self.rect)</collectionViewCell>"#
        let view = #"""
            <collectionView key="view" id="v">\#(Self.rect)
              <collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells>\#(cell)</cells>
            </collectionView>
            """#
        try app.run(["Main": Self.scene("collectionViewController", "DrawnItems", view)]) { controller in
            let items = try #require(controller as? DrawnItems)
            app.host.advance(by: 1.0 / 60)
            #expect(items.collectionView.visibleCells.count == 3)
            #expect(items.collectionView.delegate === items)
        }
        #expect(app.host.failure == nil)
    }

    @Test func aPlainViewCanBeTheCollectionViewOfItsController() throws {
        let view = #"<view key="view" customClass="UICollectionView" id="v">\#(Self.rect)</view>"#
        try app.run(["Main": Self.scene("viewController", "DrawnItems", view)]) { controller in
            let items = try #require(controller as? DrawnItems)
            #expect(items.collectionView?.dataSource === items)
        }
    }
}

/// A table with three rows.
final class DrawnRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
}

/// A collection view with three items.
final class DrawnItems: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
