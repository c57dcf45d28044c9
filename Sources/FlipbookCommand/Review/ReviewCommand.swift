import ArgumentParser
import Flipbook
import Foundation

/// `flipbook review`: the motions that differ from golden traces, to be accepted or rejected.
struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Shows, accepts or rejects motion that differs from golden traces.",
        discussion: """
              flipbook review
              flipbook review --accept --all

            Tests with `expect(Bounce.self, matches: "bounce")` store a difference beside the golden trace, in \
            __Goldens__/.pending. The page shows each with its picture. --accept bounce puts the new trace in \
            place of the golden one, --reject bounce discards the difference. Exit code 1 while one is left.
            """)

    private static let page = "review.html"

    @Argument(
        help: ArgumentHelp("Folder to search for differences, with its subfolders.", valueName: "FOLDER"),
        completion: .directory)
    var folder = "."

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("The page.", valueName: "OUT"), completion: .file(extensions: ["html"]))
    var output = Self.page

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Accept the new motion as golden; --all for all.", valueName: "NAME"))
    var accept: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Discard a difference; --all for all.", valueName: "NAME"))
    var reject: [String] = []

    @Flag(help: "Write also over a page that Flipbook did not make.")
    var force = false

    @Flag(help: "Print the differences as JSON; no page.")
    var json = false

    func validate() throws {
        let decides = !accept.isEmpty || !reject.isEmpty
        guard !json || !decides else {
            throw ValidationError(
                "--json prints what is pending, --accept and --reject change it; leave one out.")
        }
        guard output == Self.page || !json && !decides else {
            throw ValidationError("--json, --accept and --reject make no page; leave out -o.")
        }
    }

    func run() async throws {
        try OutputPath.refuseEmpty(output)
        guard Self.isFolder(folder) else {
            throw FilmError.unreadable(path: folder, reason: "there is no such folder")
        }
        let pending = PendingDifference.all(in: folder) + outside
        guard accept.isEmpty, reject.isEmpty else { return try decide(pending) }
        if json {
            try Results().print(json: pending.map { ReviewJSON($0, in: folder) })
        } else if pending.isEmpty {
            Terminal.error("Nothing is pending in “\(folder)”.")
        } else {
            try write(pending)
        }
        guard pending.isEmpty else { throw ExitCode.differs }
    }

    private func write(_ pending: [PendingDifference]) throws {
        let page = ReviewPage(pending, in: folder)
        try refuseForeign()
        try writeAtomically(Data(page.html.utf8), to: output, monitor: .process)
        for difference in pending {
            Terminal.error("\(difference.title(in: folder)): \(difference.sentence)")
        }
        try Results().print(output)
    }

    /// The pending differences in the folder FLIPBOOK_PENDING, where tests put them if it is set.
    private var outside: [PendingDifference] {
        let folder = ProcessInfo.processInfo.environment["FLIPBOOK_PENDING"] ?? ""
        return folder.isEmpty || !Self.isFolder(folder) ? [] : PendingDifference.all(in: folder)
    }

    private func decide(_ pending: [PendingDifference]) throws {
        let (accepted, rejected) = (try chosen(accept, pending), try chosen(reject, pending))
        if let both = accepted.first(where: rejected.contains) {
            throw FilmError.invalid("“\(both.name)” cannot be both accepted and rejected.")
        }
        let results = try Results()
        for difference in accepted {
            try difference.accept(monitor: .process)
            try results.print("accepted \(difference.title(in: folder))")
        }
        for difference in rejected {
            difference.reject()
            try results.print("rejected \(difference.title(in: folder))")
        }
    }

    /// Returns the differences with the given names. A name that several share needs its path before it, as
    /// the page shows it.
    private func chosen(_ names: [String], _ pending: [PendingDifference]) throws -> [PendingDifference] {
        if names.contains("--all") { return pending }
        return try names.map { name in
            let found = pending.filter { $0.name == name || $0.title(in: folder) == name }
            guard let first = found.first else {
                throw FilmError.unreadable(path: name, reason: lack(of: pending))
            }
            guard found.count == 1 else {
                throw FilmError.invalid(
                    "Several differences are named “\(name)”: "
                        + found.map { $0.title(in: folder) }.joined(separator: ", ") + ".")
            }
            return first
        }
    }

    /// Returns why a name is none of the pending differences', as the end of a sentence.
    private func lack(of pending: [PendingDifference]) -> String {
        guard !pending.isEmpty else { return "nothing is pending in “\(folder)”" }
        return "no difference of that name is pending in “\(folder)”; pending are "
            + pending.map { $0.title(in: folder) }.joined(separator: ", ")
    }

    private func refuseForeign() throws {
        guard !force, let page = FileManager.default.contents(atPath: output),
            !page.prefix(1024).contains(ReviewPage.mark)
        else { return }
        throw FilmError.unwritable(
            path: output, reason: "Flipbook did not make it; --force overwrites it, -o chooses another name")
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension Data {
    /// Returns true if the bytes contain the text.
    fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
