import Foundation

/// The files that `run` leaves: SCENE.TURN holds what the engines printed in a turn, other names hold facts.
struct Folder {
    let path: String
    /// The outcomes of each scene, turn by turn.
    private let turns: [String: [[Outcome]]]

    init(_ path: String) throws {
        self.path = path
        var turns: [String: [[Outcome]]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
            let parts = name.split(separator: ".")
            guard parts.count == 2, Int(parts[1]) != nil else { continue }
            let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
            turns[String(parts[0]), default: []].append(Outcome.all(in: text))
        }
        self.turns = turns
    }

    /// The lines of a fact; none where nothing is known.
    func lines(of fact: String) -> [String] {
        let text = (try? String(contentsOfFile: "\(path)/\(fact)", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    /// How often each scene was run.
    var turnCount: Int { turns["P"]?.count ?? 0 }

    /// The engines that ran a scene, in the order in which they ran.
    func engines(in scene: String) -> [Outcome.Engine] { (turns[scene]?.first ?? []).map(\.engine) }

    /// The last outcome of an engine in a scene.
    func outcome(_ scene: String, _ engine: Outcome.Engine) -> Outcome? {
        turns[scene]?.last?.first { $0.engine == engine }
    }

    /// The median of an engine's microseconds a step in a scene.
    func time(_ scene: String, _ engine: Outcome.Engine) -> Double? {
        times(scene, engine).compactMap { $0 }.median
    }

    /// How many times the other engine's time an engine takes: the median of the turns, since what else the machine
    /// does slows both in a turn.
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
