import Testing
import UIKitCollections
import UIKitHost
import UIKitTestSupport

/// Outlines: section snapshots and the rows that open and close.
@MainActor @Suite struct OutlineTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    private var animals: Outline {
        var outline = Outline()
        outline.append(["Animals", "Plants"])
        outline.append(["Cat", "Dog"], to: "Animals")
        outline.append(["Tabby"], to: "Cat")
        return outline
    }

    @Test func itemsFollowTheirParents() {
        var outline = animals
        #expect(outline.items == ["Animals", "Cat", "Tabby", "Dog", "Plants"])
        #expect(outline.rootItems == ["Animals", "Plants"] && outline.visibleItems == outline.rootItems)
        #expect(outline.level(of: "Tabby") == 2 && outline.parent(of: "Dog") == "Animals")
        outline.expand(["Cat"])
        #expect(!outline.isVisible("Tabby") && outline.isExpanded("Cat"))
        outline.expand(["Animals"])
        #expect(outline.visibleItems == outline.items)
        outline.insert(["Bird"], after: "Cat")
        outline.insert(["Ant"], before: "Cat")
        #expect(outline.items == ["Animals", "Ant", "Cat", "Tabby", "Bird", "Dog", "Plants"])
        #expect(outline.snapshot(of: "Cat", includingParent: true).visibleItems == ["Cat", "Tabby"])
        outline.delete(["Cat"])
        outline.collapse(["Animals"])
        #expect(outline.items.count == 5 && outline.visibleItems == ["Animals", "Plants"])
        outline.append(["Moss"], to: "Plants")
        #expect(outline.items.last == "Moss" && outline.items.count == 6)
    }

    @Test func aTapOpensAndClosesARow() throws {
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        let (view, source) = host.withCurrent {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            let source = Source(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
                guard let row = cell as? UICollectionViewListCell else { return cell }
                var content = row.defaultContentConfiguration()
                content.text = item
                row.contentConfiguration = content
                row.accessories =
                    item == "Animals" ? [.outlineDisclosure(options: .init(style: .header))] : []
                return row
            }
            host.window.addSubview(view)
            source.apply(animals, to: 0, animatingDifferences: false)
            return (view, source)
        }
        func run() { for _ in 0..<60 { host.advance(by: 1.0 / 60) } }
        func tap() {
            host.inputScript = [
                .tap(at: CGPoint(x: 100, y: 22), time: host.context.clock.time + 0.1)
            ]
            run()
        }
        var opened: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { opened.append($0) }
        run()
        #expect(source.snapshot().itemIdentifiers == ["Animals", "Plants"])
        tap()
        #expect(source.snapshot().itemIdentifiers == ["Animals", "Cat", "Dog", "Plants"])
        #expect(opened == ["Animals"] && source.snapshot(for: 0).isExpanded("Animals"))
        let dog = try #require(
            view.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell)
        #expect(dog.indentationLevel == 1 && view.indexPathsForSelectedItems?.isEmpty != false)
        tap()
        #expect(source.snapshot().itemIdentifiers == ["Animals", "Plants"] && host.failure == nil)
    }
}
