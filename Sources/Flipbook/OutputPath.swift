import Foundation
import SystemPackage

/// Where a film goes and as what, read from a path alone: its extension chooses the format.
public enum OutputPath: Sendable, Hashable {
    /// A folder for `000000.png` and its successors, and `film.json`.
    case folder(String)
    /// A video file.
    case video(String, VideoFormat)

    /// The path without a slash at its end.
    public var path: String {
        switch self {
        case .folder(let path), .video(let path, _): path
        }
    }

    /// Reads a path: one that ends in `/`, names a folder that is there, or has no extension, is a folder.
    /// - Throws: `FilmError.invalid` for an extension that no format has; it lists those there are.
    public init(_ text: String) throws {
        guard !text.isEmpty else { throw FilmError.invalid("An output needs a path; this one is empty.") }
        let path = FilePath(text)
        guard !text.hasSuffix("/"), !isFolder(text), let suffix = path.extension, !suffix.isEmpty else {
            self = .folder(path.string)
            return
        }
        guard let format = VideoFormat(rawValue: suffix.lowercased()) else {
            throw Self.unknown(suffix, of: text)
        }
        self = .video(text, format)
    }

    private static func unknown(_ suffix: String, of text: String) -> FilmError {
        let known = VideoFormat.allCases.map { ".\($0.fileExtension)" }.joined(separator: ", ")
        let hint =
            PictureFormat(rawValue: suffix.lowercased()) == nil
            ? "" : " For a single picture there are `flipbook figure` and `flipbook trail`."
        return .invalid(
            "“\(text)” ends in .\(suffix), which is no film's format. Known are \(known), "
                + "or a folder (end it with /) for a PNG sequence.\(hint)")
    }
}

extension OutputPath {
    /// Reads the paths of one run.
    /// - Throws: `FilmError.invalid` also when two of them are the same file or folder.
    public static func all(_ texts: [String]) throws -> [OutputPath] {
        let outputs = try texts.map { try OutputPath($0) }
        var seen: Set<String> = []
        for output in outputs where !seen.insert(absolute(output.path)).inserted {
            throw FilmError.invalid(
                "The output “\(output.path)” is named twice; every output needs a path of its own.")
        }
        return outputs
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}

extension PictureFormat {
    /// The format that a path's extension chooses.
    /// - Throws: `FilmError.invalid` for any other; it lists those there are.
    public init(path: String) throws {
        let suffix = FilePath(path).extension ?? ""
        guard let format = PictureFormat(rawValue: suffix.lowercased()), !path.hasSuffix("/") else {
            let known = PictureFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
            throw FilmError.invalid(
                "“\(path)” has to end in one of \(known), for the extension chooses the format.")
        }
        self = format
    }
}
