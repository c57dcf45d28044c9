import ArgumentParser
import Flipbook
import UIKitHost

/// The system and the style that a run shows and the choice to film what is missing, of the commands without
/// the settings of a film.
struct RunOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: SystemLook.help, completion: SystemLook.completion,
        transform: SystemLook.init(argument:))
    var look: SystemLook?

    @Option(
        help: ArgumentHelp(
            "The style of the interface, and of the paper of a picture.", visibility: .hidden))
    var appearance: AnimatedSVG.Appearance = .automatic

    @Flag(
        name: .customLong("stand-in"),
        help: ArgumentHelp(
            "Let views and images of Flipbook's own stand for those of missing storyboards, xibs and files.",
            visibility: .hidden))
    var usesStandIns = false

    func validate() throws { try appearance.check(in: look) }

    /// Returns a scene that is run in this way.
    func applied(to entry: CatalogEntry) -> CatalogEntry {
        // A recording may have been made in the dark.
        var entry = appearance.applied(to: entry)
        if let look { entry.look = look }
        if usesStandIns { entry.usesStandIns = true }
        return entry
    }

    /// The options as they are on the command line, without defaults.
    var words: [String] {
        (look.map { ["--look", $0.rawValue] } ?? [])
            + (appearance == .automatic ? [] : ["--appearance", appearance.rawValue])
            + (usesStandIns ? ["--stand-in"] : [])
    }
}
