import ArgumentParser
import Flipbook
import SystemPackage

/// The scene's parameters, for all commands that run it.
struct ParameterOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A parameter's value, such as elasticity=0.9; may be repeated.", valueName: "NAME=VALUE"),
        completion: .settings)
    var set: [String] = []

    var values: [String: Double] {
        get throws { try ParameterSetting.values(set) }
    }
}

/// Several values of a parameter, for the commands that make pictures.
struct SweepOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Values side by side: elasticity=0:1:0.25 or elasticity=0,0.5,0.9.",
            valueName: "NAME=VALUES"),
        completion: .settings)
    var sweep: String?

    @Flag(help: "A file for each value of the sweep: OUT-elasticity=0.25.png.")
    var oneByOne = false

    var values: Sweep? {
        get throws { try sweep.map { try Sweep($0) } }
    }

    func validate() throws {
        guard !oneByOne || sweep != nil else {
            throw ValidationError("--one-by-one needs a --sweep, whose values it takes one by one.")
        }
    }

    /// The film as it is, or one for each value.
    func split(_ film: Film) -> [MarkedFilm] {
        guard oneByOne, let sweep = film.sweep else { return [MarkedFilm(film: film, mark: nil)] }
        return zip(film.panels, sweep.values).map { MarkedFilm(film: $0, mark: sweep.mark(of: $1)) }
    }
}

/// A film and what its files' names have to say to differ from those of the others.
struct MarkedFilm {
    let film: Film
    let mark: String?

    /// A path of the command line, the mark before its extension or at the folder's end.
    func path(_ path: String) -> String {
        guard let mark else { return path }
        let file = FilePath(path)
        let suffix = path.hasSuffix("/") ? "/" : file.extension.map { ".\($0)" } ?? ""
        let bare = path.hasSuffix("/") ? file.string : String(path.dropLast(suffix.count))
        return "\(bare)-\(mark)\(suffix)"
    }
}
