import ArgumentParser
import Flipbook

/// The options for the look of a trail; the scene supplies the defaults.
struct TrailLookOptions: ParsableArguments {
    @Option(
        help: "Tinted areas, areas that shine through one another, or outlines. (default: the scene's)")
    var style: TrailLook.Style?

    @Option(help: "Color ghosts by age or by time; times get a legend. (default: the scene's, or age)")
    var color: TrailLook.Coloring?

    @Flag(inversion: .prefixedNo, help: "Draw the path of each center. (default: the scene's)")
    var paths: Bool?

    @Flag(inversion: .prefixedNo, help: "Mark where contacts begin. (default: the scene's)")
    var contacts: Bool?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Only these leave ghosts and paths: their names in an .svg, with commas between. (default: the scene's)",
            valueName: "NAMES"))
    var items: String?

    @Flag(inversion: .prefixedNo, help: "Crop to the moving area. (default: the scene's)")
    var crop: Bool?

    @Flag(
        help: ArgumentHelp(
            "Draw a hairline around the screen, whose white paper would have no edge on a white page.",
            visibility: .hidden))
    var border = false

    @Option(help: "Paper and inks. (default: as --appearance)")
    var theme: Theme.Name?

    func validate() throws {
        guard items.map({ !$0.split(separator: ",").isEmpty }) ?? true else {
            throw ValidationError("--items names none; write the items' names with commas between.")
        }
    }

    /// Returns the look of a scene's trail on paper, with these options in place of the scene's own.
    func look(of scene: TrailLook, on paper: Theme.Name) -> TrailLook {
        var look = TrailLook(
            style: style ?? scene.style, coloring: color ?? scene.coloring,
            showsPaths: paths ?? scene.showsPaths,
            showsContacts: contacts ?? scene.showsContacts, isCropped: crop ?? scene.isCropped,
            items: items?.split(separator: ",").map(String.init) ?? scene.items,
            theme: paper.theme)
        look.hasBorder = border || scene.hasBorder
        return look
    }
}
