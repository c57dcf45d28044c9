import FlipbookCore
import Raster

/// The frames of a folder or a pattern of PNG files.
@MainActor final class FolderFrames: FrameSource {
    /// The contents of film.json, or nil when the folder has none.
    let manifest: Manifest?
    private let sequence: PNGSequence
    private var index = 0
    private let frames: FrameRange?

    /// Opens a folder or a pattern. A frame that film.json lists may be missing or changed, since the
    /// comparison is meant to find it.
    /// - Throws: `FilmError.unreadable` for a film.json that was changed after it was written, for a frame
    ///   that it does not list, and without a film.json for a gap between the numbers of frames.
    init(_ path: String, frames: OpenFrameRange?) throws {
        let manifest = isFolder(path) ? try Manifest.read(from: path) : nil
        try manifest?.checkDigest(in: path)
        sequence = try PNGSequence(path, fps: manifest == nil ? 60 : nil, takesAll: true)
        let last = manifest.map { $0.wholeFrames?.last ?? 0 } ?? sequence.files.count - 1
        let wanted = frames?.closed(at: last)
        self.frames = wanted
        self.manifest = manifest
        if let foreign = sequence.foreign?.first(where: { wanted?.contains($0) ?? true }) {
            throw FilmError.unreadable(
                path: path + "/" + Manifest.fileName(ofFrame: foreign),
                reason: "film.json does not name it, so it is not of this film")
        }
    }

    var rate: Double? { manifest?.fps }
    let isRateRounded = false

    /// The width of the frames, in pixels.
    var width: Int { sequence.frameFormat.width }

    /// The numbers of the frames that the folder has to hold, within the range that was given. Some may be
    /// missing.
    var numbers: [Int] {
        let all = manifest?.wholeFrames.map(Array.init) ?? sequence.files.indices.map(number)
        return all.filter { frames?.contains($0) ?? true }
    }

    var missingFrame: Int? {
        let present = Set(sequence.files.indices.map(number))
        return numbers.first { !present.contains($0) }
    }

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
