import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCollections

@MainActor @Suite struct UICollectionViewSelectionTests {
    final class Log: NSObject, UICollectionViewDelegate {
        var events: [String] = []
        var forbidden: Set<String> = []

        private func ask(_ event: String) -> Bool {
            events.append(event + "?")
            return !forbidden.contains(event)
        }

        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool
        {
            ask("highlight \(path.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath) {
            events.append("highlighted \(path.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath) {
            events.append("unhighlighted \(path.item)")
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            ask("select \(path.item)")
        }
        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool
        {
            ask("deselect \(path.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
            events.append("selected \(path.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
            events.append("deselected \(path.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt path: IndexPath
        ) {
            events.append("show \(path.item) at \(Int(cell.frame.minY))")
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt path: IndexPath
        ) {
            events.append("hide \(path.item)")
        }
    }

    let log = Log()
    let fixture: CollectionFixture
    var view: UICollectionView { fixture.view }

    init() {
        fixture = CollectionFixture([1000], delegate: log)
        log.events = []
    }

    private func tap(_ item: Int) {
        view.touchDown(at: IndexPath(item))
        view.touchUp(isTap: true)
    }

    private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

    @Test func tapsSelectEditedItemsWhereThatIsAllowed() {
        view.isEditing = true
        tap(1)
        #expect(selected.isEmpty)
        view.allowsSelectionDuringEditing = true
        tap(1)
        tap(2)
        #expect(selected == [2])
        view.allowsMultipleSelectionDuringEditing = true
        tap(3)
        #expect(selected == [2, 3])
    }

    @Test func codeSelectsWithoutTellingTheDelegate() {
        view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
        view.selectItem(at: IndexPath(2), animated: false, scrollPosition: [])
        #expect(selected == [2] && log.events.isEmpty)
        #expect(view.cellForItem(at: IndexPath(1))?.isSelected == false)
        #expect(view.cellForItem(at: IndexPath(2))?.isSelected == true)
        view.deselectItem(at: IndexPath(2), animated: false)
        #expect(view.indexPathsForSelectedItems == nil)
    }

    @Test func severalStaySelectedInTheirOrder() {
        view.allowsMultipleSelection = true
        for item in [5, 1, 3] { view.selectItem(at: IndexPath(item), animated: false, scrollPosition: []) }
        #expect(selected == [5, 1, 3])
        view.allowsMultipleSelection = false
        #expect(selected == [5])
        view.allowsSelection = false
        view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
        #expect(selected.isEmpty)
    }

    @Test func aTapAsksAndTellsInOrder() {
        view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
        tap(4)
        #expect(
            log.events == [
                "highlight 4?", "highlighted 4", "select 4?", "deselected 1", "selected 4", "unhighlighted 4",
            ])
        #expect(selected == [4])
    }

    @Test func aTapOnASelectedItemDeselectsItWhereSeveralMayBeSelected() {
        tap(4)
        log.events = []
        tap(4)
        #expect(log.events.suffix(3) == ["select 4?", "selected 4", "unhighlighted 4"])
        view.allowsMultipleSelection = true
        tap(4)
        #expect(log.events.suffix(3) == ["deselect 4?", "deselected 4", "unhighlighted 4"])
        #expect(selected.isEmpty)
    }

    @Test func theDelegateCanForbid() {
        log.forbidden = ["highlight 1", "select 2", "deselect 3"]
        view.allowsMultipleSelection = true
        for item in [1, 2, 3, 3] { tap(item) }
        #expect(selected == [3])
        #expect(!log.events.contains("select 1?"))
    }

    @Test func cellsShowTheStateOfTheirItemsAgain() throws {
        view.selectItem(at: IndexPath(0), animated: false, scrollPosition: [])
        fixture.perform { $0.contentOffset.y = 6000 }
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        fixture.perform { $0.contentOffset.y = 0 }
        #expect(view.visibleCells.filter(\.isSelected).count == 1)
        #expect(view.cellForItem(at: IndexPath(0))?.isSelected == true)
        fixture.perform { $0.reloadData() }
        #expect(selected.isEmpty && view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test func cellsAreAnnouncedInTheirPlaces() {
        fixture.perform { $0.contentOffset.y = 60 }
        #expect(
            log.events == (0..<5).map { "hide \($0)" } + (40..<45).map { "show \($0) at 480" })
    }

    @Test func theSelectedBackgroundLiesBehindTheContent() throws {
        let cell = try #require(view.cellForItem(at: IndexPath(0)))
        let (plain, selected) = (UIView(), UIView())
        cell.selectedBackgroundView = selected
        cell.backgroundView = plain
        #expect(cell.subviews == [plain, selected, cell.contentView])
        #expect(selected.isHidden && selected.frame == cell.bounds)
        cell.isHighlighted = true
        #expect(!selected.isHidden)
        cell.isHighlighted = false
        #expect(selected.isHidden)
    }

    @Test func itemsAreScrolledTo() {
        fixture.perform { $0.scrollToItem(at: IndexPath(500), at: .top, animated: false) }
        #expect(view.contentOffset.y == 6000)
        fixture.perform { $0.scrollToItem(at: IndexPath(500), at: .bottom, animated: false) }
        // The line of item 500 is from 6000 to 6050, and 480 pt are seen.
        #expect(view.contentOffset.y == 5570)
        fixture.perform { $0.scrollToItem(at: IndexPath(500), at: .centeredVertically, animated: false) }
        #expect(view.contentOffset.y == 5785)
        fixture.perform { $0.selectItem(at: IndexPath(999), animated: true, scrollPosition: .top) }
        fixture.run(frames: 20)
        #expect(view.contentOffset.y == view.contentSize.height - 480)
    }
    @Test func aReloadedItemIsNotSelected() {
        fixture.perform { $0.selectItem(at: IndexPath(3), animated: false, scrollPosition: []) }
        fixture.perform { $0.reloadItems(at: [IndexPath(2)]) }
        #expect(view.indexPathsForSelectedItems == [IndexPath(3)])
        fixture.perform { $0.reloadItems(at: [IndexPath(3)]) }
        #expect(
            view.indexPathsForSelectedItems == nil && view.cellForItem(at: IndexPath(3))?.isSelected == false)
    }
}
