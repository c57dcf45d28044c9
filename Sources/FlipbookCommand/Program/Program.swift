import ArgumentParser
import CSignals
public import Flipbook
import Foundation
import SystemPackage
import UIKitHost

/// The program `flipbook` with the scenes of a package, whose `main` needs only:
///
///     @main enum Main {
///         static func main() async { await Program.run(catalog) }
///     }
public enum Program {
    /// The scenes that commands find by name.
    @MainActor static var catalog = Catalog([])

    /// Reads the command line, runs the command so that signals can stop it cleanly, and exits with its code.
    ///
    /// - Parameter catalog: the scenes that commands find by name.
    @MainActor public static func run(_ catalog: Catalog) async -> Never {
        Self.catalog = Catalog(
            catalog.entries.map { entry in
                var entry = entry
                entry.monitor = .process
                return entry
            })
        StartFolder.note()
        // Films are long enough for the milliseconds.
        let isFilm = CommandLine.words.first == RenderCommand.configuration.commandName
        if isFilm { CodePages.release() }
        // If the reader of a pipe exits, as `head` does, the write fails with an error and SIGPIPE does not
        // end the process.
        signal(SIGPIPE, SIG_IGN)
        csignals_keep(SIGPIPE)
        Terminal.openMissing()
        ProcessEnd.refuseExitOfScenes()
        RunContext.placeInScene = { StackSymbols.sceneFunction()?.place }
        RunContext.prepareThread = { csignals_use_own_stack() }
        RunContext.setTurn = { RunMonitor.process.scene.setTurn($0) }
        do {
            try OpenFileLimit.check()
            try AddressSpaceLimit.check()
            try CommandLine.checkEncoding()
        } catch {
            leave(because: error, nil)
        }
        let work = Task { try await perform(CommandLine.words) }
        let signals = SignalHandler { work.cancel() }
        let result = await work.result
        // What the libraries do at the end of the process reads 4 MiB of code that the film did not need.
        if isFilm { CodePages.release() }
        switch result {
        case .success: ProcessEnd.leave(0)
        case .failure(let error): leave(because: error, signals.signal)
        }
    }

    /// Parses the arguments after `flipbook` and runs the command.
    @MainActor static func perform(_ words: [String]) async throws {
        try UsageAdvice(on: words).checkCommand()
        try DeviceProfile.checkList(words)
        var command = try RootCommand.parseAsRoot(words)
        if var asynchronous = command as? any AsyncParsableCommand {
            try await asynchronous.run()
        } else {
            try command.run()
        }
    }

    /// Returns the exit code and the message of an error that ended a command, and nil for what is no error,
    /// such as a request for help.
    static func refusal(of words: [String], for error: any Error) -> (code: ExitCode, message: String)? {
        if let code = ExitCode(of: error) { return (code, "Error: \(ExitCode.sentence(of: error))") }
        guard RootCommand.exitCode(for: error) == .validationFailure else { return nil }
        return (.validationFailure, UsageAdvice(on: words).message(for: error))
    }

    private static func leave(because error: any Error, _ signal: Int32?) -> Never {
        if let signal {
            ProcessEnd.begin(128 + signal)
            Terminal.error(SignalHandler.sentence)
            ProcessEnd.exitOfScene(128 + signal)
        }
        if error as? Errno == .brokenPipe { ProcessEnd.leave(0) }
        guard let refusal = refusal(of: CommandLine.words, for: error) else {
            ProcessEnd.begin(RootCommand.exitCode(for: error).rawValue)
            RootCommand.exit(withError: error)
        }
        ProcessEnd.begin(refusal.code.rawValue)
        Terminal.error(refusal.message)
        ProcessEnd.exitOfScene(refusal.code.rawValue)
    }
}
