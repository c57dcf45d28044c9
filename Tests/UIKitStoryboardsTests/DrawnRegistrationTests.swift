import Foundation
import TestSupport
import Testing
import UIKitHost

/// Registrations of cells and headers that xibs draw.
@MainActor @Suite struct DrawnRegistrationTests {
    private let host = SceneHost(size: CGSize(width: 300, height: 400))

    /// A controller whose collection view has one cell and one header.
    private final class List: UICollectionViewController {
        private let cells = UICollectionView.CellRegistration<UICollectionViewCell, String>(
            cellNib: UINib(nibName: "Cell", bundle: nil)
        ) { cell, _, item in
            (cell.viewWithTag(9) as? UILabel)?.text = item
        }
        private let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            supplementaryNib: UINib(nibName: "Header", bundle: nil),
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, kind, _ in
            (header.viewWithTag(9) as? UILabel)?.text = kind
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "item")
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
    }

    /// A controller whose table has one header, from a xib.
    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(
                UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            50
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        }
    }

    private func xib(_ name: String, _ attributes: String = "") -> String {
        let rect = #"<rect key="frame" x="0" y="0" width="300" height="50"/>"#
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
              <\(name) id="a" \(attributes)>\(rect)<subviews><label id="l" tag="9" text="">\(rect)</label></subviews></\(name)>
            </objects></document>
            """
    }

    @Test func xibsOfRegistrationsDrawCellsAndHeaders() throws {
        try withTemporaryFolder { folder in
            for (file, name) in [("Cell", "collectionViewCell"), ("Header", "collectionReusableView")] {
                try xib(name).write(
                    to: folder.appendingPathComponent("\(file).xib"), atomically: true, encoding: .utf8)
            }
            host.resourceFolder = folder.path
            try host.withCurrent {
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(width: 300, height: 50)
                let list = List(collectionViewLayout: layout)
                host.install(list)
                host.advance(by: 1.0 / 60)
                let view = try #require(list.collectionView)
                let first = IndexPath(item: 0, section: 0)
                let header = view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: first)
                #expect(
                    (header?.viewWithTag(9) as? UILabel)?.text == UICollectionView.elementKindSectionHeader)
                #expect((view.cellForItem(at: first)?.viewWithTag(9) as? UILabel)?.text == "item")
                #expect(host.failure == nil)
            }
        }
    }

    @Test func headersOfTablesComeFromXibs() throws {
        try withTemporaryFolder { folder in
            try xib("view", #"customClass="DrawnHeader" customModule="UIKitStoryboardsTests""#).write(
                to: folder.appendingPathComponent("Header.xib"), atomically: true, encoding: .utf8)
            host.resourceFolder = folder.path
            try host.withCurrent {
                RunContext.current.sceneModule = "UIKitStoryboardsTests"
                let rows = Rows(style: .plain)
                host.install(rows)
                host.advance(by: 1.0 / 60)
                let header = try #require(rows.tableView.headerView(forSection: 0) as? DrawnHeader)
                #expect(header.reuseIdentifier == "head" && header.frame.height == 50)
                #expect(header.viewWithTag(9) is UILabel)
                #expect(host.failure == nil)
            }
        }
    }
}

/// A header that a xib draws.
final class DrawnHeader: UITableViewHeaderFooterView {}
