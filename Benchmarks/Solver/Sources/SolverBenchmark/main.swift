import Arenas
import Foundation

// The benchmark of Physics2D, and the measure of the other engines' results:
//
//     SolverBenchmark write G                  the arena as text, for the other engines
//     SolverBenchmark run G SOLVER...          a run for each solver, by turns: a `bench` line each, then the
//                                              fingerprint of its last state and where every square is
//     SolverBenchmark interleave SOLVER ARENA...
//                                              runs of several arenas by turns
//     SolverBenchmark sleep P SOLVER...        when the last square fell asleep
//     SolverBenchmark report FOLDER PAGE       lines and goals of the runs in a folder, and a page of Markdown
//     SolverBenchmark evaluate < RESULT        overlap of the squares of a run, whatever engine made it
//
// A SOLVER is sequential, graph-colored, or graph-colored:2 for two threads.

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "write" where arguments.count == 2: print(arena(arguments[1]).text, terminator: "")
case "run" where arguments.count >= 3:
    interleave(arguments.dropFirst(2).map { Run(of: arena(arguments[1]), setup($0)) })
case "interleave" where arguments.count >= 3:
    interleave(arguments.dropFirst(2).map { Run(of: arena($0), setup(arguments[1])) })
case "sleep" where arguments.count >= 3:
    for word in arguments.dropFirst(2) {
        var run = Run(of: arena(arguments[1]), setup(word), allowsSleep: true)
        run.reportSleep()
    }
case "report" where arguments.count == 3: try report(arguments[1], page: arguments[2])
case "evaluate" where arguments.count == 1: evaluate()
default:
    stop(
        """
        usage: SolverBenchmark write ARENA | run ARENA SOLVER... | interleave SOLVER ARENA... | sleep ARENA SOLVER...
                             | report FOLDER PAGE | evaluate
        """)
}

func stop(_ sentence: String, code: Int32 = 64) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(code)
}

func arena(_ name: String) -> Arena {
    guard let arena = Arena(named: name) else { stop(Arena.objection(to: name)) }
    return arena
}

func setup(_ text: String) -> SolverSetup {
    guard let setup = SolverSetup(text) else { stop(SolverSetup.objection(to: text)) }
    return setup
}

func interleave(_ runs: [Run]) {
    var runs = runs
    Run.interleave(&runs)
    for run in runs { run.report() }
}

func report(_ folder: String, page: String) throws {
    let report = try Report(folder: Folder(folder))
    for line in report.lines { print(line) }
    print("\n\(report.ratioTable)\n\n\(report.goalTable)")
    try report.page.write(toFile: page, atomically: true, encoding: .utf8)
    if report.hasDifferentBits { stop("The bits of a run depend on its threads or on its turn.", code: 70) }
}

func evaluate() {
    let lines = Array(sequence(state: ()) { _ in readLine() })
    for outcome in Outcome.all(in: lines.joined(separator: "\n")) {
        let overlap = Overlap(of: outcome.squares, skin: 0.01)
        print(outcome.line(outcome.time))
        print("overlap mean \(overlap.mean) deepest \(overlap.deepest) pairs \(overlap.pairs)")
    }
}
