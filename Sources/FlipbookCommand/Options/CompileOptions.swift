import ArgumentParser
import Synchronization

/// The time for the Swift compiler, for all commands that take scene files.
struct CompileOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Seconds for one run of the Swift compiler; default 120.", valueName: "SECONDS",
            visibility: .hidden))
    var compileTimeout: Int?

    private static let given = Mutex<Int?>(nil)

    /// The seconds that the command line gives; nil for the default.
    static var seconds: Int? { given.withLock { $0 } }

    /// The options as they are on the command line, without defaults.
    var words: [String] { compileTimeout.map { ["--compile-timeout", "\($0)"] } ?? [] }

    /// Notes the time for the files of this process: they are recognized before the command runs.
    func validate() throws {
        guard let compileTimeout else { return }
        guard 1...86_400 ~= compileTimeout else {
            throw ValidationError(
                "The compile timeout \(compileTimeout) s is not allowed; it has to be from 1 to 86400 s.")
        }
        Self.given.withLock { $0 = compileTimeout }
    }
}
