import Testing
import UIKitDynamics

@testable import Scenes

/// The story of the dragged cells: gather, follow, return, pause, plain layout.
@MainActor @Suite struct DraggedCellsTests {
    let stage = Stage(size: DraggedCells.size)
    let scene = DraggedCells()

    init() {
        stage.asCurrent { [stage, scene] in
            stage.install(scene)
            stage.inputScript = DraggedCells.input
        }
    }

    private func run(until time: TimeInterval) {
        while stage.clock.time < time - 1e-6 { stage.advance(by: 1.0 / 60) }
    }

    private var dragged: [UICollectionViewCell] {
        scene.selectedItems.compactMap { item in
            scene.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
        }
    }

    /// The farthest that a dragged cell is from a point, in points.
    private func spread(around point: CGPoint) -> CGFloat {
        dragged.map { max(abs($0.center.x - point.x), abs($0.center.y - point.y)) }.max() ?? .infinity
    }

    /// The places that a plain flow layout gives the cells in sight.
    private var plainFrames: [CGRect] {
        let plain = UICollectionViewFlowLayout()
        plain.itemSize = scene.layout.itemSize
        plain.minimumInteritemSpacing = scene.layout.minimumInteritemSpacing
        plain.minimumLineSpacing = scene.layout.minimumLineSpacing
        plain.sectionInset = scene.layout.sectionInset
        return stage.asCurrent {
            let view = UICollectionView(frame: scene.collectionView.frame, collectionViewLayout: plain)
            view.dataSource = scene
            return scene.collectionView.indexPathsForVisibleItems.compactMap {
                view.layoutAttributesForItem(at: $0)?.frame
            }
        }
    }

    private var frames: [CGRect] {
        stage.asCurrent { scene.collectionView.visibleCells.map(\.frame) }
    }

    @Test func theStory() throws {
        run(until: 0.75)
        #expect(!scene.layout.isDragging && frames == plainFrames)
        #expect(dragged.count == scene.selectedItems.count)
        #expect(dragged.allSatisfy { $0.isSelected })

        // Gather: half a second of pressing, then the springs pull; a pile of nine, 4 pt apart, is 16 pt around the
        // finger.
        run(until: 1.5)
        #expect(scene.layout.isDragging)
        #expect(spread(around: CGPoint(x: 160, y: 250)) < 20)
        #expect(frames != plainFrames)

        // They lie above the rest.
        let order = scene.collectionView.subviews.compactMap { $0 as? UICollectionViewCell }
        #expect(order.suffix(dragged.count).allSatisfy { $0.isSelected })

        // Follow: at the end of the way the finger rests, and so do they.
        run(until: 4.05)
        #expect(spread(around: CGPoint(x: 235, y: 170)) < 24)

        // Return: not at once, and past the goal at first, for the springs are not critically damped.
        run(until: 4.15)
        #expect(scene.layout.isDragging && frames != plainFrames)

        // Pause: the plain layout is back, to the bit.
        run(until: 6)
        #expect(!scene.layout.isDragging)
        #expect(frames == plainFrames)
        #expect(dragged.allSatisfy { $0.transform == .identity })
        #expect(stage.failure == nil)
    }

    @Test func aThousandCellsCostWhatTheVisibleOnesCost() {
        run(until: 6)
        // Eleven lines of six are seen, and a twelfth is cut by the edge.
        #expect(scene.collectionView.subviews.count <= 72)
        #expect(scene.collectionView.numberOfItems(inSection: 0) == 1000)
    }
}

/// The bubbles on springs: they lag behind the scroll and come to rest in their places.
@MainActor @Suite struct SpringyMessagesTests {
    @Test func bubblesLagAndComeToRest() throws {
        let stage = Stage(size: SpringyMessages.size)
        let scene = SpringyMessages()
        stage.asCurrent {
            stage.install(scene)
            stage.inputScript = [
                .pan(along: [CGPoint(x: 170, y: 470), CGPoint(x: 180, y: 170)], from: 0.4, to: 0.9)
            ]
        }
        func gaps() -> [CGFloat] {
            let frames = scene.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
            return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        }
        stage.advance(by: 1.0 / 60)
        #expect(gaps().allSatisfy { abs($0 - 8) < 0.01 })
        for _ in 0..<42 { stage.advance(by: 1.0 / 60) }
        let stretched = gaps()
        #expect(stretched.contains { abs($0 - 8) > 3 })
        for _ in 0..<400 { stage.advance(by: 1.0 / 60) }
        #expect(gaps().allSatisfy { abs($0 - 8) < 0.5 })
        #expect(scene.collectionView.contentOffset.y > 200 && stage.failure == nil)
    }
}
