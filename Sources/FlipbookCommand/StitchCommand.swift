import ArgumentParser
import Flipbook

/// `flipbook stitch`: a PNG sequence as video.
struct StitchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stitch", abstract: "Makes a video of a folder of frames.",
        discussion: "  flipbook stitch falling/ -o falling.mp4")

    @Argument(help: ArgumentHelp("The folder with 000000.png and its successors.", valueName: "FOLDER"))
    var folder: String

    @Option(
        name: [.short, .long], parsing: .unconditional, help: ArgumentHelp("An .mp4 file.", valueName: "OUT"))
    var output: String

    @Option(parsing: .unconditional, help: "Frames per second, 1 to 240. (default: what film.json says)")
    var fps: Double?

    @Flag(help: "No progress.")
    var quiet = false

    func run() async throws {
        guard case .video(let path, let format) = try OutputPath(output) else {
            throw FilmError.invalid("“\(output)” is a folder; stitch makes a video, such as film.mp4.")
        }
        let sequence = try PNGSequence(folder: folder, fps: fps)
        let progress = ProgressReport(isQuiet: quiet)
        do {
            let sink = VideoSink(path: path, format: format)
            try await Studio().stitch(sequence, into: sink) { progress.note($0, of: $1) }
        } catch {
            progress.clear()
            throw error
        }
        try Results().print(path)
    }
}
