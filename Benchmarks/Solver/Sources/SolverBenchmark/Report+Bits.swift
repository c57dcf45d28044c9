import Foundation

/// The fingerprints of a solver's last states in a scene.
struct Bits {
    let solver: String
    let scene: String
    /// The numbers of threads, in rising order.
    let threads: [Int]
    /// True if all threads and all turns ended in the same state.
    let areSame: Bool

    /// The line that tells of it.
    var line: String {
        let counts = threads.map(String.init).joined(separator: ",")
        return "bits Physics2D-\(solver) \(scene) threads \(counts) \(areSame ? "same" : "different")"
    }
}

extension Report {
    /// The comparison of each solver's runs in each scene, over all turns and numbers of threads.
    var bits: [Bits] {
        Report.scenes.flatMap { scene in
            Report.solvers.compactMap { solver in
                let ways = folder.engines(in: scene).filter { $0.name == Report.own(solver).name }
                let states = ways.flatMap { folder.outcomes(scene, $0) }.compactMap(\.state)
                guard let first = states.first else { return nil }
                return Bits(
                    solver: solver, scene: scene, threads: ways.map(\.threads).sorted(),
                    areSame: states.allSatisfy { $0 == first })
            }
        }
    }

    var hasDifferentBits: Bool { bits.contains { !$0.areSame } }
}
