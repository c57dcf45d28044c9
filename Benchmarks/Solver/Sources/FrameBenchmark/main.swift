import Arenas
import Foundation
import UIKit

// Arenas as views that an animator moves:
//
//     FrameBenchmark TASK V3000 modern|iOS7 SOLVER STEPS [SECONDS]
//
// paired         a `bench` line for the animator and one for a bare world of the same law, by turns rest
// when all sleep, how deep they overlap, and whether all are inside footprint      seconds and memory
// allocations    how often steps ask for memory, moving and resting world          the bare world alone, for
// profiles animator       the animator alone
//
// A SOLVER is sequential, graph-colored, or graph-colored:2 for two threads. A run ends after the steps, or
// after the seconds, default no limit; what it prints says how many steps there were.

let arguments = Array(CommandLine.arguments.dropFirst())
let tasks = ["paired", "rest", "footprint", "allocations", "world", "animator"]
guard (5...6).contains(arguments.count), tasks.contains(arguments[0]) else {
    stop("usage: FrameBenchmark \(tasks.joined(separator: "|")) ARENA modern|iOS7 SOLVER STEPS [SECONDS]")
}
guard let arena = Arena(named: arguments[1]) else { stop(Arena.objection(to: arguments[1])) }
guard let generation = EngineGeneration(rawValue: arguments[2]) else {
    stop("A generation is modern or iOS7, not '\(arguments[2])'.")
}
guard let setup = SolverSetup(arguments[3]) else { stop(SolverSetup.objection(to: arguments[3])) }
guard let steps = Int(arguments[4]), steps > 0 else {
    stop("A number of steps is 1 or more, not '\(arguments[4])'.")
}
guard let seconds = arguments.count == 5 ? .infinity : Double(arguments[5]), seconds > 0 else {
    stop("A number of seconds is above 0, not '\(arguments[5])'.")
}
let limit = RunLimit(steps: steps, seconds: seconds)
let fall = FallingViews(arena: arena, generation: generation, setup: setup)

switch arguments[0] {
case "rest":
    var rest = Rest(of: fall)
    rest.report(limit)
case "footprint": Footprint(of: fall).report(limit)
default:
    var pair = PairedRun(of: fall)
    switch arguments[0] {
    case "world": for _ in 0..<steps { pair.bare.step() }
    case "animator": for _ in 0..<steps { pair.animator.step() }
    case "allocations": pair.reportAllocations(limit)
    default: pair.report(limit)
    }
}

/// Ends the program with a sentence.
func stop(_ sentence: String, code: Int32 = 64) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(code)
}
