import SystemPackage

/// The file format of a single picture.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// Pixels.
    case png
    /// Vector graphics for browsers.
    case svg
    /// Vector graphics for print.
    case pdf
}

extension PictureFormat {
    /// Creates the format that a path's extension selects.
    /// - Throws: `FilmError.invalid` for any other extension; the message lists the known ones.
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
