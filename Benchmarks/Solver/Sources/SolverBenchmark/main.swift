import Foundation
import Physics2D

// The benchmark of Physics2D, and the judge of the other engines' results:
//
//     SolverBenchmark write G                  the arena as text, for the other engines
//     SolverBenchmark run G [threads]          our run: a `bench` line, then where every square is
//     SolverBenchmark sleep P                  when the last square fell asleep
//     SolverBenchmark report FOLDER            what the runs in a folder say, as Markdown
//     SolverBenchmark judge < RESULT           overlap of the squares of a run, whoever made it

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "write" where arguments.count == 2: print(try arena(arguments[1]).text, terminator: "")
case "run" where arguments.count >= 2:
    var run = try Run(of: arena(arguments[1]), threads: arguments.contains("threads") ? 2 : 1)
    run.report()
case "sleep" where arguments.count == 2:
    var run = try Run(of: arena(arguments[1]), allowsSleep: true)
    run.reportSleep()
case "report" where arguments.count == 2: print(try Report(of: arguments[1]).text, terminator: "")
case "judge": judge()
default:
    FileHandle.standardError.write(
        Data("usage: SolverBenchmark write|run|sleep|judge|report [P|R|G|S|COUNT|FOLDER]\n".utf8))
    exit(64)
}

func arena(_ name: String) throws -> Arena {
    guard let arena = Arena(named: name) else {
        FileHandle.standardError.write(
            Data("There is no arena \(name); there are P, R, G, S and numbers.\n".utf8))
        exit(64)
    }
    return arena
}

func judge() {
    var squares: [Arena.Square] = []
    while let line = readLine() {
        let words = line.split(separator: " ")
        let numbers = words.compactMap { Double($0) }
        guard numbers.count == 3, words.count == 3 else {
            print(line)
            continue
        }
        squares.append(.init(x: numbers[0], y: numbers[1], angle: numbers[2]))
    }
    let overlap = Overlap(of: squares, skin: 0.01)
    print("overlap mean \(overlap.mean) deepest \(overlap.deepest) pairs \(overlap.pairs)")
}
