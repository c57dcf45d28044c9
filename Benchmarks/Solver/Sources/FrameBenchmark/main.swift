import Arenas
import Foundation
import UIKit

// Arenas as views that an animator moves:
//
//     FrameBenchmark duel V3000 modern SOLVER STEPS          a `bench` line for the animator and one for a bare world
//                                                            of the same law, by turns
//     FrameBenchmark rest V3000 modern SOLVER LIMIT          when all sleep, overlap, and whether all are inside
//     FrameBenchmark footprint V20000 modern SOLVER STEPS    seconds and memory
//     FrameBenchmark allocations V1000 modern SOLVER LIMIT   how often steps ask for memory, moving and resting
//     FrameBenchmark world|animator V3000 modern SOLVER STEPS
//                                                            one of the two alone, for profiles
//
// The generation is modern or iOS7; a SOLVER is sequential, graph-colored, or graph-colored:2 for two threads.

let arguments = Array(CommandLine.arguments.dropFirst())
let tasks = ["duel", "rest", "footprint", "allocations", "world", "animator"]
guard arguments.count == 5, tasks.contains(arguments[0]) else {
    stop("usage: FrameBenchmark \(tasks.joined(separator: "|")) ARENA modern|iOS7 SOLVER STEPS")
}
guard let arena = Arena(named: arguments[1]) else { stop(Arena.objection(to: arguments[1])) }
guard let generation = EngineGeneration(rawValue: arguments[2]) else {
    stop("A generation is modern or iOS7, not '\(arguments[2])'.")
}
guard let setup = SolverSetup(arguments[3]) else { stop(SolverSetup.objection(to: arguments[3])) }
guard let steps = Int(arguments[4]), steps > 0 else {
    stop("A number of steps is 1 or more, not '\(arguments[4])'.")
}
let fall = FallingViews(arena: arena, generation: generation, setup: setup)

switch arguments[0] {
case "rest":
    var rest = Rest(of: fall)
    rest.report(limit: steps)
case "footprint": Footprint(of: fall).report(steps: steps)
default:
    var duel = Duel(of: fall)
    switch arguments[0] {
    case "world": for _ in 0..<steps { duel.bare.step() }
    case "animator": for _ in 0..<steps { duel.animator.step() }
    case "allocations": duel.reportAllocations(limit: steps)
    default: duel.report(steps: steps)
    }
}

/// Ends the program with a sentence.
func stop(_ sentence: String, code: Int32 = 64) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(code)
}
