import ArgumentParser
import Flipbook
import SystemPackage

/// The values of a scene's parameters, for all commands that run it.
struct ParameterOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A parameter's value, such as elasticity=0.9; may be repeated.", valueName: "NAME=VALUE"),
        completion: .settings)
    var set: [String] = []

    @OptionGroup var compiling: CompileOptions

    var values: [String: Double] {
        get throws { try ParameterSetting.values(set) }
    }
}

/// Several values of one parameter, for the commands that make pictures.
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

    var values: ParameterSweep? {
        get throws { try sweep.map { try ParameterSweep($0) } }
    }

    /// The number of films: one for each value of the sweep with `--one-by-one`, otherwise 1.
    var count: Int {
        get throws { oneByOne ? try values?.values.count ?? 1 : 1 }
    }

    func validate() throws {
        guard !oneByOne || sweep != nil else {
            throw ValidationError("--one-by-one needs a --sweep, whose values it takes one by one.")
        }
    }
}

/// A selection of a sweep's values by index, counted from 0 in the sweep's order: `0-11` or `3,5`.
struct ValueRange {
    private let range: OpenFrameRange
    private let text: String

    /// Creates a selection from text in the grammar of frame ranges.
    init(_ text: String) throws {
        self.text = text
        do {
            range = try OpenFrameRange(text)
        } catch {
            throw FilmError.invalid(
                "“\(text)” names no values of a sweep; they are counted from 0, such as “0-11” or “3,5”.")
        }
    }

    /// Returns the selected elements of an array that holds one element for each value of a sweep.
    func choose<Element>(from all: [Element], of sweep: ParameterSweep) throws -> [Element] {
        let numbers = range.closed(at: all.count - 1)
        guard numbers.last < all.count else {
            throw FilmError.invalid(
                "The sweep of “\(sweep.parameter)” has the values 0-\(all.count - 1), so “\(text)” is outside."
            )
        }
        return numbers.map { all[$0] }
    }
}

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
