import ArgumentParser
import Flipbook
import Foundation
import SystemPackage
import UIKitDynamics

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
        Self.catalog = catalog
        // If the reader of a pipe exits, as `head` does, the write fails with an error and SIGPIPE does not
        // end the process.
        signal(SIGPIPE, SIG_IGN)
        Terminal.openMissing()
        ProcessEnd.refuseExitOfScenes()
        do { try OpenFileLimit.check() } catch { leave(because: error, nil) }
        let work = Task {
            try UsageAdvice(on: CommandLine.words).checkCommand()
            try DeviceProfile.checkList(CommandLine.words)
            var command = try RootCommand.parseAsRoot(CommandLine.words)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        }
        let signals = SignalHandler { work.cancel() }
        switch await work.result {
        case .success: ProcessEnd.leave(0)
        case .failure(let error): leave(because: error, signals.signal)
        }
    }

    private static func leave(because error: any Error, _ signal: Int32?) -> Never {
        if let signal {
            ProcessEnd.begin()
            Terminal.error(SignalHandler.sentence)
            exit(128 + signal)
        }
        if error as? Errno == .brokenPipe { ProcessEnd.leave(0) }
        ProcessEnd.begin()
        guard let code = ExitCode(of: error) else {
            guard RootCommand.exitCode(for: error) == .validationFailure else {
                RootCommand.exit(withError: error)
            }
            Terminal.error(UsageAdvice(on: CommandLine.words).message(for: error))
            exit(ExitCode.validationFailure.rawValue)
        }
        Terminal.error("Error: \(ExitCode.sentence(of: error))")
        exit(code.rawValue)
    }
}
