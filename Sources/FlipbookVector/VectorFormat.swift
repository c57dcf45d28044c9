import FlipbookCore
public import Foundation
import SystemPackage

/// The file format of a film made of vectors.
public enum VectorFormat: String, Sendable, Hashable, CaseIterable {
    /// SVG that moves by CSS keyframes.
    case svg
    /// Lottie, as JSON.
    case lottieJSON = "lottie.json"
    /// Lottie, compressed: a dotLottie archive.
    case dotLottie = "lottie"
    /// A page with the film and a player.
    case html

    /// Creates the format that a path's extension selects; nil for a folder and for any other extension.
    /// - Throws: `FilmError.invalid` for a Lottie file named film.json, the name of the manifest in folders
    ///   of frames.
    public init?(path: String) throws {
        guard !path.hasSuffix("/"), !isFolder(path), let suffix = FilePath(path).extension else { return nil }
        switch suffix.lowercased() {
        case "svg": self = .svg
        case "html", "htm": self = .html
        case "lottie": self = .dotLottie
        case "json":
            guard FilePath(path).lastComponent?.string.lowercased() != "film.json" else {
                throw FilmError.invalid(
                    "“\(path)” has the name of the file that describes a folder of frames. Name a Lottie file "
                        + "otherwise, such as film.lottie.json.")
            }
            self = .lottieJSON
        default: return nil
        }
    }

    /// The extensions of all formats, for messages.
    public static var all: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }
}

extension VectorFilm {
    /// Returns the film as a file.
    /// - Throws: `FilmError.invalid` for a layer that the format cannot show, with its name.
    public func data(as format: VectorFormat, _ settings: VectorSettings = VectorSettings()) throws -> Data {
        switch format {
        case .svg: return try AnimatedSVG(settings).data(of: self)
        case .lottieJSON: return try LottieFilm(self, approximates: settings.approximates).data
        case .dotLottie:
            return try DotLottie(LottieFilm(self, approximates: settings.approximates).data).data
        case .html: return try FilmPage(self, settings).data
        }
    }
}
