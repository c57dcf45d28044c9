public import ArgumentParser
import Flipbook

extension StillChoice: ExpressibleByArgument {}
extension AnimatedSVG.Appearance: ExpressibleByArgument {}

/// The options of films made of vectors: .svg, .lottie and .html.
struct VectorOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Make the figure of an .html live: readers drag items and move parameters.",
            visibility: .hidden))
    var live = false

    @Option(
        help: ArgumentHelp(
            "Picture of an .svg in print and for readers who prefer reduced motion.", visibility: .hidden))
    var still: StillChoice = .trail

    @Flag(
        help: ArgumentHelp(
            "Draw a hairline around an .svg, whose white paper would have no edge on a white page.",
            visibility: .hidden))
    var border = false

    @Option(help: ArgumentHelp("The form of text in an .svg.", visibility: .hidden))
    var text: TextForm = .letters

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Largest error of keyframes of an .svg or .lottie, in points. (default: 0.25)", valueName: "PT",
            visibility: .hidden),
        transform: Double.number(of:))
    var tolerance: Double?

    @Flag(
        help: ArgumentHelp(
            "Leave out of a .lottie what it cannot show, such as shadows.", visibility: .hidden))
    var approximate = false

    /// True when an option has another value than its default; `live` aside.
    var isGiven: Bool {
        still != .trail || border || text != .letters || tolerance != nil || approximate
    }

    func validate() throws {
        guard tolerance.map({ $0 >= 0.01 && $0 <= 10 }) ?? true else {
            throw ValidationError("--tolerance has to be from 0.01 to 10 points.")
        }
    }

    /// Throws an error for an option that none of some films made of vectors takes.
    func refuseUnused(by formats: [VectorFormat]) throws {
        guard !border || formats.contains(.svg) else {
            throw FilmError.invalid("--border is for an .svg; no output is one.")
        }
        guard still == .trail && text == .letters || formats.contains(where: { [.svg, .html].contains($0) })
        else {
            throw FilmError.invalid("--still and --text are for an .svg or .html; no output is one of them.")
        }
        guard !approximate || formats.contains(where: { [.dotLottie, .lottieJSON].contains($0) }) else {
            throw FilmError.invalid("--approximate is for a .lottie; no output is one.")
        }
    }

    /// Returns the settings of films that play a number of times on a paper.
    func settings(loop: Int, appearance: AnimatedSVG.Appearance) throws -> VectorSettings {
        var settings = VectorSettings()
        if live { settings.engine = try LiveEngine.found() }
        (settings.still, settings.loop, settings.approximates) = (still, loop, approximate)
        (settings.appearance, settings.outlinesText) = (appearance, text == .outlines)
        settings.hasBorder = border
        if let tolerance { settings.tolerance.position = tolerance }
        return settings
    }
}
