import Foundation
import Raster

/// A folder of numbered PNG files that can be made into a video.
public struct PNGSequence: Sendable {
    /// A frame's number and file name.
    struct File: Sendable {
        let frame: Int
        let name: String
    }

    /// The folder.
    public let folder: String
    /// Size, rate and number of the frames.
    public let stock: FilmStock

    let files: [File]

    /// The frames of a folder: those that its `film.json` names, or all numbered PNG files when it has none and `fps` is given.
    ///
    /// - Parameter fps: frames per second, 1...240; default what `film.json` says.
    /// - Throws: `FilmError.unreadable` when the folder, its `film.json` or a frame is missing, `FilmError.invalid` for a wrong `fps`.
    public init(folder: String, fps: Double? = nil) throws {
        guard isFolder(folder) else {
            throw FilmError.unreadable(path: folder, reason: "there is no such folder")
        }
        let manifest = try Manifest.read(from: folder)
        guard let fps = fps ?? manifest?.fps else {
            throw FilmError.unreadable(
                path: folder + "/" + Manifest.fileName,
                reason: "there is none, so the frame rate is not known; give it with --fps")
        }
        guard fps >= 1, fps <= 240 else {
            throw FilmError.invalid(
                "The frame rate \(fps.text) fps is not allowed; it has to be from 1 to 240.")
        }
        self.folder = folder
        files =
            try manifest?.files.map { File(frame: $0.frame, name: $0.file) } ?? Self.numberedFiles(in: folder)
        try Self.checkPresence(of: files, in: folder)
        let first = try Self.bitmap(of: files[0], in: folder)
        stock = FilmStock(width: first.width, height: first.height, fps: fps, frameCount: files.count)
    }

    /// The pixels of a frame.
    /// - Throws: `FilmError.unreadable` when the file is no PNG or has another size than the first.
    func bitmap(of file: File) throws -> Bitmap {
        let bitmap = try Self.bitmap(of: file, in: folder)
        guard bitmap.width == stock.width, bitmap.height == stock.height else {
            throw FilmError.unreadable(
                path: folder + "/" + file.name,
                reason: "it is \(bitmap.width)x\(bitmap.height) pixels, but \(files[0].name) is "
                    + "\(stock.width)x\(stock.height); all frames of a film have one size")
        }
        return bitmap
    }

    private static func bitmap(of file: File, in folder: String) throws -> Bitmap {
        let path = folder + "/" + file.name
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FilmError.unreadable(path: path, reason: "the file is missing or not readable")
        }
        do {
            return try Bitmap(png: data)
        } catch {
            throw FilmError.unreadable(path: path, reason: "\(error)")
        }
    }

    /// All files that are called by a number, in the numbers' order; their numbers have to be evenly spaced.
    private static func numberedFiles(in folder: String) throws -> [File] {
        let names = try naming(reading: folder) {
            try FileManager.default.contentsOfDirectory(atPath: folder)
        }
        let files = names.compactMap(File.init(name:)).sorted { $0.frame < $1.frame }
        guard let first = files.first, let last = files.last else {
            throw FilmError.unreadable(
                path: folder, reason: "it holds no frames such as \(Manifest.fileName(ofFrame: 0))")
        }
        let step = zip(files, files.dropFirst()).map { $1.frame - $0.frame }.min() ?? 1
        let numbers = Set(files.map(\.frame))
        let missing = stride(from: first.frame, through: last.frame, by: max(step, 1)).filter {
            !numbers.contains($0)
        }
        guard missing.isEmpty else { throw gap(missing.map(Manifest.fileName(ofFrame:)), in: folder) }
        return files
    }

    private static func checkPresence(of files: [File], in folder: String) throws {
        guard !files.isEmpty else {
            throw FilmError.unreadable(path: folder, reason: "its film.json names no frames")
        }
        let missing = files.map(\.name).filter { !FileManager.default.fileExists(atPath: folder + "/" + $0) }
        guard missing.isEmpty else { throw gap(missing, in: folder) }
    }

    private static func gap(_ missing: [String], in folder: String) -> FilmError {
        let more = missing.count > 3 ? " and \(missing.count - 3) more" : ""
        return .unreadable(
            path: folder,
            reason: "of its frames are missing: \(missing.prefix(3).joined(separator: ", "))\(more)")
    }

    private static func naming<T>(reading folder: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch {
            throw FilmError.unreadable(path: folder, reason: "the folder cannot be listed")
        }
    }
}

extension PNGSequence.File {
    /// The frame of a file name such as `000012.png`; nil for any other name.
    fileprivate init?(name: String) {
        let stem = name.dropLast(4)
        guard name.lowercased().hasSuffix(".png"), stem.utf8.allSatisfy({ (48...57).contains($0) }),
            let frame = Int(stem)
        else { return nil }
        self.init(frame: frame, name: name)
    }
}
