import ArgumentParser
import Flipbook

/// The choice to film what is missing, of the commands without the settings of a film.
struct StandInOption: ParsableArguments {
    @Flag(
        name: .customLong("stand-in"),
        help: ArgumentHelp(
            "Let views and images of Flipbook's own stand for those of missing storyboards, xibs and files.",
            visibility: .hidden))
    var usesStandIns = false

    /// Returns a scene with stand-ins, if they are wanted.
    func applied(to entry: CatalogEntry) -> CatalogEntry {
        var entry = entry
        if usesStandIns { entry.usesStandIns = true }
        return entry
    }
}
