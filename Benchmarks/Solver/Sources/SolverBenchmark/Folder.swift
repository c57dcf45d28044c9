import Foundation

/// The files that `run` leaves: NAME.TURN holds what engines printed in a turn, other names hold facts.
struct Folder {
    let path: String
    /// The outcomes of each scene, turn by turn.
    private let turns: [String: [[Outcome]]]

    init(_ path: String) throws {
        self.path = path
        var found: [String: [Int: [Outcome]]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
            let parts = name.split(separator: ".")
            guard parts.count == 2, let turn = Int(parts[1]) else { continue }
            let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
            for outcome in Outcome.all(in: text) {
                found[outcome.scene, default: [:]][turn, default: []].append(outcome)
            }
        }
        turns = found.mapValues { turns in turns.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// Returns the words of each line of a fact; none where nothing is known.
    func lines(of fact: String) -> [[String]] {
        text(of: fact).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    }

    /// Returns the text of a fact; empty where nothing is known.
    func text(of fact: String) -> String {
        ((try? String(contentsOfFile: "\(path)/\(fact)", encoding: .utf8)) ?? "")
            .trimmingCharacters(in: .newlines)
    }

    /// The number of turns that the arenas of all engines had.
    var turnCount: Int { turns["P"]?.count ?? 0 }

    /// Returns the engines that ran a scene, in the order in which they ran.
    func engines(in scene: String) -> [Outcome.Engine] { (turns[scene]?.first ?? []).map(\.engine) }

    /// Returns the last outcome of an engine in a scene.
    func outcome(_ scene: String, _ engine: Outcome.Engine) -> Outcome? {
        outcomes(scene, engine).last
    }

    /// Returns the outcomes of an engine in a scene, turn by turn.
    func outcomes(_ scene: String, _ engine: Outcome.Engine) -> [Outcome] {
        (turns[scene] ?? []).compactMap { turn in turn.first { $0.engine == engine } }
    }

    /// Returns the median of an engine's microseconds a step in a scene.
    func time(_ scene: String, _ engine: Outcome.Engine) -> Double? {
        times(scene, engine).compactMap { $0 }.median
    }

    /// Returns how many times an engine's time the other engine takes: the median of the turns, since other
    /// programs on the machine slow both in a turn.
    func ratio(_ scene: String, of other: Outcome.Engine, to engine: Outcome.Engine) -> Double? {
        zip(times(scene, other), times(scene, engine)).compactMap { other, own in
            own.flatMap { own in other.map { $0 / own } }
        }.median
    }

    private func times(_ scene: String, _ engine: Outcome.Engine) -> [Double?] {
        (turns[scene] ?? []).map { turn in turn.first { $0.engine == engine }?.time }
    }
}

extension [Double] {
    /// The middle one, the upper of two; nil without any.
    var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
