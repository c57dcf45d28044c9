import Testing
import UIKitHost
import UIKitTestSupport

// Each mistake is answered by a sentence that names the collection view and the rule; the run goes on.
@MainActor @Suite struct UICollectionViewFailureTests {
    private func failure(_ counts: [Int] = [10], _ mistake: (UICollectionView) -> Void) -> String {
        let fixture = CollectionFixture(counts)
        fixture.perform(mistake)
        return fixture.host.failure?.message ?? "no failure"
    }

    @Test func aClassThatWasNotRegisteredIsRefused() {
        let message = failure {
            _ = $0.dequeueReusableCell(withReuseIdentifier: "nobody", for: IndexPath(0))
        }
        #expect(message == "collection: no class is registered for the cells 'nobody': call register first.")
        let bar = failure {
            _ = $0.dequeueReusableSupplementaryView(
                ofKind: "kind", withReuseIdentifier: "nobody", for: IndexPath(0))
        }
        #expect(bar.contains("no class is registered for the views of kind 'kind' and 'nobody'"))
    }

    @Test func aClassThatIsNoCellIsRefused() {
        let message = failure { $0.register(UIView.self, forCellWithReuseIdentifier: "cell") }
        #expect(message.hasPrefix("collection: UIView was registered for the cells 'cell'"))
    }

    @Test(arguments: [false, true]) func aDataSourceIsMissedOnlyByCodeThatReloads(_ reloads: Bool) {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        let view = UICollectionView(
            frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.accessibilityIdentifier = "grid"
        host.withCurrent {
            host.window.addSubview(view)
            if reloads { view.reloadData() }
        }
        host.advance(by: 0)
        #expect(host.warnings.isEmpty)
        host.advance(by: 0.1)
        #expect(host.failure == nil && host.withCurrent { view.visibleCells.isEmpty })
        #expect(host.warnings.count == (reloads ? 1 : 0))
        #expect(host.warnings.allSatisfy { $0.hasPrefix("grid: it has no data source and is empty") })
    }

    @Test func aDataSourceThatCodeRemovesIsNotMissed() {
        let fixture = CollectionFixture([10])
        fixture.perform { $0.dataSource = nil }
        fixture.run(frames: 2)
        #expect(fixture.host.withCurrent { fixture.view.visibleCells.isEmpty })
        #expect(fixture.host.failure == nil && fixture.host.warnings.isEmpty)
    }

    @Test func aDataSourceThatNobodyHoldsIsMissed() {
        let fixture = CollectionFixture([10])
        fixture.perform { view in
            view.dataSource = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        }
        fixture.run(frames: 2)
        #expect(fixture.host.failure == nil)
        #expect(fixture.host.warnings.contains { $0.contains("hold the object") })
    }

    @Test func itemsThatDoNotExistAreRefused() {
        let rule = "the sections have these numbers of items: [10]"
        let path = IndexPath(item: 10, section: 0)
        let messages = [
            failure { $0.scrollToItem(at: path, at: .top, animated: false) },
            failure { $0.selectItem(at: path, animated: false, scrollPosition: []) },
            failure { _ = $0.layoutAttributesForItem(at: path) },
            failure { _ = $0.collectionViewLayout.layoutAttributesForItem(at: path) },
            failure { _ = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: path) },
        ]
        for message in messages {
            #expect(message.hasPrefix("collection: there is no item [0, 10]") && message.contains(rule))
        }
        #expect(failure { _ = $0.numberOfItems(inSection: 3) }.contains("there is no section 3"))
        #expect(failure { _ = $0.numberOfItems(inSection: -1) }.contains("there is no section -1"))
        #expect(failure { _ = $0.cellForItem(at: path) } == "no failure")
        #expect(failure { _ = $0.layoutAttributesForItem(at: IndexPath()) }.contains("no item []"))
    }

    @Test func aLayoutThatKnowsMoreItemsThanTheDataIsRefused() {
        final class TooMany: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).map { item in
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item))
                    attributes.frame = CGRect(x: 0, y: item * 50, width: 40, height: 40)
                    return attributes
                }
            }
        }
        let fixture = CollectionFixture([2], TooMany())
        #expect(
            fixture.host.failure?.message.hasPrefix("collection: TooMany has attributes for item [0, 2]")
                == true)
        #expect(fixture.view.visibleCells.count == 2)
    }

    @Test func sizesAndDistancesThatCannotBeAreRefused() {
        let cases: [(String, (UICollectionViewFlowLayout) -> Void)] = [
            ("itemSize must be finite and not negative", { $0.itemSize = CGSize(width: -10, height: 5) }),
            ("itemSize", { $0.itemSize = CGSize(width: CGFloat.nan, height: 5) }),
            ("minimumLineSpacing", { $0.minimumLineSpacing = .nan }),
            ("minimumInteritemSpacing", { $0.minimumInteritemSpacing = .infinity }),
            ("sectionInset", { $0.sectionInset.left = .nan }),
            ("headerReferenceSize", { $0.headerReferenceSize.height = -3 }),
        ]
        for (property, mistake) in cases {
            let message = failure { view in
                (view.collectionViewLayout as? UICollectionViewFlowLayout).map(mistake)
            }
            #expect(message.hasPrefix("collection: UICollectionViewFlowLayout: \(property)"))
        }
    }

    @Test func anItemWiderThanTheViewWarns() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 310, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        let fixture = CollectionFixture([3], layout)
        #expect(fixture.host.failure == nil)
        #expect(
            fixture.host.warnings == [
                "collection: UICollectionViewFlowLayout: an item of section 0 is 310 points wide, but the width of the "
                    + "collection view leaves 300 between the insets."
            ])
        let fitting = CollectionFixture([3])
        #expect(fitting.host.warnings.isEmpty)
    }

    @Test func changesOfItemsThatDoNotExistAreRefused() {
        let cases: [(String, (UICollectionView) -> Void)] = [
            (
                "item [0, 10] is deleted, but section 0 has 10 items before",
                { $0.deleteItems(at: [IndexPath(10)]) }
            ),
            ("item [0, 12] is inserted, but section 0 has 10 items", { $0.insertItems(at: [IndexPath(12)]) }),
            ("item [0, 10] is reloaded, but section 0", { $0.reloadItems(at: [IndexPath(10)]) }),
            ("item [0, 11] is moved", { $0.moveItem(at: IndexPath(11), to: IndexPath(0)) }),
            ("section 1 is deleted, but the number of sections", { $0.deleteSections([1]) }),
        ]
        for (sentence, mistake) in cases {
            #expect(
                failure([10], mistake).hasPrefix("collection: the update does not fit the data: \(sentence)"))
        }
    }

    @Test func aDelegateWithANegativeSizeIsRefused() {
        let delegate = UICollectionViewFlowLayoutTests.Sizes([CGSize(width: 10, height: -1)])
        let fixture = CollectionFixture([1], delegate: delegate)
        #expect(fixture.host.failure?.message.contains("the size of item [0, 0] must be finite") == true)
    }

    @Test func countsThatAreNegativeAreRefused() {
        #expect(
            CollectionFixture([-1]).host.failure?.message.contains("must be 0 or more, but it is -1") == true)
    }

    @Test func moreItemsThanAFilmShowsAreRefused() {
        let message = CollectionFixture([600_000, 500_000]).host.failure?.message
        #expect(
            message?.hasSuffix(
                "numberOfItemsInSection: 1) is 500000; a film shows at most 1000000 items.") == true)
    }

    @Test func attributesThatCannotBeAreRefused() {
        let message = failure { view in
            let attributes = view.layoutAttributesForItem(at: IndexPath(3))
            attributes?.size = CGSize(width: -1, height: 1)
            #expect(attributes?.size == CGSize(width: 50, height: 50))
        }
        #expect(message.hasPrefix("The layout attributes of cell[0.3]: size must be"))
        let nan = failure { $0.layoutAttributesForItem(at: IndexPath(3))?.center.x = .nan }
        #expect(nan.contains("center must be"))
    }

    /// A device draws nothing there, and goes on.
    @Test(arguments: [false, true])
    func anItemIsNotDrawnUntilItsTransformIsFinite(_ isInSpace: Bool) {
        final class Turned: UICollectionViewFlowLayout {
            var (angle, isInSpace) = (CGFloat.nan, false)
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
                    let turned = attributes.copy() as? UICollectionViewLayoutAttributes
                    guard attributes.indexPath.item == 1 else { return turned }
                    if isInSpace {
                        turned?.transform3D = CATransform3DMakeRotation(angle, 1, 0, 0)
                    } else {
                        turned?.transform = CGAffineTransform(rotationAngle: angle)
                    }
                    return turned
                }
            }
        }
        let layout = Turned()
        layout.isInSpace = isInSpace
        let fixture = CollectionFixture([3], layout)
        #expect(fixture.host.picture().layer(named: "0.1") == nil)
        #expect(fixture.host.picture().layer(named: "0.2") != nil)
        #expect(
            fixture.host.warnings == [
                "The layout attributes of cell[0.1]: transform has a number that is not finite; "
                    + "the element is not drawn."
            ])
        layout.angle = 0
        fixture.perform { _ in layout.invalidateLayout() }
        #expect(fixture.host.picture().layer(named: "0.1") != nil && fixture.host.failure == nil)
    }

    @Test func aCellGivenTwiceIsRefused() {
        final class Miser: NSObject, UICollectionViewDataSource {
            let cell = UICollectionViewCell()
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                cell
            }
        }
        let miser = Miser()
        let message = failure { $0.dataSource = miser }
        #expect(message.contains("gave the view of cell[0.0] to cell[0.1] too"))
    }

    @Test func aLayoutInTwoCollectionViewsIsRefused() {
        let message = failure {
            _ = UICollectionView(frame: $0.frame, collectionViewLayout: $0.collectionViewLayout)
        }
        #expect(message.contains("each collection view needs a layout of its own"))
    }

    @Test func reloadingWhileCellsAreMadeEnds() {
        final class Restless: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
            ) {
                view.reloadData()
            }
        }
        let restless = Restless()
        let fixture = CollectionFixture([10], delegate: restless)
        fixture.run(frames: 3)
        #expect(fixture.host.failure == nil)
    }
}
