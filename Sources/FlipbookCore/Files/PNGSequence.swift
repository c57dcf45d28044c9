import Foundation
package import Raster
import SystemPackage

/// Numbered PNG files of any origin, as the frames of a video.
public struct PNGSequence: Sendable {
    /// The path of the folder.
    public let folder: String
    /// The size, rate and number of the frames.
    public let frameFormat: FrameFormat

    /// The frames of the folder's film that are missing, or nil when none is or there is no film.json.
    public private(set) var absent: FrameRange?

    /// The frames in the folder that its film.json does not list, or nil when it lists all of them or there
    /// is no film.json.
    package private(set) var foreign: FrameRange?

    package let files: FileList
    /// True when a PNG file with a wrong checksum or with bytes after its end is a frame nevertheless.
    private var takesDamaged = false

    /// Finds the frames of a folder or of a pattern.
    ///
    /// The frames of a folder are those that its `film.json` lists or, when it has none and `fps` is given,
    /// the PNG files whose names differ in one number: `12.png`, `shot-0012.png`, `0012_beauty.png`. A
    /// pattern such as `shots/%04d.png` selects the files that printf would name.
    ///
    /// - Parameters:
    ///   - path: a folder of frames, or a pattern.
    ///   - fps: the frame rate in frames per second, 1...240; default that of `film.json`.
    ///   - takesAll: whether to accept frames that do not match their record in `film.json`, and to ignore
    ///     missing and foreign ones; default false.
    ///   - wanted: the frames that `film.json` has to list, evenly spaced or not; default all of its film.
    /// - Throws: `FilmError.unreadable` when the folder, its `film.json` or a frame is missing, when a frame
    ///   is no PNG or has another size than the first, or when the film is incomplete; `FilmError.filming`
    ///   while a process films into the folder; `FilmError.invalid` for a wrong `fps` or pattern.
    public init(
        _ path: String, fps: Double? = nil, takesAll: Bool = false, wanted: OpenFrameRange? = nil
    ) throws {
        if path.contains("%"), !isFolder(path) {
            let (folder, pattern) = try Self.parts(of: path)
            try self.init(folder: folder, files: Self.numberedFiles(in: folder, matching: pattern), rate: fps)
            takesDamaged = takesAll
        } else {
            try self.init(folder: path, fps: fps, takesAll: takesAll, wanted: wanted)
        }
    }

    /// Finds the frames of a folder; the parameters and errors are those of `init(_:fps:takesAll:wanted:)`.
    public init(
        folder: String, fps: Double? = nil, takesAll: Bool = false, wanted: OpenFrameRange? = nil
    ) throws {
        guard isFolder(folder) else {
            throw FilmError.unreadable(path: folder, reason: Self.absence(of: folder))
        }
        let folder = FilePath(folder).string
        let manifest = try Manifest.read(from: folder)
        let named = try manifest.map { try Self.files(of: $0, in: folder, takesAll: takesAll) }
        if !takesAll { try Self.refuseUnfinished(manifest, wanted, in: folder) }
        let files = try named ?? Self.numberedFiles(in: folder, matching: nil)
        try self.init(folder: folder, files: files, rate: fps ?? manifest?.fps)
        absent = manifest?.absent
        foreign = manifest.flatMap { FrameRange(Self.foreignFrames(of: folder, $0)) }
        takesDamaged = takesAll
        guard !takesAll, wanted == nil, let absent else { return }
        throw FilmError.unreadable(
            path: folder,
            reason:
                "of its film \(absent.named) \(absent.count == 1 ? "is" : "are") not there; film the rest into it, "
                + "name those that are wanted with --frames, or take what is there with --force")
    }

    /// Returns the reason why a folder does not exist; for a shell's pattern, with the patterns that Flipbook
    /// accepts.
    private static func absence(of folder: String) -> String {
        guard folder.contains("*") || folder.contains("?") else { return "there is no such folder" }
        let place = FilePath(folder).removingLastComponent().string
        return "frames are named by their folder, or by a pattern with a number such as "
            + "“\(place.isEmpty ? "" : place + "/")%06d.png”"
    }

    private init(folder: String, files: FileList, rate fps: Double?) throws {
        guard let fps else {
            throw FilmError.unreadable(
                path: folder + "/" + Manifest.fileName,
                reason: "there is none, so the frame rate is not known; give it with --fps")
        }
        guard fps >= 1, fps <= 240 else {
            throw FilmError.invalid(
                "The frame rate \(fps.text) fps is not allowed; it has to be from 1 to 240.")
        }
        try Self.checkPresence(of: files, in: folder)
        (self.folder, self.files) = (folder, files)
        frameFormat = try Self.frameFormat(of: files, in: folder, fps: fps)
    }

    /// Reads the pixels of a frame.
    /// - Throws: `FilmError.unreadable` when the file is no PNG, has another size than the first frame or
    ///   does not match its record in film.json.
    package func bitmap(of file: File) throws -> Bitmap {
        let path = folder + "/" + file.name
        let data = try PNGHeader.file(at: path)
        do {
            let isAsFilmed = file.record?.hasBytes(data) ?? false
            let bitmap = try isAsFilmed || takesDamaged ? Bitmap(png: data) : Bitmap(wholePNG: data)
            try Self.check(bitmap.width, bitmap.height, of: file, in: folder, like: files[0], frameFormat)
            try Self.check(data, bitmap, of: file, at: path)
            return bitmap
        } catch let error as RasterError {
            throw FilmError.unreadable(path: path, reason: error.message.asReason)
        }
    }
}

// MARK: The headers of the files

extension PNGSequence {
    /// Reads the header of each file, so that a wrong size or a file that is no PNG is found before any work
    /// is done.
    private static func frameFormat(
        of files: FileList, in folder: String, fps: Double
    ) throws -> FrameFormat {
        let first = try PNGHeader(path: folder + "/" + files[0].name)
        var frameFormat = FrameFormat(
            width: first.width, height: first.height, fps: fps, frameCount: files.count,
            isTransparent: first.hasAlpha)
        for file in files.dropFirst() {
            let head = try PNGHeader(path: folder + "/" + file.name)
            try check(head.width, head.height, of: file, in: folder, like: files[0], frameFormat)
            frameFormat.isTransparent = frameFormat.isTransparent || head.hasAlpha
        }
        return frameFormat
    }

    private static func check(
        _ width: Int, _ height: Int, of file: File, in folder: String, like first: File,
        _ frameFormat: FrameFormat
    ) throws {
        guard width == frameFormat.width, height == frameFormat.height else {
            throw FilmError.unreadable(
                path: folder + "/" + file.name,
                reason:
                    "it is \(width)x\(height) pixels, but \(first.name) is \(frameFormat.width)x\(frameFormat.height); "
                    + "all frames of a film have one size")
        }
    }

    private static func checkPresence(of files: FileList, in folder: String) throws {
        guard !files.isEmpty else {
            throw FilmError.unreadable(path: folder, reason: "its film.json names no frames")
        }
        let missing = Array(files.lazy.map(\.name).filter { access(folder + "/" + $0, F_OK) != 0 })
        guard missing.isEmpty else { throw gap(missing, of: missing.count, in: folder) }
    }
}

// MARK: Checks against film.json

extension PNGSequence {
    private static func checkPresence(
        of wanted: FrameRange, among files: FrameRecords, in folder: String
    ) throws {
        let known = files.numbers
        let missing = wanted.filter { !known.contains($0) }.map(Manifest.fileName(ofFrame:))
        guard missing.isEmpty else {
            throw gap(missing, of: missing.count, in: folder, hint: "; film again with --resume")
        }
    }
}

extension PNGSequence {
    /// Returns the frames that film.json lists. Only names that Flipbook writes are allowed, since a manifest
    /// may come from anywhere.
    private static func files(
        of manifest: Manifest, in folder: String, takesAll: Bool
    ) throws -> FileList {
        guard manifest.files.omitted == 0 else {
            throw FilmError.unreadable(
                path: folder + "/" + Manifest.fileName,
                reason: "it names a frame twice, or one that is none of Flipbook's")
        }
        guard takesAll else { return FileList(manifest.files, isChecked: true) }
        let present = manifest.files.filter { access(folder + "/" + $0.file, F_OK) == 0 }
        return FileList(present, isChecked: false)
    }

    /// Throws when the film is incomplete: when a run is active or was stopped, when frames are missing or
    /// unevenly spaced, or when foreign frames lie among them.
    private static func refuseUnfinished(
        _ manifest: Manifest?, _ wanted: OpenFrameRange?, in folder: String
    ) throws {
        let journals = FrameJournal.records(in: folder)
        if let process = journals.compactMap(\.process).first {
            throw FilmError.filming(path: folder, process: process)
        }
        if let range = FrameRange(journals.reduce(FrameSet()) { $0.union(FrameSet($1.film.frames)) }) {
            throw FilmError.unreadable(
                path: folder,
                reason: "the run that filmed \(range.named) was stopped; film again with --resume")
        }
        guard let manifest else { return }
        try manifest.checkDigest(in: folder, advice: ", or take the frames as they are with --force")
        if let unfinished = manifest.unfinished {
            let names = unfinished.prefix(3).map(Manifest.fileName(ofFrame:))
            throw gap(Array(names), of: unfinished.count, in: folder, hint: "; film again with --resume")
        }
        if let wanted {
            let range = wanted.closed(at: manifest.lastFrame ?? 0)
            try checkPresence(of: range, among: manifest.files, in: folder)
        } else if let pattern = NumberedName(pattern: "%06d.png") {
            try checkSpacing(of: FileList(manifest.files, isChecked: false), pattern, in: folder)
        }
        guard let first = foreignFrames(of: folder, manifest).first else { return }
        throw FilmError.unreadable(
            path: folder + "/" + Manifest.fileName(ofFrame: first),
            reason: "film.json does not name it, so it is not of this film; --force leaves it out")
    }

    /// Returns the numbers of the files with names of frames that film.json does not list.
    private static func foreignFrames(of folder: String, _ manifest: Manifest) -> FrameSet {
        FrameFolder(path: folder).numbers().subtracting(manifest.files.numbers)
    }

    /// Throws when a file has neither the bytes nor the pixels of its record. Recompression by another
    /// program keeps the pixels and is accepted.
    private static func check(_ data: Data, _ bitmap: Bitmap, of file: File, at path: String) throws {
        guard let record = file.record, !record.hasBytes(data), !record.shows(bitmap) else { return }
        throw FilmError.unreadable(
            path: path,
            reason: "it is not the frame that film.json names, but a damaged or changed one; film again with "
                + "--resume, or take it with --force")
    }
}

extension String {
    /// The reason within a sentence: “The PNG cannot be read: no end.” gives “no end”, which fits after
    /// “Cannot read x:”.
    fileprivate var asReason: String {
        let end = split(separator: ": ", maxSplits: 1).last.map(String.init) ?? self
        return end.hasSuffix(".") ? String(end.dropLast()) : end
    }
}
