import Arenas
import Foundation

// What an animator of views adds to its world:
//
//     FrameBenchmark R                     a `bench` line for the bare world and one for the animator
//     FrameBenchmark R allocations         how often 100 steps of each ask for memory
//     FrameBenchmark R world|animator      one of the two alone, for profiles
//
// R is an arena, or a number of squares. The two take turns within one run, so that what else the machine does
// slows both.

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, let arena = Arena(named: name) else {
    let usage = "usage: FrameBenchmark P|R|G|S|COUNT [allocations|world|animator]\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}
var duel = Duel(of: arena)
switch arguments.dropFirst().first {
case "world": for _ in 0..<arena.steps { duel.bare.step() }
case "animator": for _ in 0..<arena.steps { duel.animator.step() }
case "allocations": duel.reportAllocations()
default: duel.report()
}
