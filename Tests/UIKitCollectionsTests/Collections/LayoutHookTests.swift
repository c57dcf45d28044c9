import Testing
import UIKitHost
import UIKitTestSupport

/// Functions of layouts that an update of the items and an animated change of the bounds call.
@MainActor @Suite struct LayoutHookTests {
    /// A layout whose header leaves with each update, upward, for a new one.
    private final class Headers: UICollectionViewFlowLayout {
        var log: [String] = []

        private func places(_ name: String, _ kind: String) -> [IndexPath] {
            guard kind == UICollectionView.elementKindSectionHeader else { return [] }
            log.append(name)
            return [IndexPath(item: 0, section: 0)]
        }

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            log.append("updates")
        }
        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            places("delete", elementKind)
        }
        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            places("insert", elementKind)
        }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial")
            return super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("final")
            let end = super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
            end?.center.y -= 100
            return end
        }
        override func finalizeCollectionViewUpdates() { log.append("end") }
    }

    /// A layout whose items fade where the bounds change.
    private final class Fading: UICollectionViewFlowLayout {
        var log: [String] = []

        private func faded(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let place = layoutAttributesForItem(at: path)
            place?.alpha = 0
            return place
        }

        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            log.append("begin \(Int(oldBounds.width))")
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            log.append("in \(itemIndexPath.item)")
            return faded(itemIndexPath)
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            log.append("out \(itemIndexPath.item)")
            return faded(itemIndexPath)
        }
        override func finalizeAnimatedBoundsChange() { log.append("end") }
    }

    @Test func aHeaderThatTheLayoutReplacesLeavesForANewOne() throws {
        let layout = Headers()
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        let fixture = CollectionFixture([3], layout)
        let path = IndexPath(item: 0, section: 0)
        func header() -> UICollectionReusableView? {
            fixture.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        }
        let old = try #require(header())
        fixture.counts = [4]
        fixture.perform { $0.insertItems(at: [IndexPath(item: 3, section: 0)]) }
        #expect(layout.log == ["updates", "delete", "insert", "final", "initial", "end"])
        let new = try #require(header())
        #expect(new !== old && old.center.y == -80 && old.alpha == 0 && new.frame.minY == 0)
        fixture.run(frames: 9)
        let opacity = fixture.host.withCurrent { new.layer.presentation()?.opacity ?? -1 }
        #expect(opacity > 0.1 && opacity < 0.9)
        fixture.run(frames: 12)
        #expect(old.superview == nil && new.superview === fixture.view && fixture.host.failure == nil)
    }

    /// Of lines of five items eight are in sight, and of lines of two items as many.
    @Test func anAnimatedChangeOfTheWidthAsksWhereItemsComeFromAndGo() throws {
        let layout = Fading()
        let fixture = CollectionFixture([100], layout)
        let gone = try #require(fixture.view.cellForItem(at: IndexPath(20)))
        func animate(toWidth width: CGFloat) {
            fixture.perform { view in
                UIView.animate(withDuration: 0.3) {
                    view.frame.size.width = width
                    view.layoutIfNeeded()
                }
            }
        }
        animate(toWidth: 160)
        #expect(layout.log == ["begin 320"] + (16..<40).map { "out \($0)" } + ["end"])
        #expect(gone.superview === fixture.view && fixture.view.visibleCells.count == 16)
        fixture.run(frames: 20)
        #expect(gone.superview == nil)
        layout.log = []
        animate(toWidth: 320)
        #expect(layout.log == ["begin 160"] + (16..<40).map { "in \($0)" } + ["end"])
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(20)))
        fixture.run(frames: 9)
        let opacity = fixture.host.withCurrent { cell.layer.presentation()?.opacity ?? -1 }
        #expect(opacity > 0.1 && opacity < 0.9 && cell.alpha == 1)
        layout.log = []
        fixture.perform { $0.frame.size.width = 160 }
        #expect(layout.log == [] && fixture.host.failure == nil)
    }
}
