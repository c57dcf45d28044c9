import Foundation
import Raster
import SystemPackage

/// The result of comparing a folder of frames with its film.json and the journals of runs.
public struct FolderVerification: Sendable, Hashable {
    /// The frames whose files show what was filmed, or nil.
    public private(set) var verified: FrameRange?
    /// The expected frames that do not exist and are not being filmed, or nil.
    public private(set) var missing: FrameRange?
    /// The frames whose files are truncated, or show something else than what was filmed, or nil.
    public private(set) var damaged: FrameRange?
    /// The frames of another version of the scene, or nil.
    public private(set) var stale: FrameRange?
    /// The frames that a running process has yet to film, or nil.
    public private(set) var filming: FrameRange?
    /// The names of files that have the name of a frame and that no film.json or journal lists.
    public private(set) var foreign: [String] = []
    /// A Boolean value that indicates whether film.json says something else than was written.
    public private(set) var hasChangedManifest = false

    /// A Boolean value that indicates whether every expected frame exists and verifies, no foreign file is
    /// there, and film.json is as it was written.
    public var isWhole: Bool { isWholeButFilming && filming == nil }

    /// A Boolean value that indicates whether every existing frame verifies, no foreign file is there, and
    /// all missing frames are being filmed.
    public var isWholeButFilming: Bool {
        missing == nil && damaged == nil && stale == nil && foreign.isEmpty && !hasChangedManifest
    }

    /// Verifies every frame of a folder.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - range: the frames that have to exist; default those that runs were to film.
    ///   - entry: the entry of the scene as it is now; frames that it no longer shows are stale. Without
    ///     it, the stale frames are those that killed runs made with other code than film.json's.
    /// - Throws: `FilmError.unreadable` for a folder that does not exist, or that Flipbook did not film;
    ///   `FilmError.invalid` for a range beyond the longest film, and for a scene of another name.
    public init(
        of path: String, expecting range: OpenFrameRange? = nil, of entry: CatalogEntry? = nil
    ) async throws {
        guard isFolder(path) else {
            throw FilmError.unreadable(path: path, reason: "there is no such folder")
        }
        let path = FilePath(path).string
        let folder = FrameFolder(path: path)
        let present = folder.numbers()
        let journals = FrameJournal.records(in: path)
        let manifest = try Manifest.read(from: path)
        hasChangedManifest = manifest.map { !$0.isAsWritten } ?? false
        guard let film = manifest ?? journals.first?.film else {
            throw FilmError.unreadable(
                path: path + "/" + Manifest.fileName,
                reason: "there is none, so the folder cannot be verified")
        }
        let range = try range.map { try Self.frames($0, of: film) }
        let found = Evidence(film, manifest, journals, folder, present)
        var stale = found.stale
        if let entry {
            let filmed = found.verified.merging(found.stale)
            let shown = try await film.film(of: entry).shownPictures(of: filmed.numbers)
            stale = filmed.filter {
                $0.pictureHash == nil || shown[$0.frame].flatMap { $0 } != $0.pictureHash
            }
        }
        let asked = range.map { FrameSet($0) } ?? found.asked
        let filming = found.filming.subtracting(present)
        self.filming = FrameRange(filming)
        verified = FrameRange(
            found.verified.numbers.union(found.stale.numbers).subtracting(stale.numbers))
        missing = FrameRange(asked.subtracting(present).subtracting(filming))
        damaged = FrameRange(found.damaged)
        self.stale = FrameRange(stale.numbers)
        foreign = found.foreign.map(Manifest.fileName(ofFrame:))
    }

    private static func frames(_ range: OpenFrameRange, of film: Manifest) throws -> FrameRange {
        let frames = range.closed(at: film.lastFrame ?? 0)
        guard frames.last < Film.mostFrames else {
            throw FilmError.invalid(
                "Frame \(frames.last) is too high; films have the frames 0-\(Film.mostFrames - 1).")
        }
        return frames
    }
}

/// The state of existing frames according to film.json and the journals.
private struct Evidence {
    var verified: FrameRecords
    /// The frames that were made by other code than film.json's.
    var stale = FrameRecords()
    var damaged = FrameSet()
    var foreign = FrameSet()
    var filming = FrameSet()
    var asked = FrameSet()

    init(
        _ film: Manifest, _ manifest: Manifest?, _ journals: [FrameJournal.Record], _ folder: FrameFolder,
        _ present: FrameSet
    ) {
        let named = (manifest?.files ?? FrameRecords()).filter { present.contains($0.frame) }
        verified = folder.verified(named)
        if let manifest { asked = manifest.files.numbers }
        if let unfinished = manifest?.unfinished { asked.formUnion(FrameSet(unfinished)) }
        for journal in journals {
            if journal.process != nil {
                filming.formUnion(FrameSet(journal.film.frames))
            } else {
                asked.formUnion(FrameSet(journal.film.frames))
            }
            let isSame = journal.film.isSameFilm(as: film) && journal.film.code == film.code
            func isCurrent(_ file: Manifest.FrameFile) -> Bool {
                let picture = named[frame: file.frame]?.pictureHash
                return (isSame || file.pictureHash == picture) && file.pictureHash != nil
            }
            let others = folder.verified(
                journal.files.filter { present.contains($0.frame) && !verified.contains($0.frame) })
            verified = verified.merging(others.filter(isCurrent))
            stale = stale.merging(others.filter { !isCurrent($0) })
        }
        let known = journals.reduce(named.numbers) { $0.union($1.files.numbers) }.intersection(present)
        foreign = present.subtracting(known)
        let doubtful = known.subtracting(verified.numbers).subtracting(stale.numbers)
        var repacked: [Manifest.FrameFile] = []
        for frame in doubtful {
            let files = [named[frame: frame]] + journals.map { $0.files[frame: frame] }
            if let file = files.compactMap({ $0 }).first(where: folder.showsPixels) {
                repacked.append(file)
            } else {
                damaged.insert(frame)
            }
        }
        verified = verified.merging(FrameRecords(repacked, keepsLast: true))
    }
}

extension FrameFolder {
    /// Returns whether a frame's file is a whole PNG with the pixels that were filmed, whatever its
    /// compression and the chunks that do not change pixels.
    func showsPixels(of file: Manifest.FrameFile) -> Bool {
        guard let data = try? PNGHeader.file(at: path(of: file.file)),
            let bitmap = try? Bitmap(wholePNG: data)
        else { return false }
        return file.shows(bitmap)
    }
}
