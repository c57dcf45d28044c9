import ArgumentParser
import Flipbook

/// The outputs of a film: videos, and folders of PNG files.
struct FilmOutput: ParsableArguments {
    @Option(
        name: [.short, .long], parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A .mp4, .webm, .mov, .gif, .apng, .webp, .svg, .lottie, .html, folder/, -.",
            valueName: "OUT"),
        completion: .films)
    var output: [String]
}
