import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// A flow layout that leaves its first cells to an animator, as layouts of the time did.
@MainActor final class DynamicLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    var dynamicItems: Range<Int> = 0..<0
    var questions = 0
    var preparations = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    func attributes(_ items: Range<Int>) -> [UICollectionViewLayoutAttributes] {
        dynamicItems = items
        return items.compactMap { super.layoutAttributesForItem(at: IndexPath($0)) }
    }

    override func prepare() {
        super.prepare()
        preparations += 1
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        questions += 1
        let flow = super.layoutAttributesForElements(in: rect) ?? []
        return flow.filter { !dynamicItems.contains($0.indexPath.item) }
            + animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
}

@MainActor @Suite struct LayoutAnimatorTests {
    let layout = DynamicLayout()
    let fixture: CollectionFixture

    init() {
        fixture = CollectionFixture([1000], layout)
    }

    /// Returns the position of a cell's top left corner in the picture, or nil when the cell is not in it.
    private func place(of name: String) -> CGPoint? {
        let collection = fixture.host.picture().layer(named: "collection")
        guard let collection, let cell = collection.layer(named: name) else { return nil }
        return CGPoint.zero.applying(cell.transform).applying(collection.transform)
    }

    private func add(_ behaviors: UIDynamicBehavior...) {
        fixture.host.withCurrent { behaviors.forEach(layout.animator.addBehavior) }
    }

    @Test func gravityOnAttributesMovesCellsOnTheScreen() throws {
        add(UIGravityBehavior(items: layout.attributes(0..<2)))
        #expect(place(of: "0.0") == .zero)
        fixture.run(frames: 30)
        let item = try #require(layout.animator.layoutAttributesForCell(at: IndexPath(0)))
        // Half a second at 1000 pt/s2 is 125 pt, less a little drag and the engine's steps.
        #expect(isNear(item.center.y, 25 + 125, within: 6))
        #expect(fixture.view.cellForItem(at: IndexPath(0))?.center == item.center)
        #expect(isNear(place(of: "0.0"), 0, item.center.y - 25))
        #expect(isNear(place(of: "0.1"), 67.5, item.center.y - 25))
        #expect(place(of: "0.2") == CGPoint(x: 135, y: 0))
        fixture.run(frames: 60)
        #expect(fixture.view.cellForItem(at: IndexPath(0)) == nil && place(of: "0.0") == nil)
    }

    @Test func itemsAreSeenWhereTheyAreInTheContent() throws {
        fixture.perform { $0.contentOffset.y = 600 }
        let items = layout.attributes(50..<51)
        add(UIGravityBehavior(items: items))
        fixture.run(frames: 6)
        #expect(items[0].center.y > 625)
        #expect(isNear(place(of: "0.50"), 0, items[0].center.y - 25 - 600, within: 1e-6))
    }

    @Test func turnsAreSeenUnrounded() throws {
        let items = layout.attributes(0..<1)
        let behavior = UIDynamicItemBehavior(items: items)
        behavior.addAngularVelocity(1, for: items[0])
        layout.animator.writeBack = .pixels(perPoint: 1)
        add(behavior)
        fixture.run(frames: 10)
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(0)))
        let angle = try #require(layout.animator.itemStates.first?.angle)
        #expect(isNear(angle, 1.0 / 6, within: 0.01) && (angle * 5000) != (angle * 5000).rounded())
        let (sine, cosine) = sineAndCosine(angle)
        #expect(
            isNear(cell.transform.b, sine, within: 1e-6) && isNear(cell.transform.a, cosine, within: 1e-6))
    }

    @Test func theLayoutIsInvalidatedOnlyWhenSomethingMoved() {
        fixture.run(frames: 3)
        #expect(layout.questions == 1)
        let items = layout.attributes(0..<1)
        let behavior = UIDynamicItemBehavior(items: items)
        behavior.isAnchored = true
        add(behavior)
        let before = layout.contexts.count
        fixture.run(frames: 5)
        #expect(layout.contexts.count == before)
        behavior.isAnchored = false
        behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: items[0])
        fixture.run(frames: 5)
        #expect(layout.contexts.count == before + 5)
    }

    @Test func aStepKeepsTheLinesOfTheFlow() {
        let delegate = UICollectionViewFlowLayoutTests.Sizes(
            Array(repeating: CGSize(width: 50, height: 50), count: 1000))
        fixture.perform { $0.delegate = delegate }
        fixture.perform { _ in layout.invalidateLayout() }
        #expect(delegate.questions == 1000)
        add(UIGravityBehavior(items: layout.attributes(0..<3)))
        let preparations = layout.preparations
        fixture.run(frames: 10)
        #expect(layout.preparations == preparations + 10)
        #expect(delegate.questions == 1000)
    }

    @Test func attributesAreFoundByTheirElements() {
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(0))
        let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: IndexPath(0))
        for attributes in [header, shelf] { attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        let cell = layout.attributes(7..<8)[0]
        let gravity = UIGravityBehavior(items: [header, shelf, cell])
        add(gravity)
        let animator = layout.animator
        #expect(animator.layoutAttributesForCell(at: IndexPath(7)) === cell)
        #expect(animator.layoutAttributesForCell(at: IndexPath(0)) == nil)
        #expect(
            animator.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0)) === header)
        #expect(animator.layoutAttributesForDecorationView(ofKind: "shelf", at: IndexPath(0)) === shelf)
        #expect(animator.layoutAttributesForDecorationView(ofKind: "other", at: IndexPath(0)) == nil)
        fixture.host.withCurrent { gravity.removeItem(cell) }
        #expect(animator.layoutAttributesForCell(at: IndexPath(7)) == nil)
        #expect(animator.referenceView == nil)
    }

    @Test func itemsAreFoundInARectangle() {
        add(UIGravityBehavior(items: layout.attributes(0..<3)))
        let near = layout.animator.items(in: CGRect(x: 0, y: 55, width: 100, height: 10))
        #expect(near.compactMap { ($0 as? UICollectionViewLayoutAttributes)?.indexPath.item } == [0, 1])
    }

    @Test func theContentIsTheReferenceBounds() throws {
        // Ten lines of 50 and nine gaps of 10: the floor is at 590, far below the 480 pt that are seen.
        fixture.counts = [50]
        fixture.perform { $0.reloadData() }
        let items = layout.attributes(0..<1)
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        add(UIGravityBehavior(items: items), collision)
        fixture.run(frames: 240)
        #expect(isNear(items[0].frame.maxY, 590, within: 1))
        #expect(!layout.animator.isRunning && fixture.host.failure == nil)
    }

    @Test func itemsWithoutACollisionBehaviorPassThroughOneAnother() {
        let items = layout.attributes(0..<2)
        items[1].center = items[0].center
        add(UIGravityBehavior(items: items))
        fixture.run(frames: 10)
        #expect(items[0].center == items[1].center)
    }

    @Test func namesOfItemsSayWhatTheyAre() {
        add(UIGravityBehavior(items: layout.attributes(0..<2)))
        let names = fixture.host.withCurrent { layout.animator.itemStates.map(\.name) }
        #expect(names == ["cell[0.0]", "cell[0.1]"])
    }

    @Test func attributesWithoutASizeAreRefused() {
        let empty = UICollectionViewLayoutAttributes(forCellWith: IndexPath(4))
        add(UIGravityBehavior(items: [empty]))
        #expect(fixture.host.failure?.message.contains("Item 'cell[0.4]'") == true)
    }
}

@MainActor @Suite struct UICollectionViewLayoutAttributesTests {
    final class Special: UICollectionViewLayoutAttributes {
        var glow = 0.0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Special)?.glow = glow
            return copy
        }
    }

    @Test func copiesAreEqualAndIndependent() throws {
        let original = Special(forSupplementaryViewOfKind: "kind", with: IndexPath(3))
        original.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        original.transform = CGAffineTransform(rotationAngle: 1)
        (original.alpha, original.zIndex, original.isHidden, original.glow) = (0.5, 7, true, 0.25)
        let copy = try #require(original.copy() as? Special)
        #expect(copy == original && copy !== original && copy.glow == 0.25 && copy.hash == original.hash)
        #expect(
            copy.representedElementKind == "kind" && copy.representedElementCategory == .supplementaryView)
        copy.zIndex = 8
        #expect(copy != original && original.zIndex == 7)
    }

    @Test func theFrameFollowsCenterSizeAndTransform() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(0))
        attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(attributes.center == CGPoint(x: 30, y: 50) && attributes.bounds.size.height == 60)
        attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(attributes.frame, CGRect(x: 0, y: 30, width: 60, height: 40)))
        #expect(attributes.size == CGSize(width: 40, height: 60))
    }

    @Test func itemsHaveSectionsAndRows() {
        var path = IndexPath(item: 5, section: 2)
        #expect(path.section == 2 && path.item == 5 && path.row == 5 && path.count == 2)
        path.item = 6
        path.section = 1
        #expect(path == IndexPath(row: 6, section: 1))
        #expect(
            [IndexPath(item: 0, section: 1), IndexPath(item: 9, section: 0)].sorted().map(\.item) == [9, 0])
        #expect(IndexPath().item == 0 && IndexPath(index: 4).section == 4)
    }
}
