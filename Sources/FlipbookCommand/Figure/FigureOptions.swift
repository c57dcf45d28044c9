import ArgumentParser
import Flipbook

/// The options for the arrangement, annotation, crop and theme of a figure.
struct FigureOptions: ParsableArguments {
    @Flag(help: "Before and after: two times with an arrow between.")
    var pair = false

    @Flag(help: "Draw the scene's own dimensions, angles, vectors and labels.")
    var annotate = false

    @Flag(help: "Draw axes with the points of the view, y downwards.")
    var axes = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Caption below the figure. (default: the scene's, with --annotate)", valueName: "TEXT"))
    var caption: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("A part: X,Y,WxH (60,300,200x150) or views (red,green).", valueName: "PART"))
    var crop: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Larger or smaller: above 0, at most 8. (default: 1, or what fits a page)", valueName: "N"),
        transform: Double.number(of:))
    var zoom: Double?

    @Flag(
        help: ArgumentHelp(
            "Show the device around the scene, with its status bar; see --device.", visibility: .hidden))
    var bezel = false

    @Option(help: "Paper and inks. (default: as --appearance; no paper for a frame alone)")
    var theme: Theme.Name?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Font family, as fontconfig names it. (default: DejaVu Sans)", valueName: "FAMILY")
    )
    var font: String?

    func validate() throws {
        guard !bezel || !(annotate || axes) else {
            throw ValidationError(
                "--bezel shows the device, and annotations and axes belong to the view; leave out --annotate "
                    + "and --axes, or --bezel.")
        }
    }

    /// Returns the plan of a figure that shows the given frames.
    func plan(frames: [Int]) throws -> FigurePlan {
        var plan = FigurePlan(frames: frames)
        plan.arrangement = pair ? .pair : .strip
        plan.isAnnotated = annotate
        plan.hasAxes = axes
        plan.caption = caption
        plan.crop = try crop.map { try FigureCrop($0) }
        plan.zoom = zoom
        plan.theme = theme
        plan.fontFamily = font
        return plan
    }
}
