import Foundation
import Physics2D
import Testing
import UIKitHost

@testable import UIKitDynamics

/// The choice of the contact solver, and of the threads that it may use.
@MainActor @Suite struct SolverTests {
    @Test func theDefaultIsSequentialOnOneThread() {
        let fixture = DynamicsFixture()
        #expect(fixture.animator.solver == .sequential)
        #expect(fixture.host.simulationThreads == 1 && fixture.animator.simulation.world.threads == 1)
    }

    @Test(arguments: [(1, 1), (3, 3), (64, 64), (1000, 64), (0, 1), (-5, 1)])
    func anAnimatorTakesTheHostsThreads(
        _ wanted: Int, _ used: Int
    ) {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.simulationThreads = wanted
        let animator = host.withCurrent { UIDynamicAnimator() }
        #expect(animator.simulation.world.threads == used)
        animator.engineGeneration = .iOS7
        #expect(animator.simulation.world.threads == used, "another generation keeps them")
    }

    @Test func anotherGenerationKeepsTheSolver() {
        let fixture = DynamicsFixture()
        fixture.animator.solver = .graphColored
        fixture.animator.engineGeneration = .iOS7
        #expect(fixture.animator.solver == .graphColored)
    }

    /// Two piles run alike; one changes its solver at a tick, while items still fall. After that tick nothing
    /// is further than 1 pt from where the other pile has it.
    @Test(arguments: EngineGeneration.allCases, [5, 30, 50])
    func aChangeMovesNothingByMoreThanAPoint(_ generation: EngineGeneration, _ tick: Int) {
        for (old, new) in [(Solver.sequential, Solver.graphColored), (.graphColored, .sequential)] {
            let (changed, kept) = (Pile(generation, old), Pile(generation, old))
            for _ in 0..<tick {
                changed.tick()
                kept.tick()
            }
            changed.fixture.animator.solver = new
            changed.tick()
            kept.tick()
            for (item, other) in zip(changed.items, kept.items) {
                #expect(item.center.distance(to: other.center) < 1)
            }
        }
    }

    /// Every beginning of a contact is followed by its end before the next beginning, whatever the solver
    /// does.
    @Test(arguments: EngineGeneration.allCases)
    func noContactIsInventedOrLost(_ generation: EngineGeneration) throws {
        let pile = Pile(generation, .sequential)
        var open: [String: Int] = [:]
        var supported: Set<String> = []
        for tick in 0..<300 {
            if tick > 20, tick % 7 == 0 {
                let animator = pile.fixture.animator
                animator.solver = animator.solver == .sequential ? .graphColored : .sequential
            }
            pile.tick()
            // Beginnings are reported before ends, so only a tick's sum shows what is open after it.
            for record in pile.fixture.animator.contacts {
                // The reference bounds are four edges, which an item in a corner touches twice.
                supported.formUnion([record.item, record.other])
                if record.other == "(null)" { continue }
                let pair = [record.item, record.other].sorted().joined(separator: " ")
                open[pair, default: 0] += record.phase == .began ? 1 : -1
            }
            for (pair, count) in open where count != 0 && count != 1 {
                Issue.record("\(pair) is open \(count) times after tick \(tick)")
                return
            }
        }
        for item in pile.items { #expect(supported.contains(pile.fixture.host.name(of: item))) }
        #expect(!pile.fixture.animator.isRunning)
    }

    /// A pile at rest stays as it is when the solver changes.
    @Test(arguments: EngineGeneration.allCases) func aRestingPileDoesNotNoticeAChange(
        _ generation: EngineGeneration
    ) {
        let pile = Pile(generation, .sequential)
        for _ in 0..<400 { pile.tick() }
        #expect(!pile.fixture.animator.isRunning)
        let centers = pile.items.map(\.center)
        for solver in [Solver.graphColored, .sequential] {
            pile.fixture.animator.solver = solver
            // A push on one item sets the animator running again.
            pile.fixture.host.withCurrent {
                pile.motion.addLinearVelocity(CGPoint(x: 0, y: 1), for: pile.items[0])
            }
            pile.tick()
            #expect(pile.fixture.animator.contacts.isEmpty)
            for (item, center) in zip(pile.items, centers) { #expect(item.center.distance(to: center) < 0.1) }
        }
    }
}

private typealias Solver = UIDynamicAnimator.Solver

/// Squares that fall into the reference bounds, in rows that are not quite above one another.
@MainActor private final class Pile {
    let fixture: DynamicsFixture
    let motion = UIDynamicItemBehavior()
    var items: [UIView] = []

    init(_ generation: EngineGeneration, _ solver: Solver, count: Int = 60) {
        fixture = DynamicsFixture(generation: generation)
        fixture.animator.solver = solver
        for index in 0..<count {
            let (column, row) = (CGFloat(index % 10), CGFloat(index / 10))
            let shift = index / 10 % 2 == 0 ? CGFloat(0) : 7
            items.append(
                fixture.addView(
                    "s\(index)", x: 30 + 36 * column + shift, y: 385 - 24 * row, width: 20, height: 20))
        }
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        items.forEach(motion.addItem)
        fixture.add(UIGravityBehavior(items: items), collision, motion)
    }

    func tick() { fixture.host.advance(by: 1 / 60) }
}
