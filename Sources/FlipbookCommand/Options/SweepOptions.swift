import ArgumentParser
import Flipbook

/// Several values of one parameter, for the commands that make pictures.
struct SweepOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Values side by side: elasticity=0:1:0.25 or elasticity=0,0.5,0.9.",
            valueName: "NAME=VALUES"),
        completion: .settings)
    var sweep: String?

    @Flag(help: "A file for each value of the sweep: OUT-elasticity=0.25.png.")
    var oneByOne = false

    var values: ParameterSweep? {
        get throws { try sweep.map { try ParameterSweep($0) } }
    }

    /// The number of films: one for each value of the sweep with `--one-by-one`, otherwise 1.
    var count: Int {
        get throws { oneByOne ? try values?.values.count ?? 1 : 1 }
    }

    func validate() throws {
        guard !oneByOne || sweep != nil else {
            throw ValidationError("--one-by-one needs a --sweep, whose values it takes one by one.")
        }
    }
}
