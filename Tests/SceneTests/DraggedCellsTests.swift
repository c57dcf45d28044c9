import FlipbookCore
import Testing
import UIKitHost

@testable import Scenes

/// The dragged cells: selected by taps, attached to the finger, returned, given back to the plain layout.
@MainActor @Suite struct DraggedCellsTests {
    let host = SceneHost(size: DraggedCells.size)
    let scene = DraggedCells()

    init() {
        host.withCurrent { [host, scene] in
            host.install(scene)
            host.inputScript = DraggedCells.input
        }
    }

    private func run(until time: TimeInterval) {
        while host.clock.time < time - 1e-6 { host.advance(by: 1.0 / 60) }
    }

    private var dragged: [UICollectionViewCell] {
        scene.selectedIndexPaths.compactMap(scene.collectionView.cellForItem)
    }

    /// The farthest that a dragged cell is from its place, shifted along with the finger, in points.
    private func distance(shiftedBy x: CGFloat, _ y: CGFloat) -> CGFloat {
        zip(dragged, Self.taps).map { cell, tap in
            max(abs(cell.center.x - tap.x - x), abs(cell.center.y - tap.y - y))
        }.max() ?? .infinity
    }

    private static let taps = [
        CGPoint(x: 100, y: 220), CGPoint(x: 160, y: 280), CGPoint(x: 220, y: 220), CGPoint(x: 220, y: 340),
        CGPoint(x: 100, y: 340),
    ]

    /// The places that a plain flow layout gives the cells in sight.
    private var plainFrames: [CGRect] {
        let plain = UICollectionViewFlowLayout()
        plain.itemSize = scene.layout.itemSize
        plain.minimumInteritemSpacing = scene.layout.minimumInteritemSpacing
        plain.minimumLineSpacing = scene.layout.minimumLineSpacing
        plain.sectionInset = scene.layout.sectionInset
        return host.withCurrent {
            let view = UICollectionView(frame: scene.collectionView.frame, collectionViewLayout: plain)
            view.dataSource = scene
            return scene.collectionView.indexPathsForVisibleItems.compactMap {
                view.layoutAttributesForItem(at: $0)?.frame
            }
        }
    }

    private var frames: [CGRect] {
        host.withCurrent { scene.collectionView.visibleCells.map(\.frame) }
    }

    @Test func tapsSelectCells() {
        run(until: 1.3)
        #expect(!scene.layout.isDragging && frames == plainFrames)
        #expect(dragged.map(\.center) == Self.taps && dragged.allSatisfy { $0.isSelected })
        #expect(scene.collectionView.visibleCells.count { $0.isSelected } == 5)
    }

    @Test func selectedCellsKeepTheirPlacesRelativeToTheFingerAndReturn() {
        // The finger presses for half a second, and moves after 0.8 s.
        run(until: 2.15)
        #expect(scene.layout.isDragging && distance(shiftedBy: 0, 0) < 0.5)
        let order = scene.collectionView.subviews.compactMap { $0 as? UICollectionViewCell }
        #expect(order.suffix(5).allSatisfy { $0.isSelected }, "they lie above the rest")

        // On the way they lag behind and wobble; the finger's way ends 30 pt to the right and 100 pt higher.
        run(until: 3)
        #expect(distance(shiftedBy: 0, 0) > 20)
        run(until: 4.95)
        #expect(distance(shiftedBy: 30, -100) < 12)

        run(until: 5.1)
        #expect(scene.layout.isDragging && distance(shiftedBy: 0, 0) > 5, "not back at once")
        run(until: 7)
        #expect(!scene.layout.isDragging && frames == plainFrames)
        #expect(dragged.allSatisfy { $0.transform == .identity })
        #expect(host.failure == nil)
    }

    @Test func aThousandCellsCostWhatTheVisibleOnesCost() {
        run(until: 6)
        // Nine lines of five are seen, and a tenth is cut by the edge.
        #expect(scene.collectionView.subviews.count <= 50)
        #expect(scene.collectionView.numberOfItems(inSection: 0) == 1000)
    }
}

/// The bubbles on springs: they lag behind the scroll and come to rest in their places.
@MainActor @Suite struct SpringyMessagesTests {
    @Test func bubblesLagAndComeToRest() throws {
        let host = SceneHost(size: SpringyMessages.size)
        let scene = SpringyMessages()
        host.withCurrent {
            host.install(scene)
            host.inputScript = [
                .pan(along: [CGPoint(x: 170, y: 470), CGPoint(x: 180, y: 170)], from: 0.4, to: 0.9)
            ]
        }
        func gaps() -> [CGFloat] {
            let frames = scene.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
            return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        }
        host.advance(by: 1.0 / 60)
        #expect(gaps().allSatisfy { abs($0 - 8) < 0.01 })
        for _ in 0..<42 { host.advance(by: 1.0 / 60) }
        let stretched = gaps()
        #expect(stretched.contains { abs($0 - 8) > 3 })
        for _ in 0..<400 { host.advance(by: 1.0 / 60) }
        #expect(gaps().allSatisfy { abs($0 - 8) < 0.5 })
        #expect(scene.collectionView.contentOffset.y > 200 && host.failure == nil)
    }
}
