import ArgumentParser
import Flipbook

/// The output of `flipbook render --json`.
struct RenderReport: Encodable {
    struct Output: Encodable {
        let path, format: String
    }

    let scene: String
    let parameters: [String: Double]
    let frames: Int
    let fps: Double
    let seconds: Double
    let width, height: Int
    private(set) var outputs: [Output]
    /// The time of each stage, in seconds; nil without `--timings`.
    let timings: [String: Stopwatch.Lap]?

    init(
        _ film: Film, _ outputs: [OutputPath], _ vectors: [VectorFiles.Output], seconds: Double,
        _ timings: Timings?
    ) {
        scene = film.entry.name
        parameters = film.parameters
        frames = film.frames.count
        fps = film.fps
        (width, height) = (film.pixelWidth, film.pixelHeight)
        self.seconds = (seconds * 1000).rounded() / 1000
        self.outputs = outputs.map { output in
            Output(path: output.path, format: output.videoFormat?.rawValue ?? "png")
        }
        self.outputs += vectors.map { Output(path: $0.path, format: $0.format.rawValue) }
        self.timings = timings?.laps
    }
}
