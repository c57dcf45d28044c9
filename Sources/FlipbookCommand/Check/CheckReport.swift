import Foundation

/// The result of `flipbook check`.
struct CheckReport: Encodable {
    /// An error, or a part that was left out.
    struct Finding: Encodable, Hashable {
        let line, column: Int
        let message: String
    }

    /// A file with its errors.
    struct File: Encodable {
        let path: String
        var errors: [Finding] = []
        var notes: [Finding] = []
    }

    /// A cause of errors, with advice.
    struct Cause: Encodable {
        let name, advice: String
        let errors: Int
    }

    /// A scene that `flipbook render PATH:NAME` films.
    struct Scene: Encodable {
        let name: String
    }

    var files: [File] = []
    var causes: [Cause] = []
    var scenes: [Scene] = []

    /// The number of Swift files.
    private var swiftFiles: [File] { files.filter { $0.path.hasSuffix(".swift") } }

    /// True when every file compiles.
    var isGood: Bool { files.allSatisfy(\.errors.isEmpty) }

    /// The largest number of errors that the text lists of one file.
    private static let most = 5

    /// Returns the report for people.
    func text(of path: String) -> String {
        let good = swiftFiles.filter(\.errors.isEmpty).count
        var lines = [
            files.count == 1
                ? "\(path) \(isGood ? "compiles." : "does not compile.")"
                : "\(path): \(good) of \(swiftFiles.count) files compile."
        ]
        for file in files where !file.errors.isEmpty || !file.notes.isEmpty {
            for note in file.notes { lines.append("  \(file.path):\(note.line): note: \(note.message)") }
            for error in file.errors.prefix(Self.most) {
                lines.append("  \(file.path):\(error.line):\(error.column): \(error.message)")
            }
            let more = file.errors.count - Self.most
            if more > 0 { lines.append("  \(file.path): and \(more) more") }
        }
        if !causes.isEmpty { lines.append("Missing:") }
        for cause in causes {
            let count = cause.errors == 1 ? "1 error" : "\(cause.errors) errors"
            lines.append("  \(cause.name) (\(count)): \(cause.advice)")
        }
        let names = scenes.map(\.name).joined(separator: ", ")
        lines.append(scenes.isEmpty ? "Nothing in it can be filmed." : "To film: \(names)")
        return lines.joined(separator: "\n")
    }
}
