import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCollections

// Scripted fingers on scroll views and collection views.
@MainActor @Suite struct CollectionTouchTests {
    final class Log: NSObject, UICollectionViewDelegate {
        var selected: [Int] = []
        var highlighted: [Int] = []
        var events: [String] = []
        var target: CGFloat?

        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            selected.append(path.item)
        }
        func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
            highlighted.append(path.item)
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let target { targetContentOffset.pointee.y = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            events.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
    }

    private final class OneItem: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "inner", for: path)
        }
    }

    let log = Log()
    let fixture: CollectionFixture
    var view: UICollectionView { fixture.view }

    init() {
        fixture = CollectionFixture([1000], delegate: log)
    }

    private func play(_ script: InputScript, seconds: Double) {
        fixture.host.inputScript = script
        fixture.run(frames: Int(seconds * 60))
    }

    @Test func aTapSelectsWhatItHits() {
        play(
            [.tap(at: CGPoint(x: 70, y: 65), time: 0.1), .tap(at: CGPoint(x: 60, y: 65), time: 1)], seconds: 2
        )
        #expect(log.selected == [6] && log.highlighted == [6])
        #expect(view.cellForItem(at: IndexPath(6))?.isSelected == true)
        #expect(view.cellForItem(at: IndexPath(6))?.isHighlighted == false)
        #expect(log.events.isEmpty)
    }

    @Test func aTapInAnInnerCollectionViewSelectsNothingAround() throws {
        let (source, innerLog, layout) = (OneItem(), Log(), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 25, height: 50)
        let cell = try #require(view.cellForItem(at: IndexPath(0)))
        let inner = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: layout)
        inner.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "inner")
        fixture.host.withCurrent {
            (inner.dataSource, inner.delegate) = (source, innerLog)
            cell.contentView.addSubview(inner)
        }
        // On the inner view's item, beside it, and on the next item of the outer view.
        let places = [15, 45, 70].map { CGPoint(x: $0, y: 25) }
        play(
            [.tap(at: places[0], time: 0.5), .tap(at: places[1], time: 1.5), .tap(at: places[2], time: 2.5)],
            seconds: 3)
        #expect(innerLog.selected == [0] && innerLog.highlighted == [0])
        #expect(log.selected == [1] && log.highlighted == [1])
    }

    @Test func aFingerDragsTheContentAndSelectsNothing() {
        let points = [CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 200)]
        play([.pan(along: points, from: 0.1, to: 1.1)], seconds: 1.1)
        // The finger goes 200 pt, the first 10 of which make it a pan.
        #expect(isNear(view.contentOffset.y, 190, within: 1) && view.contentOffset.x == 0)
        #expect(log.selected.isEmpty && view.highlightedItem == nil)
        #expect(log.events.first == "begin")
    }

    @Test func aThrowGlidesAndComesToRest() {
        let points = [CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 200)]
        play([.pan(along: points, from: 0.1, to: 0.5, curve: .linear)], seconds: 0.6)
        #expect(view.isDecelerating && !view.isDragging)
        fixture.run(frames: 300)
        // The first 10 pt make the finger a pan. Its 500 pt/s go on until 10 pt/s are left: 490 x 0.499 pt.
        let end = 200 - 10 + 490 * 0.499
        #expect(isNear(view.contentOffset.y, end, within: 1e-3))
        #expect(log.events == ["begin", "end true", "rest"] && !view.isDecelerating)
    }

    @Test func aThrowEndsAtTheContentsEdge() {
        let points = [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 400)]
        view.contentOffset.y = 350
        play([.pan(along: points, from: 0.1, to: 0.3, curve: .linear)], seconds: 4)
        #expect(view.contentOffset.y == 0 && log.events == ["begin", "end true", "rest"])
    }

    @Test func theDelegateSaysWhereAThrowEnds() {
        log.target = 240
        let points = [CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 250)]
        play([.pan(along: points, from: 0.1, to: 0.5, curve: .linear)], seconds: 6)
        #expect(view.contentOffset.y == 240)
    }

    @Test func aScrollViewThatIsNotEnabledStays() {
        view.isScrollEnabled = false
        let points = [CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 200)]
        play([.pan(along: points, from: 0.1, to: 0.5)], seconds: 1)
        #expect(view.contentOffset == .zero && log.events.isEmpty)
    }
}
