import CoreGeometry
import LiveDynamics
import Physics2D
import UIKitHost

/// An animator of a film, repeated without its Swift code: the state of its first step, what the scene's code
/// changed between steps, and the hash of the world after each.
@MainActor final class LiveTake {
    /// A state that the scene's code made before a step.
    struct Patch {
        /// The number of the step's tick.
        let tick: Int
        /// The whole state, as words.
        let words: [UInt32]
        /// The state without the change, as words.
        let expected: [UInt32]
    }

    /// A layer of pictures that an item moves; nil for an item that is no view, such as the attributes of a
    /// collection's cell, whose layer has to be found by its motion.
    struct Follower {
        let body: (index: Int, generation: UInt32)
        let layer: Int?
        /// The layer's center in the body's coordinates, in points.
        let offset: CGPoint
        let item: String
    }

    let animator: ObjectIdentifier
    /// The tick of the first step.
    let start: Int
    let words: [UInt32]
    /// The origin of the world in the window at the first step, in points.
    let origin: CGPoint
    private(set) var patches: [Patch] = []
    /// The hash of the world after each tick, from `start`.
    private(set) var hashes: [UInt64] = []
    /// The bodies as shown before the first step, and after each tick from `start`.
    private(set) var states: [[BodyState]] = []
    /// The first and the last row of `states` that has a body, by the body's generation.
    private(set) var lives: [UInt32: ClosedRange<Int>] = [:]
    private(set) var followers: [Follower] = []
    /// The reason why the page cannot repeat the animator, as the end of a sentence; nil when it can.
    private(set) var obstacle: String?
    private var mirror: LiveSimulation
    private var known: Set<Int> = []
    private var knownBodies: Set<UInt32> = []
    private var steps = 0

    /// Begins with the state before the first step; nil when it cannot be read back.
    init?(_ animator: UIDynamicAnimator, _ simulation: LiveSimulation, tick: Int) {
        (self.animator, start, words) = (ObjectIdentifier(animator), tick, simulation.words)
        origin = animator.referenceView?.convert(.zero, to: nil) ?? .zero
        guard let mirror = LiveSimulation(words: words) else { return nil }
        self.mirror = mirror
        keepStates()
        addFollowers(of: animator)
    }

    /// Notes the state before a step of a tick.
    func prepare(_ simulation: LiveSimulation, tick: Int) {
        steps += 1
        if steps > 1 { obstacle = obstacle ?? "its code steps an animator more than once a tick" }
        let (words, expected) = (simulation.words, mirror.words)
        if words != expected {
            patches.append(Patch(tick: tick, words: words, expected: expected))
            if !mirror.restore(words) { obstacle = "the state of an animator cannot be read back" }
        }
    }

    /// Repeats the step that an animator has made, and compares both.
    func repeatStep(of animator: UIDynamicAnimator) {
        guard obstacle == nil else { return }
        if animator.hasCustomFields {
            obstacle = "a field is computed by its code"
        } else if !mirror.advance() || mirror.world.stateHash != animator.worldHash {
            obstacle = "its code moves items within a step"
        }
    }

    /// Ends a tick, in which the animator may not have moved.
    func endTick(_ tick: Int) {
        if steps == 0, !mirror.isAtRest {
            let expected = mirror.words
            mirror.step = 0
            if mirror.words != expected {
                patches.append(Patch(tick: tick, words: mirror.words, expected: expected))
            }
        }
        steps = 0
        hashes.append(mirror.world.stateHash)
        keepStates()
    }

    private func keepStates() {
        let row = (0..<mirror.world.bodyCapacity).map { mirror.shownState(ofBodyAt: $0) }
        for state in row where state.generation != 0 {
            let first = lives[state.generation]?.lowerBound ?? states.count
            lives[state.generation] = first...states.count
        }
        states.append(row)
    }

    /// Adds the layers of items that are new.
    func addFollowers(of animator: UIDynamicAnimator) {
        for item in animator.liveItems {
            if item.layers.isEmpty, knownBodies.insert(item.body.generation).inserted {
                followers.append(Follower(body: item.body, layer: nil, offset: .zero, item: item.name))
            }
            for layer in item.layers where known.insert(layer.identity).inserted {
                followers.append(
                    Follower(body: item.body, layer: layer.identity, offset: layer.offset, item: item.name))
            }
        }
    }
}
