import Foundation
import Picture
import Raster
import SystemPackage

/// What a folder of frames holds, compared with what film.json and the journals of runs say.
public struct FolderVerification: Sendable, Hashable {
    /// The frames whose files show what was filmed.
    public private(set) var verified: FrameRange?
    /// The frames that were to be filmed, or that were asked for, and are not there.
    public private(set) var missing: FrameRange?
    /// The frames whose files are cut short, or show something else than what was filmed.
    public private(set) var damaged: FrameRange?
    /// The frames of another version of the scene.
    public private(set) var stale: FrameRange?
    /// The frames that a process films now.
    public private(set) var filming: FrameRange?
    /// The names of files that are called as frames are, and that no film.json or journal knows.
    public private(set) var foreign: [String] = []

    /// Whether every frame that was asked for is there, and nothing else.
    public var isWhole: Bool { isWholeButFilming && filming == nil }

    /// Whether nothing is wrong with what is there, and what is not there is being filmed.
    public var isWholeButFilming: Bool {
        missing == nil && damaged == nil && stale == nil && foreign.isEmpty
    }

    /// Looks at every frame of a folder.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - range: the frames that have to be there; default those that runs were to film.
    ///   - listing: the scene as it is now; with it frames count as stale that it does not show any more.
    ///     Without it frames are stale that a killed run made of another version than film.json's.
    /// - Throws: `FilmError.unreadable` for a folder that is not there, or that Flipbook did not film;
    ///   `FilmError.invalid` for a scene of another name.
    public init(
        of path: String, expecting range: OpenFrameRange? = nil, of listing: Listing? = nil
    ) async throws {
        guard isFolder(path) else {
            throw FilmError.unreadable(path: path, reason: "there is no such folder")
        }
        let path = FilePath(path).string
        let folder = FrameFolder(path: path)
        let present = folder.numbers()
        let journals = FrameJournal.records(in: path)
        let manifest = try Manifest.read(from: path)
        guard let film = manifest ?? journals.first?.film else {
            throw FilmError.unreadable(
                path: path + "/" + Manifest.fileName,
                reason: "there is none, so the folder cannot be verified")
        }
        let range = try range.map { try Self.frames($0, of: film) }
        let found = Evidence(film, manifest, journals, folder, present)
        var stale = found.stale
        if let listing {
            let filmed = found.verified.merging(found.stale) { $1 }
            let shown = try await film.film(of: listing).shownPictures(of: Set(filmed.keys))
            stale = filmed.filter { $1.picture == nil || shown[$0].flatMap { $0 } != $1.picture }
        }
        let asked = range.map { Set($0) } ?? found.asked
        let filming = found.filming.subtracting(present)
        self.filming = FrameRange(filming)
        verified = FrameRange(Set(found.verified.keys).union(found.stale.keys).subtracting(stale.keys))
        missing = FrameRange(asked.subtracting(present).subtracting(filming))
        damaged = FrameRange(found.damaged)
        self.stale = FrameRange(stale.keys)
        foreign = found.foreign.sorted().map(Manifest.fileName(ofFrame:))
    }

    private static func frames(_ range: OpenFrameRange, of film: Manifest) throws -> FrameRange {
        let frames = range.closed(at: film.lastFrame ?? 0)
        guard frames.last < Film.mostFrames else {
            throw FilmError.invalid(
                "Frame \(frames.last) is in no film; the highest is \(Film.mostFrames - 1).")
        }
        return frames
    }
}

/// What film.json and journals know of the frames that are there.
private struct Evidence {
    var verified: [Int: Manifest.FrameFile] = [:]
    /// Frames of other code than film.json's.
    var stale: [Int: Manifest.FrameFile] = [:]
    var damaged: Set<Int> = []
    var foreign: Set<Int> = []
    var filming: Set<Int> = []
    var asked: Set<Int>

    init(
        _ film: Manifest, _ manifest: Manifest?, _ journals: [FrameJournal.Record], _ folder: FrameFolder,
        _ present: Set<Int>
    ) {
        let named = (manifest?.ownFiles ?? [:]).filter { present.contains($0.key) }
        verified = folder.verified(named)
        asked = Set(manifest?.ownFiles.keys.map { $0 } ?? []).union(
            manifest?.unfinished.map { Array($0) } ?? [])
        for journal in journals {
            if journal.process != nil {
                filming.formUnion(journal.film.frames)
            } else {
                asked.formUnion(journal.film.frames)
            }
            let isSame = journal.film.isSameFilm(as: film) && journal.film.code == film.code
            for (frame, file) in folder.verified(
                journal.files.filter { present.contains($0.key) && verified[$0.key] == nil })
            {
                if isSame || file.picture == named[frame]?.picture, file.picture != nil {
                    verified[frame] = file
                } else {
                    stale[frame] = file
                }
            }
        }
        let known = Set(named.keys).union(journals.flatMap(\.files.keys)).intersection(present)
        foreign = present.subtracting(known)
        let doubtful = known.subtracting(verified.keys).subtracting(stale.keys)
        for frame in doubtful {
            let files = [named[frame]] + journals.map { $0.files[frame] }
            if let file = files.compactMap({ $0 }).first(where: folder.showsPixels) {
                verified[frame] = file
            } else {
                damaged.insert(frame)
            }
        }
    }
}

extension FrameFolder {
    /// Whether a frame's file shows the pixels that were filmed, in whatever way it is packed.
    func showsPixels(of file: Manifest.FrameFile) -> Bool {
        guard let data = readFile(place(file.file)), let bitmap = try? Bitmap(png: data) else { return false }
        return ContentHash.of(bitmap).hexadecimal == file.pixels
    }
}

extension Manifest {
    /// The film that the manifest is of, of its scene as it is now.
    /// - Throws: `FilmError.invalid` for a scene of another name, or settings that it does not allow any
    ///   more.
    @MainActor public func film(of listing: Listing) throws -> Film {
        guard listing.name == scene else {
            throw FilmError.invalid("The folder holds a film of “\(scene)”, not of “\(listing.name)”.")
        }
        return try Film(
            of: listing, fps: fps, scale: scale, duration: duration,
            background: Color(named: background ?? "white"),
            showsDebugOverlay: debug ?? false, showsRawMotion: raw ?? false, slowMotion: slowMotion ?? 1,
            motionBlur: motionBlur ?? 1,
            parameters: parameters ?? [:], sweep: sweep
        ).resolved()
    }
}
