import ArgumentParser
import Flipbook

/// The options that select frames of a film.
struct FrameOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Such as 7, 0-119:2 or 30-. (default: all)", valueName: "RANGE"))
    var frames: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The frames from this time of the scene on, in seconds. (default: 0)", valueName: "S"),
        transform: Double.seconds(of:))
    var from: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The frames before this time of the scene, in seconds. (default: the end)", valueName: "S"),
        transform: Double.seconds(of:))
    var to: Double?

    func validate() throws {
        guard frames == nil || (from == nil && to == nil) else {
            throw ValidationError("--frames excludes --from and --to; leave out one or the others.")
        }
    }

    /// True when an option selects frames.
    var isPart: Bool { frames != nil || from != nil || to != nil }

    /// The selected frames; nil for all.
    var selection: FrameSelection? {
        get throws {
            if let frames { return .frames(try OpenFrameRange(frames)) }
            return isPart ? .seconds(from: from, to: to) : nil
        }
    }
}
