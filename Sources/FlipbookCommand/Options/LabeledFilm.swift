import ArgumentParser
import Flipbook
import SystemPackage

/// A film and the label that makes the names of its files unique. The label is nil for the only film.
struct LabeledFilm {
    let film: Film
    let mark: String?

    /// Returns a path with the label before its extension, or at the end of a folder's name.
    func path(_ path: String) -> String { mark.map { marked(path, $0) } ?? path }
}

/// Returns a path with a label before its extension, or at the end of a folder's name.
func marked(_ path: String, _ mark: String) -> String {
    let file = FilePath(path)
    let suffix = path.hasSuffix("/") ? "/" : file.extension.map { ".\($0)" } ?? ""
    let bare = path.hasSuffix("/") ? file.string : String(path.dropLast(suffix.count))
    return "\(bare)-\(mark)\(suffix)"
}
