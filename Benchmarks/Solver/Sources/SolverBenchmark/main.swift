import Arenas
import Foundation
import Physics2D

// The benchmark of Physics2D, and the judge of the other engines' results:
//
//     SolverBenchmark write G                  the arena as text, for the other engines
//     SolverBenchmark run G [THREADS]...       our runs, by turns: a `bench` line each, then where every square is
//     SolverBenchmark sleep P                  when the last square fell asleep
//     SolverBenchmark report FOLDER PAGE       what the runs in a folder say: lines, ratios, and a page of Markdown
//     SolverBenchmark judge < RESULT           overlap of the squares of a run, whoever made it

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "write" where arguments.count == 2: print(arena(arguments[1]).text, terminator: "")
case "run" where arguments.count >= 2:
    let counts = arguments.count == 2 ? ["1"] : Array(arguments.dropFirst(2))
    var runs = counts.map { Run(of: arena(arguments[1]), threads: threads($0)) }
    Run.race(&runs)
    for run in runs { run.report() }
case "sleep" where arguments.count == 2:
    var run = Run(of: arena(arguments[1]), allowsSleep: true)
    run.reportSleep()
case "report" where arguments.count == 3: try report(arguments[1], page: arguments[2])
case "judge" where arguments.count == 1: judge()
default:
    stop("usage: SolverBenchmark write|run|sleep|judge|report [P|R|G|S|COUNT|FOLDER] [THREADS|PAGE]")
}

func stop(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(64)
}

func arena(_ name: String) -> Arena {
    guard let arena = Arena(named: name) else {
        stop("There is no arena \(name); there are P, R, G, S, R500 and such, and numbers.")
    }
    return arena
}

func threads(_ text: String) -> Int {
    guard let count = Int(text), count > 0 else { stop("A number of threads is 1 or more, not \(text).") }
    return count
}

func report(_ folder: String, page: String) throws {
    let report = try Report(folder: Folder(folder))
    for line in report.lines { print(line) }
    print("\n\(report.ratioTable)\n\n\(report.frameTable)")
    try report.page.write(toFile: page, atomically: true, encoding: .utf8)
}

func judge() {
    let lines = Array(sequence(state: ()) { _ in readLine() })
    for outcome in Outcome.all(in: lines.joined(separator: "\n")) {
        let overlap = Overlap(of: outcome.squares, skin: 0.01)
        print(outcome.line(outcome.time))
        print("overlap mean \(overlap.mean) deepest \(overlap.deepest) pairs \(overlap.pairs)")
    }
}
