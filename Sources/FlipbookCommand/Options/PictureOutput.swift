import ArgumentParser
import Flipbook
import Foundation
import Picture

/// The output of a single picture, for the commands that make one.
struct PictureOutput: ParsableArguments {
    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("A .png, .svg or .pdf file, or -.", valueName: "OUT"), completion: .pictures)
    var output: String

    @Option(
        help: ArgumentHelp(
            "Format of a picture on standard output: png, svg or pdf. (default: png)", valueName: "FORMAT",
            visibility: .hidden),
        completion: .list(PictureFormat.allCases.map(\.rawValue)), transform: Self.format)
    var format: PictureFormat?

    /// True when the picture goes to standard output.
    var isPiped: Bool { OutputPath.isStandardOutput(output) }

    /// True for a picture of lines and areas, which has no pixels.
    var isVector: Bool {
        guard !isPiped else { return pipedFormat != .png }
        let format = try? PictureFormat(path: output)
        return format == .svg || format == .pdf
    }

    func validate() throws {
        guard format == nil || isPiped else {
            throw ValidationError(
                "--format is for standard output (-o -); the extension of a path chooses its format.")
        }
    }

    /// Verifies that the format is known and that standard output can take the picture.
    ///
    /// - Parameters:
    ///   - count: the number of pictures.
    ///   - printsScript: true when standard output takes the script of touches.
    func check(count: Int = 1, printsScript: Bool = false) throws {
        guard !printsScript || !isPiped else {
            throw FilmError.invalid("Standard output takes either --print-script or the picture (-o -).")
        }
        guard isPiped else {
            _ = try PictureFormat(path: output)
            return
        }
        guard count == 1 else {
            throw FilmError.invalid("Standard output takes one picture; --one-by-one makes several.")
        }
        guard pipedFormat == .svg || !Terminal.isOutput else {
            throw FilmError.invalid("Standard output is a terminal; send the picture to a file or a program.")
        }
    }

    /// Writes a picture; prints the path unless the picture goes to standard output.
    ///
    /// - Parameter isSilent: true to print no path, since standard output takes something else.
    func write(_ figure: Figure, to path: String, _ results: Results, isSilent: Bool = false) throws {
        let format = isPiped ? pipedFormat : try PictureFormat(path: path)
        if format != .png, figure.picture.hasBackdrops { Terminal.error(Picture.lackOfBackdrops) }
        if format == .svg, figure.picture.hasOperators { Terminal.error(Picture.lackOfOperators) }
        guard isPiped else {
            try writeAtomically(figure.data(as: format), to: path, monitor: .process)
            return isSilent ? () : try results.print(path)
        }
        try results.write(figure.data(as: format))
    }

    private var pipedFormat: PictureFormat { format ?? .png }

    // The error lists the formats because the parser lists an option's values only if the help shows the
    // option.
    private static func format(_ text: String) throws -> PictureFormat {
        guard let format = PictureFormat(rawValue: text) else {
            throw ValidationError("--format has to be png, svg or pdf.")
        }
        return format
    }
}
