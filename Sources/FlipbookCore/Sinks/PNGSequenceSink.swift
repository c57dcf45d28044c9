import Foundation
public import Raster
import SystemPackage

/// A folder with `000000.png`, `000001.png` ... by frame number, and with `film.json`, which is written last.
///
/// Any number of processes may film ranges of one film into the folder at the same time. Frames of another
/// film are removed at the start; those of the same film stay. A run that is killed leaves its frames and a
/// journal, from which the next run can resume.
public actor PNGSequenceSink: FrameSink {
    /// The path of the folder.
    public nonisolated let path: String
    /// True, since film.json records the hash of each frame's picture.
    public nonisolated let tracksPictures = true

    private let folder: FrameFolder
    private let monitor: RunMonitor?
    private let film: Film
    private let policy: FolderPolicy
    private let compression: PNGCompression
    /// The film, with the range that this run is to film.
    private let manifest: Manifest
    private var journal: FrameJournal?
    private var hasMadeFolder = false
    /// The frames that this run has written.
    private var made = FrameRecords()
    /// The hashes of the pictures of frames that are not written yet.
    private var pictures: [Int: UInt64] = [:]
    /// The frames of earlier runs whose files are unchanged; empty unless the run resumes.
    private var verified = FrameRecords()
    /// The frames of `verified` whose pictures the scene still shows.
    private var kept = FrameSet()
    private var stale = FrameSet()
    /// The changes to the frames that were in the folder.
    public private(set) var report: FolderReport

    /// Creates a sink for the frames of a film, with a compression level; default small.
    public init(
        folder: String, film: Film, compression: PNGCompression = .small,
        policy: FolderPolicy = FolderPolicy()
    ) {
        self.init(folder: folder, film: film, compression: compression, policy: policy, monitor: nil)
    }

    /// Creates a sink with a monitor that lists its files while they are not complete.
    package init(
        folder: String, film: Film, compression: PNGCompression = .small,
        policy: FolderPolicy = FolderPolicy(), monitor: RunMonitor?
    ) {
        (path, self.monitor) = (folder, monitor)
        self.folder = FrameFolder(path: StartFolder.output(folder), monitor: monitor)
        (self.film, self.compression, self.policy) = (film, compression, policy)
        manifest = Manifest(film, compression: compression)
        report = FolderReport(path: folder)
    }

    /// Creates the folder if it is missing, and reads what earlier runs left in it.
    /// - Throws: `FilmError.busy` while another film is being filmed into the folder; `FilmError.unwritable`
    ///   for files that Flipbook did not write.
    public func start(_ frameFormat: FrameFormat) async throws {
        hasMadeFolder = !isFolder(folder.path)
        if hasMadeFolder { monitor?.unfinishedFiles.note(folder.path) }
        try makeFolder(folder.path)
        TemporaryName.removeStale(in: folder.path)
        made.reserveCapacity(manifest.frames.count)
        let contents = try await openContents()
        guard policy.resumes else { return }
        let wanted = FrameSet(manifest.frames)
        let own = contents.own.filter { wanted.contains($0.frame) }
        verified = folder.verified(own)
        report.damaged = FrameRange(
            own.numbers.subtracting(verified.numbers).intersection(contents.present))
    }

    private func openContents() async throws -> FolderContents {
        let lock = try await folder.lock()
        defer { lock.release() }
        FrameJournal.removeBlank(in: folder.path)
        let contents = try FolderContents(of: folder, for: manifest, policy)
        report.replaced = contents.removeOtherFilms()
        journal = try FrameJournal(of: manifest, in: folder.path, monitor: monitor)
        return contents
    }

    /// Records the hash of a frame's picture, and returns false when an earlier run made the frame with an
    /// equal one.
    public func wants(_ number: Int, showing picture: Hash64) -> Bool {
        if let file = verified[frame: number] {
            if file.pictureHash == picture.value {
                kept.insert(number)
                return false
            }
            stale.insert(number)
        }
        pictures[number] = picture.value
        return true
    }

    /// Compresses a frame.
    public nonisolated func encode(_ bitmap: Bitmap) throws -> EncodedFrame {
        let packed = try bitmap.packed(compression)
        return .file(
            EncodedFile(data: packed.data, hash: ContentHash.of(packed.data), pixels: packed.pixels))
    }

    /// Writes a frame's file atomically, after its line in the journal.
    public func write(_ frame: EncodedFrame, number: Int) throws {
        guard case .file(let encoded) = frame else { return }
        let file = Manifest.FrameFile(
            frame: number, bytes: encoded.hash, picture: pictures.removeValue(forKey: number),
            pixels: encoded.pixels)
        try journal?.note(file)
        try AtomicFile.write(encoded.data, to: folder.path(of: file.file), isDurable: false, monitor: monitor)
        made.insert(file)
        kept.remove(number)
    }

    /// Writes `film.json`, which includes the frames of other runs.
    public func finish() async throws {
        report.kept = FrameRange(kept)
        report.stale = FrameRange(stale)
        // Must come before film.json lists the frames as complete.
        try checkFiles()
        if !made.isEmpty { try folder.synchronize(made) }
        try await publish { try await self.film.shownPictures(of: $0) }
    }

    /// Throws an error when frames of this run are no longer there: the scene's code, or somebody else, may
    /// have removed the folder, which is made again for the next file.
    private func checkFiles() throws {
        let lost = made.numbers.union(kept).subtracting(folder.numbers())
        guard let range = FrameRange(lost) else { return }
        made = made.filter { !lost.contains($0.frame) }
        kept.subtract(lost)
        throw FilmError.unwritable(
            path: folder.path, reason: "its frames \(range) were removed while it was filmed")
    }

    /// Leaves the complete frames, and a `film.json` that lists the missing ones.
    public func cancel() async {
        // If this fails, the journal still has the frames.
        try? await publish { _ in throw CancellationError() }
        journal?.close()
        if hasMadeFolder { rmdir(folder.path) }
    }

    /// Removes the frames of this run, and the folder if this run made it. A frame stays where another run
    /// has recorded the same bytes; one that replaced a different frame of an earlier run does not.
    public func discard() async {
        let lock = try? await folder.lock()
        let before = (try? Manifest.read(from: folder.path))?.files ?? FrameRecords()
        let records = [before] + FrameJournal.records(in: folder.path, but: journal).map(\.files)
        for file in made where !records.contains(where: { holds($0[frame: file.frame]) }) {
            unlink(folder.path(of: file.file))
        }
        journal?.remove()
        lock?.release()
        if hasMadeFolder { rmdir(folder.path) }
    }

    private func holds(_ record: Manifest.FrameFile?) -> Bool { record.map(folder.verifies) ?? false }

    /// Adds this run's frames to film.json. The folder is unlocked while `ask` runs the scene for frames of
    /// other code, so the merge is repeated afterwards.
    private func publish(_ ask: (FrameSet) async throws -> [Int: UInt64?]) async throws {
        guard let journal else { return }
        var shown: [Int: UInt64?] = [:]
        while let unproven = try await merge(journal, shown) {
            shown.merge(try await ask(unproven)) { $1 }
        }
        self.journal = nil
    }

    /// Merges the records of the folder and writes film.json, unless a frame's picture is unknown.
    /// - Returns: the frames of other code whose pictures have to be found first, or nil when film.json was
    ///   written.
    private func merge(_ journal: FrameJournal, _ shown: [Int: UInt64?]) async throws -> FrameSet? {
        let lock = try await folder.lock()
        defer { lock.release() }
        let before = (try? Manifest.read(from: folder.path)).flatMap {
            $0.isSameFilm(as: manifest) ? $0 : nil
        }
        let killed = FrameJournal.records(in: folder.path, but: journal).filter {
            $0.process == nil && $0.film.isSameFilm(as: manifest)
        }
        let own = verified.filter { kept.contains($0.frame) }.merging(made)
        if own.isEmpty, before == nil, killed.isEmpty {
            journal.remove()
            return nil
        }
        let merge = FolderMerge(own, of: manifest, before: before, killed: killed, in: folder, shown: shown)
        guard merge.unproven.isEmpty else { return merge.unproven }
        try merge.manifest.write(to: folder.path, monitor: monitor)
        report.removed = FrameRange(folder.remove(merge.stale))
        for record in killed { unlink(record.path) }
        journal.remove()
        return nil
    }
}
