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

/// The settings of films made of vectors.
public struct VectorSettings: Sendable {
    /// The largest deviations of tracks.
    public var tolerance = TrackTolerance()
    /// The still, shown with reduced motion, in print and in viewers without animation; default the trail.
    public var still = StillChoice.trail
    /// The number of times that the film plays; default 0, which repeats forever.
    public var loop = 0
    /// A Boolean value that indicates whether text is converted to outlines; default false. In Lottie it
    /// always is.
    public var outlinesText = false
    /// A Boolean value that indicates whether content that a format cannot represent is left out; default
    /// false, which refuses the film.
    public var approximates = false
    /// The color scheme of SVG files; default that of the reader.
    public var appearance = AnimatedSVG.Appearance.automatic
    /// The engine of pages whose figures are live; default nil, for pages with a player.
    public var engine: LiveEngine?

    /// Creates the default settings.
    public init() {}
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
