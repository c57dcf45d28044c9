import ArgumentParser
import Flipbook

/// The outputs of stitched films.
struct StitchOutput: ParsableArguments {
    @Option(
        name: [.short, .long], parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A .mp4, .webm, .mov, .gif, .apng, .webp or -; may be repeated.",
            valueName: "OUT"),
        completion: .videos)
    var output: [String]
}
