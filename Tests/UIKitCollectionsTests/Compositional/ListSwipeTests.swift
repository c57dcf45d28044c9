import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Rows of lists in collection views that fingers swipe aside.
@MainActor @Suite struct ListSwipeTests {
    private let log = Log()
    private let fixture: CollectionFixture

    init() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { [log] path in
            guard path.item < 2 else { return nil }
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
                log("flag \(path.item)")
                finish(true)
            }
            return UISwipeActionsConfiguration(actions: [flag])
        }
        fixture = CollectionFixture(
            [3], UICollectionViewCompositionalLayout.list(using: list), size: CGSize(width: 320, height: 480))
    }

    private func run(_ script: InputScript) {
        fixture.host.inputScript = script
        for _ in 0..<90 { fixture.host.advance(by: 1.0 / 60) }
    }

    /// Drags a row to the left by a distance, at its end slowly.
    private func swipe(_ row: Int, by distance: CGFloat) {
        let y = 22 + 44 * CGFloat(row)
        let now = fixture.host.context.clock.time
        run([
            .pan(
                along: [CGPoint(x: 300, y: y), CGPoint(x: 300 - distance, y: y)], from: now + 0.1,
                to: now + 0.9)
        ])
    }

    private func left(_ row: Int) -> CGFloat? {
        fixture.view.cellForItem(at: IndexPath(item: row, section: 0))?.frame.minX
    }

    @Test func aSwipeUncoversTheActionsOfARow() throws {
        swipe(1, by: 100)
        let moved = try #require(left(1))
        #expect(moved <= -74 && moved > -120 && left(0) == 0)
        #expect(fixture.host.picture().texts.map(\.string).contains("Flag"))
        run([.tap(at: CGPoint(x: 300, y: 66), time: fixture.host.context.clock.time + 0.1)])
        #expect(log.entries == ["flag 1"] && left(1) == 0)
        #expect(!fixture.host.picture().texts.map(\.string).contains("Flag"))
        #expect(fixture.host.failure == nil)
    }

    @Test func aLongSwipePerformsTheAction() {
        swipe(0, by: 290)
        #expect(log.entries == ["flag 0"] && left(0) == 0)
    }

    @Test func aTouchElsewhereClosesTheRow() {
        swipe(0, by: 100)
        run([.tap(at: CGPoint(x: 100, y: 300), time: fixture.host.context.clock.time + 0.1)])
        #expect(left(0) == 0 && log.entries.isEmpty)
    }

    @Test func aRowThatMovesWithTheDataReturnsAboveItsButtons() throws {
        swipe(0, by: 100)
        fixture.host.withCurrent {
            fixture.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
        }
        fixture.host.advance(by: 1.0 / 60)
        let views = fixture.view.subviews
        let buttons = try #require(views.firstIndex { String(describing: type(of: $0)) == "SwipeButtons" })
        #expect(fixture.view.visibleCells.allSatisfy { views[..<buttons].contains($0) == false })
        for _ in 0..<60 { fixture.host.advance(by: 1.0 / 60) }
        #expect(left(0) == 0 && left(1) == 0)
        #expect(!fixture.host.picture().texts.map(\.string).contains("Flag"))
    }

    @Test func aRowWithoutActionsStays() {
        swipe(2, by: 100)
        #expect(left(2) == 0)
    }
}
