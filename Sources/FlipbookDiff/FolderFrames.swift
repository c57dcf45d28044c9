import FlipbookCore
import Raster

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
