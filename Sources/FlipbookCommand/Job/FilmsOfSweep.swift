import ArgumentParser
import Flipbook

/// A sweep with a film for each value.
struct FilmsOfSweep: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A film for each value: elasticity=0:1:0.25 or elasticity=0,0.5,0.9.", valueName: "NAME=VALUES"),
        completion: .settings)
    var sweep: String?
}
