import Arenas
import CAllocations
import Foundation
import Physics2D
import UIKit

/// The two runs side by side.
@MainActor struct Duel {
    let fall: Arena
    var bare: BareRun
    let animator: AnimatorRun
    private var bareTime = Duration.zero
    private var animatorTime = Duration.zero

    init(of fall: Arena) {
        self.fall = fall
        bare = BareRun(of: fall)
        animator = AnimatorRun(of: fall)
    }

    /// Runs both and prints what they took.
    mutating func report() {
        // In turns long enough that each finds its memory where it left it.
        for start in stride(from: 0, to: fall.steps, by: 20) { race(min(20, fall.steps - start)) }
        line("World", bareTime)
        line("UIDynamicAnimator", animatorTime)
        checkMotion()
    }

    private mutating func race(_ steps: Int) {
        let clock = ContinuousClock()
        bareTime += clock.measure { for _ in 0..<steps { bare.step() } }
        animatorTime += clock.measure { for _ in 0..<steps { animator.step() } }
    }

    private func line(_ engine: String, _ time: Duration) {
        let each = time / .microseconds(1) / Double(fall.steps)
        print("bench \(engine) \(fall.name) \(fall.squares.count) \(fall.steps) \(each) 1")
    }

    /// Both runs are one motion, or the comparison says nothing.
    private func checkMotion() {
        let places = bare.bodies.map { bare.world.position(of: $0) }
        let isSame = zip(places, animator.centers).allSatisfy {
            CGPoint(x: CGFloat($0.x * 100), y: CGFloat($0.y * 100)) == $1
        }
        guard !isSame else { return }
        FileHandle.standardError.write(Data("The animator's motion is not that of the bare world.\n".utf8))
        exit(70)
    }

    /// Prints how often 100 steps ask for memory, while things fall and once all rest.
    mutating func reportAllocations() {
        race(100)
        countAllocations("moving")
        var patience = 3000
        while (bare.isMoving || animator.isMoving) && patience > 0 {
            race(1)
            patience -= 1
        }
        countAllocations(patience > 0 ? "resting" : "restless")
    }

    private mutating func countAllocations(_ state: String) {
        let start = allocation_count()
        for _ in 0..<100 { bare.step() }
        let middle = allocation_count()
        for _ in 0..<100 { animator.step() }
        let counts = "\(middle - start) \(allocation_count() - middle)"
        print("allocations \(fall.name) \(fall.squares.count) \(state) 100 \(counts)")
    }
}
