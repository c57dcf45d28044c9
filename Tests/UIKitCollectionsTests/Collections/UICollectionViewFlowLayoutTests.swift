import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCollections

// The rectangles are worked out by hand from the documented rules: as many items in a line as fit with the
// least spacing, what is left over shared among the gaps, thinner items in the middle of their line,
// positions on whole pixels.
@MainActor @Suite struct UICollectionViewFlowLayoutTests {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize]
        var questions = 0

        init(_ sizes: [CGSize]) { self.sizes = sizes }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            questions += 1
            return sizes[indexPath.item]
        }
    }

    private func layout(
        _ item: CGSize = CGSize(width: 50, height: 50), line: CGFloat = 10, gap: CGFloat = 10,
        inset: UIEdgeInsets = .zero, horizontal: Bool = false
    ) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = item
        layout.minimumLineSpacing = line
        layout.minimumInteritemSpacing = gap
        layout.sectionInset = inset
        layout.scrollDirection = horizontal ? .horizontal : .vertical
        return layout
    }

    private func origins(_ fixture: CollectionFixture, _ section: Int = 0) -> [CGPoint] {
        fixture.frames(section).map(\.origin)
    }

    private func points(_ pairs: [(Double, Double)]) -> [CGPoint] { pairs.map { CGPoint(x: $0.0, y: $0.1) } }

    @Test func defaultsAreApples() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    }

    @Test(arguments: zip([CGFloat(-20), -80], [[0.0, 30, 60], [0, 0, 0]]))
    func linesOverlapWhereTheirDistanceIsNegative(_ line: CGFloat, _ expected: [Double]) {
        let fixture = CollectionFixture([3], layout(CGSize(width: 300, height: 50), line: line))
        #expect(origins(fixture).map { Double($0.y) } == expected)
    }

    @Test func linesSpreadTheirItemsAndTheLastKeepsTheColumns() {
        // 5 x 50 + 4 x 10 = 290 fit into 320, a sixth does not; 320 - 250 = 70 for 4 gaps: 17.5 each.
        let fixture = CollectionFixture([7], layout())
        #expect(
            origins(fixture)
                == points([(0, 0), (67.5, 0), (135, 0), (202.5, 0), (270, 0), (0, 60), (67.5, 60)]))
        #expect(fixture.view.contentSize == CGSize(width: 320, height: 110))
    }

    @Test func aSingleUnfinishedLineStandsInTheColumnsOfAFullOne() {
        #expect(origins(CollectionFixture([2], layout())) == points([(0, 0), (67.5, 0)]))
    }

    @Test func insetsAndSpacingsCount() {
        // 320 - 15 - 25 = 280 long; 3 x 80 + 2 x 12 = 264 fit; 280 - 240 = 40 for 2 gaps.
        let inset = UIEdgeInsets(top: 7, left: 15, bottom: 9, right: 25)
        let fixture = CollectionFixture(
            [4], layout(CGSize(width: 80, height: 30), line: 4, gap: 12, inset: inset))
        #expect(origins(fixture) == points([(15, 7), (115, 7), (215, 7), (15, 41)]))
        #expect(fixture.view.contentSize == CGSize(width: 320, height: 7 + 30 + 4 + 30 + 9))
    }

    @Test func horizontalFlowRunsDownFirst() {
        // 480 - 20 - 20 = 440 long; 4 x 100 + 3 x 10 = 430 fit; 40 for 3 gaps: 13 1/3, on half points.
        let inset = UIEdgeInsets(top: 20, left: 5, bottom: 20, right: 6)
        let fixture = CollectionFixture(
            [5], layout(CGSize(width: 60, height: 100), inset: inset, horizontal: true))
        #expect(origins(fixture) == points([(5, 20), (5, 133.5), (5, 246.5), (5, 360), (75, 20)]))
        #expect(fixture.view.contentSize == CGSize(width: 5 + 60 + 10 + 60 + 6, height: 480))
    }

    @Test func positionsAreOnWholePixels() {
        // 3 x 106.5 = 319.5: gaps of 0.25, so the second item is at 106.75.
        let item = CGSize(width: 106.5, height: 50)
        #expect(origins(CollectionFixture([3], layout(item, gap: 0)))[1].x == 107)
        #expect(origins(CollectionFixture([3], layout(item, gap: 0), scale: 4))[1].x == 106.75)
    }

    @Test func thirdsThatFillTheLineExactlyFit() {
        let width = (320.0 - 2 * 7) / 3
        let fixture = CollectionFixture([3], layout(CGSize(width: width, height: 10), gap: 7))
        #expect(origins(fixture).map(\.y) == [0, 0, 0])
    }

    @Test func aColumnForItselfStandsInTheMiddle() {
        let fixture = CollectionFixture([2], layout(CGSize(width: 200, height: 40)))
        #expect(origins(fixture) == points([(60, 0), (60, 50)]))
    }

    /// A device puts items of 250 pt at x = -25 in a view of 200 pt.
    @Test func anItemWiderThanTheLineIsCenteredInIt() {
        let fixture = CollectionFixture([2], layout(CGSize(width: 500, height: 40)))
        #expect(origins(fixture) == points([(-90, 0), (-90, 50)]))
        #expect(fixture.view.contentSize.width == 320)
    }

    @Test func differentSizesShareLinesAndTheLastKeepsTheLeastGaps() {
        let sizes = [(100, 20), (80, 60), (100, 40), (150, 30), (50, 10)]
            .map { CGSize(width: $0.0, height: $0.1) }
        let delegate = Sizes(sizes)
        let fixture = CollectionFixture([5], layout(), delegate: delegate)
        // 100 + 80 + 100 + 2 x 10 = 300 fit; 40 for 2 gaps; the line is 60 thick, its items in its middle.
        #expect(origins(fixture) == points([(0, 20), (120, 0), (220, 10), (0, 70), (160, 80)]))
        #expect(fixture.view.contentSize.height == 100)
        #expect(delegate.questions == 5)
    }

    @Test func aDelegateWithOneSizeForAllMakesAGrid() {
        let delegate = Sizes(Array(repeating: CGSize(width: 50, height: 50), count: 7))
        #expect(
            origins(CollectionFixture([7], layout(), delegate: delegate))
                == origins(CollectionFixture([7], layout())))
    }

    @Test func headersAndFootersLieAroundTheirSections() throws {
        let flow = layout(inset: UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0))
        flow.headerReferenceSize = CGSize(width: 1, height: 30)
        flow.footerReferenceSize = CGSize(width: 1, height: 20)
        let fixture = CollectionFixture([6, 0, 1], flow)
        // Section 0: 30 + 3 + 50 + 10 + 50 + 4 + 20 = 167; section 1, without items: 57; section 2: 107.
        #expect(fixture.view.contentSize == CGSize(width: 320, height: 167 + 57 + 107))
        #expect(fixture.frame(5) == CGRect(x: 0, y: 93, width: 50, height: 50))
        #expect(fixture.frame(0, 2) == CGRect(x: 0, y: 257, width: 50, height: 50))
        let bars = [0, 1, 2].flatMap { section in
            [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
                fixture.view.layoutAttributesForSupplementaryElement(
                    ofKind: $0, at: IndexPath(item: 0, section: section))?.frame
            }
        }
        let wanted = [(0.0, 30.0), (147, 20), (167, 30), (204, 20), (224, 30), (311, 20)]
        #expect(bars == wanted.map { CGRect(x: 0, y: $0.0, width: 320, height: $0.1) })
        let headers = fixture.view.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.frame.origin.y) == [0, 167, 224])
        #expect(fixture.host.failure == nil)
    }

    @Test func horizontalHeadersAreAsHighAsTheView() {
        let flow = layout(horizontal: true)
        flow.headerReferenceSize = CGSize(width: 25, height: 1)
        let fixture = CollectionFixture([1], flow)
        #expect(fixture.frame(0)?.minX == 25)
        let header = fixture.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 25, height: 480))
    }

    @Test(arguments: [false, true])
    func everyRectangleIsAnsweredAsByLookingAtAllItems(horizontal: Bool) {
        let sizes = (0..<200).map { (item: Int) -> CGSize in
            let (width, height) = (20 + item * 37 % 60, 15 + item * 23 % 50)
            return CGSize(width: width, height: height)
        }
        let delegate = Sizes(sizes)
        let fixture = CollectionFixture([200], layout(horizontal: horizontal), delegate: delegate)
        let frames = fixture.frames()
        for corner in stride(from: -50.0, to: 1500, by: 83) {
            let rect = CGRect(x: corner / 3, y: corner, width: 90, height: 140)
            let found = fixture.view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
            let wanted = frames.indices.filter { frames[$0].overlaps(rect) }
            #expect(found.map(\.indexPath.item).sorted() == wanted)
            #expect(found.allSatisfy { $0.frame == frames[$0.indexPath.item] })
        }
    }

    @Test func attributesBelongToWhoAskedForThem() {
        let fixture = CollectionFixture([3])
        let layout = fixture.view.collectionViewLayout
        layout.layoutAttributesForItem(at: IndexPath(0))?.center = CGPoint(x: 99, y: 99)
        layout.layoutAttributesForElements(in: fixture.view.bounds)?.first?.alpha = 0
        #expect(fixture.frame(0)?.origin == .zero)
        #expect(layout.layoutAttributesForItem(at: IndexPath(0))?.alpha == 1)
    }

    @Test func aNewWidthMakesNewLinesAndANewHeightDoesNot() {
        let delegate = Sizes(Array(repeating: CGSize(width: 100, height: 50), count: 4))
        let fixture = CollectionFixture([4], layout(), delegate: delegate)
        fixture.perform { $0.frame.size.height = 300 }
        #expect(delegate.questions == 4)
        fixture.perform { $0.frame.size.width = 210 }
        #expect(delegate.questions == 8)
        #expect(origins(fixture) == points([(0, 0), (110, 0), (0, 60), (110, 60)]))
    }

    @Test func aPropertySetInPrepareEndsInPlace() {
        final class Columns: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                guard let collectionView else { return }
                itemSize = CGSize(width: (collectionView.bounds.width - 20) / 3, height: 44)
            }
        }
        let fixture = CollectionFixture([4], Columns())
        #expect(fixture.frame(2)?.maxX == 320)
        #expect(fixture.view.cellForItem(at: IndexPath(3))?.frame == fixture.frame(3))
    }
    @Test func headersAndFootersStayInSightWithTheirSection() throws {
        let layout = layout(CGSize(width: 320, height: 100), line: 0)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
        let fixture = CollectionFixture([6, 6], layout)
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        func tops(_ section: Int) -> [CGFloat?] {
            kinds.map {
                fixture.view.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section))?
                    .frame.minY
            }
        }
        // A section is 650 pt long, and 480 pt are seen.
        #expect(tops(0) == [0, 460] && tops(1) == [nil, nil])
        fixture.perform { $0.contentOffset.y = 150 }
        #expect(tops(0) == [150, 610])
        fixture.perform { $0.contentOffset.y = 620 }
        #expect(tops(0) == [600, 630] && tops(1) == [650, 1080])
        fixture.perform { $0.contentOffset.y = 660 }
        #expect(tops(1) == [660, 1120] && fixture.host.failure == nil)
    }
}
