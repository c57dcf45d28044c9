import FlipbookCommand
import Scenes

/// The program `flipbook`, with the scenes of this package.
@main enum Main {
    static func main() async { await Program.run(catalog) }
}
