import ArgumentParser
import Flipbook

/// `flipbook describe`: a scene's motion in words.
struct DescribeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Says in two or three sentences what moves, hits and comes to rest.",
        discussion: """
              flipbook describe BouncingSquares

            For alternative texts and captions. The numbers are those of `flipbook trace`, rounded.

            Rare options, --appearance: flipbook describe --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @OptionGroup var options: VectorFilmOptions

    func run() async throws {
        let results = try Results(alone: true)
        let film = try await options.film(of: scene)
        try await results.print(MotionDescription(of: film).text)
    }
}
