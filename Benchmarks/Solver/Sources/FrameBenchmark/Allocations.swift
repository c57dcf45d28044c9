import CAllocations
import Foundation

// How often steps ask the C library for memory.
extension PairedRun {
    /// Prints how often 100 steps do so while views fall upon one another, after 120 steps of warming up, and
    /// once all rest. Views that have not come to rest at the limit are called awake.
    mutating func reportAllocations(_ limit: RunLimit) {
        interleave(120)
        countAllocations("moving")
        var steps = 220
        while (bare.isMoving || animator.isMoving) && limit.remaining(after: steps) > 0 {
            interleave(1)
            steps += 1
        }
        countAllocations(bare.isMoving || animator.isMoving ? "awake" : "resting")
        animator.stopAtFailure()
    }

    private mutating func countAllocations(_ state: String) {
        let start = allocation_count()
        for _ in 0..<100 { bare.step() }
        let middle = allocation_count()
        for _ in 0..<100 { animator.step() }
        let end = allocation_count()
        line("World", state, middle - start)
        line("UIDynamicAnimator", state, end - middle)
    }

    private func line(_ engine: String, _ state: String, _ count: Int) {
        let size = "\(animator.views.count) \(state) 100"
        print("allocations \(fall.setup.engine(engine)) \(fall.scene) \(size) \(count) \(animator.threads)")
    }
}
