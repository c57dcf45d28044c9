import ArgumentParser
import Flipbook
import UIKitHost

/// The division of a job into units.
struct UnitOptions: ParsableArguments {
    @Option(
        name: .customLong("unit-seconds"), parsing: .unconditional,
        help: ArgumentHelp(
            "Minimum time of a unit in seconds, 0.1 to 86400. (default: 10.0)", valueName: "S"),
        transform: Double.number(of:))
    var seconds: Double = 10

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds that a frame takes. (default: measured)", valueName: "S"),
        transform: Double.number(of:))
    var cost: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Number of threads of a unit, 1 to 64.", valueName: "N", visibility: .hidden))
    var jobs = 1

    func validate() throws {
        guard (0.1...86400).contains(seconds) else {
            throw ValidationError("--unit-seconds \(seconds) is not allowed; it has to be from 0.1 to 86400.")
        }
        guard cost.map({ $0 > 0 && $0 <= 86400 }) ?? true else {
            throw ValidationError(
                "--cost \(cost ?? 0) is not allowed; a frame takes more than 0 and at most 86400 seconds.")
        }
        guard (1...64).contains(jobs) else {
            throw ValidationError("--jobs \(jobs) is not allowed; a unit has 1 to 64 threads.")
        }
    }

    /// Returns the given cost, or measures it by filming a few frames. The drawing time is divided by the
    /// number of threads.
    func cost(of film: Film) async throws -> FrameCost {
        if let cost { return FrameCost(drawing: cost) }
        let folder = FileManager.default.temporaryDirectory.path + "/flipbook-cost-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var measured = try await FilmRenderer.frameCost(of: film, in: folder)
        measured.drawing /= Double(jobs)
        return measured
    }
}
