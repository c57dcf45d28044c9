import ArgumentParser
import Flipbook

/// `flipbook`, the parent of all subcommands.
struct RootCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flipbook",
        abstract: "Films scenes of UIKit Dynamics: UIKit code in, films and pictures out.",
        discussion: """
              flipbook list                                     # the built-in scenes
              flipbook render BouncingSquares -o bouncing.mp4   # one of them as a film
              flipbook trail BouncingSquares -o bouncing.png    # all of it in a picture

            Next, `flipbook new MyScenes` writes a scene of your own; any Swift file with one is filmed, too.

            Results go to stdout. Options and exit codes: `man flipbook`, `flipbook manual | man -l -`.
            """,
        version: flipbookVersion,
        subcommands: [
            ListCommand.self, RenderCommand.self, TrailCommand.self, FigureCommand.self, PlotCommand.self,
            GalleryCommand.self, JobCommand.self, StitchCommand.self, VerifyCommand.self, TraceCommand.self,
            CheckCommand.self, HashCommand.self, DiffCommand.self, ReviewCommand.self, ConformCommand.self,
            WatchCommand.self, PlayCommand.self, ExportCommand.self, EmbedCommand.self, DescribeCommand.self,
            NewCommand.self, ManualCommand.self, PlayerCommand.self, ExplorerCommand.self,
        ])
}
