import Testing
import UIKitHost
import UIKitTestSupport

/// Changes of the layout that code drives.
@MainActor @Suite struct TransitionLayoutTests {
    private static func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    private let small = layout(80)
    private let large = layout(160)
    private let fixture: CollectionFixture
    private var view: UICollectionView { fixture.view }

    init() { fixture = CollectionFixture([8], small) }

    private func frame(_ item: Int) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test(arguments: [true, false])
    func cellsAreBetweenTheLayouts(_ finishes: Bool) {
        var ends: [Bool] = []
        fixture.perform {
            let transition = $0.startInteractiveTransition(to: large) { ends += [$0, $1] }
            #expect($0.collectionViewLayout === transition && transition.nextLayout === large)
            transition.transitionProgress = 0.5
            transition.updateValue(7, forAnimatedKey: "angle")
            #expect(transition.value(forAnimatedKey: "angle") == 7)
        }
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 120, height: 120))
        #expect(frame(2) == CGRect(x: 80, y: 80, width: 120, height: 120))
        #expect(view.contentSize.height == 400)
        fixture.perform { finishes ? $0.finishInteractiveTransition() : $0.cancelInteractiveTransition() }
        fixture.run(frames: 30)
        #expect(ends == [true, finishes])
        #expect(view.collectionViewLayout === (finishes ? large : small))
        #expect(
            frame(2)
                == CGRect(
                    x: finishes ? 0 : 160, y: finishes ? 160 : 0, width: finishes ? 160 : 80,
                    height: finishes ? 160 : 80))
        #expect(large.collectionView === (finishes ? view : nil))
    }

    private final class Turning: UICollectionViewTransitionLayout {}

    private final class Chooser: NSObject, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView,
            transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout { Turning(currentLayout: fromLayout, nextLayout: toLayout) }
        func collectionView(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: 100) }
    }

    @Test func theDelegateChoosesLayoutAndOffset() {
        let chooser = Chooser()
        view.delegate = chooser
        fixture.perform {
            let transition = $0.startInteractiveTransition(to: large)
            #expect(transition is Turning)
            transition.transitionProgress = 1
        }
        #expect(view.contentOffset.y == 100)
        fixture.perform { $0.finishInteractiveTransition() }
        fixture.run(frames: 30)
        #expect(view.contentOffset.y == 100 && view.collectionViewLayout === large)
    }
}
