import FlipbookCommand
import Scenes

/// The command with the scenes of this package.
@main enum Main {
    static func main() async { await Program.run(catalog) }
}
