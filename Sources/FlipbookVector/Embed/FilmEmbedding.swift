public import CoreGeometry
public import FlipbookCore
import FlipbookDrawing
import Foundation
import Picture
import Raster

/// The files of a film in the formats that a host accepts, and the snippet that embeds them there.
public struct FilmEmbedding: Sendable {
    /// A kind of document that a film is embedded in.
    public enum Host: String, Sendable, Hashable, CaseIterable {
        /// A README or wiki page on GitHub: animated SVG for light and dark pages.
        case github
        /// An article of DocC: animated SVG for light and dark pages.
        case docc
        /// An HTML page: animated SVG that follows the reader's light or dark mode.
        case html
        /// A LaTeX document: a still as PDF.
        case latex
        /// A Typst document: a still as SVG.
        case typst
    }

    /// A file by its name.
    public struct File: Sendable {
        /// The name, without a folder.
        public let name: String
        /// The bytes.
        public let data: Data
    }

    /// The files to put beside the document.
    public let files: [File]
    /// The markup that embeds the files, to paste into the document.
    public let snippet: String
    /// A sentence that names the quality chosen to stay within the byte limit; nil at full quality.
    public let choice: String?

    init(files: [File], snippet: String, choice: String?) {
        (self.files, self.snippet, self.choice) = (files, snippet, choice)
    }

    /// The qualities in the order tried: the still, and the tolerance of positions in points, which is also
    /// that of angles in degrees.
    private static let attempts: [(still: StillChoice, position: Double)] = [
        (.trail, 0.25), (.first, 0.25), (.first, 0.5), (.first, 1), (.first, 2),
    ]

    /// Runs a film's scene and creates its files, in the best quality that fits.
    ///
    /// - Parameters:
    ///   - film: the film to embed.
    ///   - host: the kind of document.
    ///   - maximumByteCount: the largest size of each file; default nil, for no limit.
    ///   - folder: the files' folder as the document names it; default empty, for the document's own folder.
    ///   - hasBorder: true for a hairline at the film's edge, which white paper lacks on a white page;
    ///     default false.
    ///   - appearance: the style of the film on all pages; default `automatic`, for that of the page, for
    ///     which GitHub and DocC take two files.
    ///   - simulationThreads: the number of threads of the simulation; default 1.
    /// - Throws: `FilmError.invalid` when no quality is small enough, and for content that vectors cannot
    ///   represent; the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public init(
        of film: Film, for host: Host, maximumByteCount: Int? = nil, folder: String = "",
        hasBorder: Bool = false, appearance: AnimatedSVG.Appearance = .automatic, simulationThreads: Int = 1
    ) throws {
        var smallest = Int.max
        var recording = try FilmRecording(of: film, still: .trail)
        try recording.run(simulationThreads: simulationThreads)
        for (number, attempt) in Self.attempts.enumerated() {
            var tolerance = TrackTolerance()
            (tolerance.position, tolerance.angle) = (attempt.position, attempt.position)
            let vectors = try recording.film(tolerance, still: attempt.still)
            let files = try Self.files(of: vectors, for: host, hasBorder: hasBorder, appearance)
            let size = files.map(\.data.count).max() ?? 0
            smallest = min(smallest, size)
            guard size <= maximumByteCount ?? .max else { continue }
            self.files = files
            snippet = Snippet(
                of: vectors, caption: film.entry.summarySentence, folder: folder,
                followsPage: appearance == .automatic
            ).text(for: host)
            let still = attempt.still == .trail ? "the trail" : "the first frame"
            choice =
                number == 0
                ? nil
                : "To stay below \(maximumByteCount ?? 0) bytes the still is \(still), and keyframes may be off by "
                    + "\(attempt.position.text) points: \(size) bytes."
            return
        }
        throw FilmError.invalid(
            "“\(film.entry.name)” takes at least \(smallest) bytes for \(host.rawValue), more than --max-bytes "
                + "\(maximumByteCount ?? 0). Take a shorter --duration, a lower --fps, or a larger limit.")
    }

    private static func files(
        of film: VectorFilm, for host: Host, hasBorder: Bool, _ appearance: AnimatedSVG.Appearance
    ) throws -> [File] {
        let name = film.fileName
        func moving(_ appearance: AnimatedSVG.Appearance) throws -> Data {
            var settings = VectorSettings()
            (settings.appearance, settings.hasBorder) = (appearance, hasBorder)
            return try film.data(as: .svg, settings)
        }
        switch host {
        case .github where appearance != .automatic, .docc where appearance != .automatic:
            return [File(name: "\(name).svg", data: try moving(appearance))]
        case .github:
            return [
                File(name: "\(name).svg", data: try moving(.light)),
                File(name: "\(name)-dark.svg", data: try moving(.dark)),
            ]
        case .docc:
            return [
                File(name: "\(name).svg", data: try moving(.light)),
                File(name: "\(name)~dark.svg", data: try moving(.dark)),
            ]
        case .html: return [File(name: "\(name).svg", data: try moving(appearance))]
        case .latex: return [File(name: "\(name).pdf", data: try film.titledStill(hasBorder).pdfData())]
        case .typst: return [File(name: "\(name).svg", data: try film.titledStill(hasBorder).svgData())]
        }
    }
}

extension VectorFilm {
    /// The film's name in file names: letters, digits, hyphens and underscores.
    var fileName: String { Self.fileName(of: title) }

    /// Returns a name in file names.
    static func fileName(of title: String) -> String {
        let name = String(title.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
        return name.isEmpty || name.hasPrefix("-") ? "film" + name : name
    }

    /// Returns the still with the film's title and description, and with a hairline inside its edge.
    fileprivate func titledStill(_ hasBorder: Bool) -> Picture {
        var picture = still ?? Picture(size: size, background: background)
        (picture.title, picture.summary) = (title, summary)
        if hasBorder {
            let edge = CGRect(origin: .zero, size: picture.size).insetBy(dx: 0.5, dy: 0.5)
            let gray = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.4)
            picture.layers.append(
                Layer(name: "border", contents: [.stroke(.rectangle(edge), gray, Stroke(width: 1))]))
        }
        return picture
    }
}

/// The text that embeds a film in a document.
private struct Snippet {
    private let film: VectorFilm
    /// The text below the figure, for readers who see it; the description in the file is for others.
    private let caption: String
    private let path: String
    /// True where the film has a file for light pages and one for dark ones.
    private let followsPage: Bool

    init(of film: VectorFilm, caption: String, folder: String, followsPage: Bool) {
        (self.film, self.followsPage) = (film, followsPage)
        self.caption = caption.isEmpty ? film.summary : caption
        path = (folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/") + film.fileName
    }

    func text(for host: FilmEmbedding.Host) -> String {
        let (alt, file) = (film.summary.escapedForMarkup, path.escapedForMarkup)
        let sides =
            "width=\"\(Double(film.size.width).text(2))\" height=\"\(Double(film.size.height).text(2))\""
        switch host {
        case .github where !followsPage:
            return "<img src=\"\(file).svg\" \(sides) alt=\"\(alt)\">"
        case .github:
            return """
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="\(file)-dark.svg">
                  <img src="\(file).svg" \(sides) alt="\(alt)">
                </picture>
                """
        case .docc: return "![\(film.summary.escapedForMarkdown)](\(film.fileName))"
        case .html:
            // Browsers print an image at the film's first frame, and an object with its still.
            return """
                <object type="image/svg+xml" data="\(file).svg" \(sides) role="img" aria-label="\(alt)"></object>
                """
        case .latex:
            return """
                \\begin{figure}
                  \\centering
                  \\includegraphics[width=\(Double(film.size.width).text(2))bp]{\(path).pdf}
                  \\caption{\(caption.escapedForLaTeX)}
                \\end{figure}
                """
        case .typst:
            return """
                #figure(
                  image(\(film.typst(path + ".svg")), width: \(Double(film.size.width).text(2))pt, alt: \(film.typst(film.summary))),
                  caption: text(\(film.typst(caption))),
                )
                """
        }
    }
}

extension VectorFilm {
    /// Returns a text as a Typst string literal.
    fileprivate func typst(_ text: String) -> String {
        "\"\(text.escapedForLiteral)\""
    }
}

extension String {
    /// The text with Markdown's special characters escaped.
    fileprivate var escapedForMarkdown: String {
        String(flatMap { "\\`*_[]<>!#".contains($0) ? ["\\", $0] : $0.isNewline ? [" "] : [$0] })
    }

    /// The text with LaTeX's special characters escaped.
    fileprivate var escapedForLaTeX: String {
        map { character -> String in
            switch character {
            case "\\": "\\textbackslash{}"
            case "~": "\\textasciitilde{}"
            case "^": "\\textasciicircum{}"
            case "&", "%", "$", "#", "_", "{", "}": "\\\(character)"
            default: character.isNewline ? " " : String(character)
            }
        }
        .joined()
    }
}
