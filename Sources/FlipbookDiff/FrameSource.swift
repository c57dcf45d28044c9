import FlipbookCore
import Raster

/// One side of a comparison of films: decoded frames in order.
@MainActor protocol FrameSource: AnyObject {
    /// The frame rate in frames per second, or nil when it is unknown.
    var rate: Double? { get }
    /// Returns the next frame and its number, or nil after the last one.
    func next() async throws -> (number: Int, bitmap: Bitmap)?
    /// Ends the processes that still run.
    func stop() async
}

/// The frames of a scene, drawn as they are requested.
@MainActor final class SceneFrames: FrameSource {
    private let simulations: SimulationRuns
    private let film: Film

    init(of film: Film, simulationThreads: Int) throws {
        simulations = try SimulationRuns(of: film, simulationThreads: simulationThreads)
        self.film = film
    }

    var rate: Double? { film.fps }

    func next() throws -> (number: Int, bitmap: Bitmap)? {
        try simulations.nextFrame().map { ($0.number, try $0.bitmap(scale: film.scale)) }
    }

    func stop() {}
}

/// The frames of a folder or a pattern of PNG files.
@MainActor final class FolderFrames: FrameSource {
    /// The contents of film.json, or nil when the folder has none.
    let manifest: Manifest?
    private let sequence: PNGSequence
    private var index = 0
    private let frames: FrameRange?

    /// Opens a folder or a pattern. Frames that film.json does not list are included, since the comparison is
    /// meant to find them.
    init(_ path: String, frames: OpenFrameRange?) throws {
        let manifest = isFolder(path) ? try Manifest.read(from: path) : nil
        sequence = try PNGSequence(path, fps: manifest == nil ? 60 : nil, takesAll: true)
        let last = manifest == nil ? sequence.files.count - 1 : sequence.files.last?.frame
        self.frames = frames?.closed(at: last ?? 0)
        self.manifest = manifest
    }

    var rate: Double? { manifest?.fps }

    /// The width of the frames, in pixels.
    var width: Int { sequence.frameFormat.width }

    /// The numbers of the frames, within the range that was given.
    var numbers: [Int] { sequence.files.indices.map(number).filter { frames?.contains($0) ?? true } }

    func next() throws -> (number: Int, bitmap: Bitmap)? {
        while index < sequence.files.count {
            defer { index += 1 }
            let number = number(index)
            guard frames?.contains(number) ?? true else { continue }
            return (number, try sequence.bitmap(of: sequence.files[index]))
        }
        return nil
    }

    func stop() {}

    /// Returns the number of the file at an index. Without a film.json the first file's number may be any, so
    /// frames are counted from 0.
    private func number(_ index: Int) -> Int { manifest == nil ? index : sequence.files.number(at: index) }
}
