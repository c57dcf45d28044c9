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

    private func xib(_ name: String) -> String {
        let rect = #"<rect key="frame" x="0" y="0" width="300" height="50"/>"#
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
              <\(name) id="a">\(rect)<subviews><label id="l" tag="9" text="">\(rect)</label></subviews></\(name)>
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
}
