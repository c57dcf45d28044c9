import ArgumentParser
import Flipbook

/// The values of a scene's parameters, for all commands that run it.
struct ParameterOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A parameter's value, such as elasticity=0.9; may be repeated.", valueName: "NAME=VALUE"),
        completion: .settings)
    var set: [String] = []

    @OptionGroup var compiling: CompileOptions

    var values: [String: Double] {
        get throws { try ParameterSetting.values(set) }
    }
}
