import Foundation
import Raster

/// A folder with `000000.png`, `000001.png` ... by frame number, and `film.json` as the last file.
///
/// Frames of another film that `film.json` names are removed first; those of the same film stay, so that
/// ranges can be filmed in turn.
public actor PNGSequenceSink: FrameSink {
    /// The folder.
    public nonisolated let path: String

    private let compression: PNGCompression
    private var manifest: Manifest
    private var earlier: [Manifest.FrameFile] = []
    private var hasMadeFolder = false

    /// A sink for the frames of a film, packed as hard as wanted; default small.
    public init(folder: String, film: Film, compression: PNGCompression = .small) {
        path = folder
        self.compression = compression
        manifest = Manifest(film)
    }

    /// Makes the folder where there is none, and takes stock of what an earlier run left.
    public func start(_ stock: FilmStock) throws {
        hasMadeFolder = !isFolder(path)
        if hasMadeFolder { UnfinishedFiles.all.note(path) }
        try makeFolder(path)
        // What an earlier film.json cannot tell because it makes no sense is no reason to stop: it is
        // replaced at the end.
        guard let found = try? Manifest.read(from: path) else { return }
        if found.isSameFilm(as: manifest) {
            earlier = found.files.filter {
                $0.isOwn && FileManager.default.fileExists(atPath: place($0.file))
            }
        } else {
            unlink(place(Manifest.fileName))
            for file in found.files where file.isOwn { unlink(place(file.file)) }
        }
    }

    /// Compresses a frame.
    public nonisolated func encode(_ bitmap: Bitmap) throws -> EncodedFrame {
        let data = try bitmap.pngData(compression)
        return .file(data, Fingerprint(of: data))
    }

    /// Writes a frame's file, whole or not at all.
    public func write(_ frame: EncodedFrame, number: Int) throws {
        guard case .file(let data, let fingerprint) = frame else { return }
        let name = Manifest.fileName(ofFrame: number)
        try PartialFile.write(data, to: place(name))
        manifest.files.append(Manifest.FrameFile(frame: number, file: name, hash: fingerprint.text))
    }

    /// Writes `film.json`.
    public func finish() throws {
        manifest.adopt(earlier)
        try manifest.write(to: path)
    }

    /// Leaves the frames that are there, each whole, without a new `film.json`; a folder of none is removed if this run
    /// made it.
    public func cancel() {
        if hasMadeFolder { rmdir(path) }
    }

    /// Removes the frames of this run, and the folder if this run made it; frames of earlier runs stay.
    public func discard() {
        let kept = Set(earlier.map(\.file))
        for frame in manifest.files where !kept.contains(frame.file) { unlink(place(frame.file)) }
        if hasMadeFolder { rmdir(path) }
    }

    private func place(_ name: String) -> String { path + "/" + name }
}
