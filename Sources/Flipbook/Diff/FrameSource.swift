import Raster

/// One side of a comparison of films: decoded frames in their order.
@MainActor protocol FrameSource: AnyObject {
    /// Frames per second; nil where it is not known.
    var rate: Double? { get }
    /// The next frame and its number; nil after the last.
    func next() async throws -> (number: Int, bitmap: Bitmap)?
    /// Ends what still runs.
    func stop() async
}

/// The frames of a scene, drawn.
@MainActor final class SceneFrames: FrameSource {
    private let takes: Takes
    private let film: Film

    init(of film: Film, simulationThreads: Int) throws {
        takes = try Takes(of: film, simulationThreads: simulationThreads)
        self.film = film
    }

    var rate: Double? { film.fps }

    func next() throws -> (number: Int, bitmap: Bitmap)? {
        try takes.nextFrame().map { ($0.number, try $0.bitmap(scale: film.scale)) }
    }

    func stop() {}
}

/// The frames of a folder or a pattern of PNG files.
@MainActor final class FolderFrames: FrameSource {
    /// What film.json tells; nil where there is none.
    let manifest: Manifest?
    private let sequence: PNGSequence
    private var place = 0
    private let frames: FrameRange?

    /// Frames that film.json does not vouch for count as well: to compare them is what they are here for.
    init(_ path: String, frames: OpenFrameRange?) throws {
        let manifest = isFolder(path) ? try Manifest.read(from: path) : nil
        sequence = try PNGSequence(path, fps: manifest == nil ? 60 : nil, takesAll: true)
        let last = manifest == nil ? sequence.files.count - 1 : sequence.files.last?.frame
        self.frames = frames?.closed(at: last ?? 0)
        self.manifest = manifest
    }

    var rate: Double? { manifest?.fps }

    /// The width of the frames in pixels.
    var width: Int { sequence.stock.width }

    /// The frames' numbers.
    var numbers: [Int] { sequence.files.indices.map(number).filter { frames?.contains($0) ?? true } }

    func next() throws -> (number: Int, bitmap: Bitmap)? {
        while place < sequence.files.count {
            defer { place += 1 }
            let number = number(place)
            guard frames?.contains(number) ?? true else { continue }
            return (number, try sequence.bitmap(of: sequence.files[place]))
        }
        return nil
    }

    func stop() {}

    /// Without a film.json numbers may begin anywhere, and frames count from 0.
    private func number(_ place: Int) -> Int { manifest == nil ? place : sequence.files[place].frame }
}
