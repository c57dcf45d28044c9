import ArgumentParser
import Conformance
import Flipbook
import Foundation
import Raster

/// `flipbook conform`: numbers of Apple's UIKit beside those here.
struct ConformCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conform", abstract: "Compares UIKit here with numbers of Apple's UIKit.",
        discussion: """
              flipbook conform --sample > rows.csv
              flipbook conform rows.csv --verbose

            Each row of a file says what to build, which quantity to read, and what Apple's framework had. The table has \
            a line for each subject: rows, how many agree and differ, how many of both were measured on iOS 26 and how \
            many of these agree, rows without API here, rows not read, rows of another system, and the worst deviation. The exit \
            code is 1 when a row differs. Documentation/Conform.md has the language of the rows.
            """)

    @Argument(
        help: ArgumentHelp("CSV files of rows.", valueName: "FILE"), completion: .file(extensions: ["csv"]))
    var files: [String] = []

    @Option(help: ArgumentHelp("Write all numbers into a Markdown file, too.", valueName: "FILE"))
    var fidelity: String?

    @Flag(help: "Print each row that does not agree, and why.")
    var verbose = false

    @Flag(help: "Print a file of rows to begin with.")
    var sample = false

    func validate() throws {
        guard sample == files.isEmpty else {
            throw ValidationError("Name files of rows, or give --sample alone.")
        }
    }

    func run() async throws {
        guard !sample else { return try Results(alone: true).print(DeviceTable.sample) }
        var rows: [DeviceRow] = []
        for file in files {
            guard FileManager.default.isReadableFile(atPath: file) else {
                throw FilmError.unreadable(path: file, reason: "there is no such file")
            }
            rows += try DeviceTable(contentsOf: file).rows
        }
        let report = Report(await Self.findings(for: rows))
        let results = try Results(alone: true)
        try results.print(report.table)
        if verbose, !report.details.isEmpty { try results.print("\n" + report.details) }
        if let fidelity {
            try writeAtomically(Data(FidelityPage(report).text.utf8), to: fidelity, monitor: .process)
        }
        let failures = report.failures.count
        guard failures > 0 else { return }
        Terminal.error("\(failures) of \(rows.count) rows differ from Apple's UIKit.")
        throw ExitCode.differs
    }

    @MainActor private static func findings(for rows: [DeviceRow]) -> [Finding] {
        Evaluation(ruler: PangoTextMeasurer()).findings(for: rows)
    }
}
