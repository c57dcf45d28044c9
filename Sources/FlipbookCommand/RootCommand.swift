import ArgumentParser
import Flipbook

/// `flipbook`, of which everything else is a subcommand.
struct RootCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flipbook",
        abstract: "Films scenes of UIKit Dynamics. To begin with:",
        discussion: """
              flipbook list
              flipbook render BouncingSquares -o bouncing.mp4
              flipbook trail BouncingSquares -o bouncing.png

            Results go to standard output, everything else to standard error. Exit codes: 64 a value that is not \
            allowed, 65 a scene file that does not compile, 66 no such scene or file, 69 no ffmpeg, 70 the scene failed, 73 a file cannot be written, \
            130 stopped by Ctrl-C.
            """,
        version: flipbookVersion,
        subcommands: [
            ListCommand.self, RenderCommand.self, TrailCommand.self, FigureCommand.self, PlotCommand.self,
            GalleryCommand.self, StitchCommand.self, TraceCommand.self, HashCommand.self, WatchCommand.self,
            NewCommand.self,
        ])
}
