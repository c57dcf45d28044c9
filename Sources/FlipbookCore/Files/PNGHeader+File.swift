import Foundation
import SystemPackage

extension PNGHeader {
    /// The number of bytes up to which a file is read without a look at its header, and that a frame's file
    /// may have beyond its pixels, as for a color profile: 16 MiB.
    private static let spareBytes = 1 << 24

    /// The number of bytes that the file of a frame of this size may have: its pixels without compression, 8
    /// bytes each, which is the most that PNG has, and `spareBytes`.
    private var maximumByteCount: Int { 8 * width * height + Self.spareBytes }

    /// Reads the whole file of a frame. Its size is measured first against that of its picture, since a
    /// folder may hold any file under the name of a frame.
    /// - Throws: `FilmError.unreadable` for a file that is missing, irregular, larger than any picture of its
    ///   width and height, or, if it is large, no PNG file.
    static func file(at path: String) throws -> Data {
        let answer: Result<Data, FilmError>? = withFile(StartFolder.absolute(path)) { file in
            let size = Int(file.status?.st_size ?? 0)
            if size > spareBytes, let error = refusal(ofFile: path, having: size) { return .failure(error) }
            return .success(
                try FileHandle(fileDescriptor: file.rawValue, closeOnDealloc: false).readToEnd() ?? Data())
        }
        guard let answer else {
            throw FilmError.unreadable(path: path, reason: "the file is missing or not readable")
        }
        return try answer.get()
    }

    /// Returns the error for a large file that cannot be a frame, or nil.
    private static func refusal(ofFile path: String, having size: Int) -> FilmError? {
        do {
            let header = try PNGHeader(path: path)
            guard size > header.maximumByteCount else { return nil }
            return .unreadable(
                path: path,
                reason:
                    "it has \(size) bytes; a picture of \(header.width)x\(header.height) pixels has at most "
                    + "\(header.maximumByteCount)")
        } catch {
            return error as? FilmError ?? .unreadable(path: path, reason: "\(error)")
        }
    }
}
