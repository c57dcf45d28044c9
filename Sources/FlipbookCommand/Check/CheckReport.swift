import Foundation
import SceneCompiler

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
        /// True when the class has outlets, but no storyboard or xib of the folder draws it.
        let needsStoryboard: Bool
    }

    /// A member of UIKit that the code uses and that has no effect in a film.
    struct SilentMember: Encodable {
        /// A place where it is used.
        struct Place: Encodable, Hashable {
            let path: String
            let line: Int
        }

        let name: String
        var places: [Place]
    }

    var files: [File] = []
    var causes: [Cause] = []
    var scenes: [Scene] = []
    /// The members without effect, the most used first.
    var withoutEffect: [SilentMember] = []
    /// True where the compiler has said of all modules which members they use.
    var hasReadUses = true

    /// The Swift files.
    private var swiftFiles: [File] { files.filter { $0.path.hasSuffix(".swift") } }

    /// True when every file compiles.
    private var compiles: Bool { files.allSatisfy(\.errors.isEmpty) }

    /// True when every file compiles, and not every scene needs a storyboard that is missing.
    var isGood: Bool { compiles && (scenes.isEmpty || !scenes.allSatisfy(\.needsStoryboard)) }

    /// True when no module uses a member without effect; false where that is unknown.
    var usesOnlyEffects: Bool { hasReadUses && withoutEffect.isEmpty }

    /// The number of errors of one file, and of places of one member, that the text lists by default.
    private static let most = 5

    /// Adds the members without effect that a module uses. A file of several modules counts once.
    mutating func add(_ uses: [MemberUse]) {
        for use in uses {
            let places = use.places.map {
                SilentMember.Place(
                    path: URL(fileURLWithPath: $0.path).standardizedFileURL.path, line: $0.line)
            }
            if let index = withoutEffect.firstIndex(where: { $0.name == use.member }) {
                let known = Set(withoutEffect[index].places)
                withoutEffect[index].places += places.filter { !known.contains($0) }
            } else {
                withoutEffect.append(SilentMember(name: use.member, places: places))
            }
        }
        withoutEffect.sort { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
    }

    /// Returns the report for people.
    ///
    /// - Parameters:
    ///   - path: the path that the command line names.
    ///   - listsUsed: true to list the members without effect, false to say how many there are.
    ///   - listsAll: true to list all errors and places, false for the first ones of each file and member.
    func text(of path: String, listsUsed: Bool, listsAll: Bool) -> String {
        let most = listsAll ? Int.max : Self.most
        let good = swiftFiles.filter(\.errors.isEmpty).count
        var lines = [
            files.count == 1
                ? "\(path) \(compiles ? "compiles." : "does not compile.")"
                : "\(path): \(good) of \(swiftFiles.count) files compile."
        ]
        for file in files where !file.errors.isEmpty || !file.notes.isEmpty {
            let shown = file.path.asTyped(within: path)
            for note in file.notes { lines.append("  \(shown):\(note.line): note: \(note.message)") }
            for error in file.errors.prefix(most) {
                lines.append("  \(shown):\(error.line):\(error.column): \(error.sentence)")
            }
            let more = file.errors.count - most
            if more > 0 { lines.append("  \(shown): and \(more) more; --all lists them") }
        }
        if !causes.isEmpty { lines.append("Missing:") }
        for cause in causes {
            let count = cause.errors == 1 ? "1 error" : "\(cause.errors) errors"
            lines.append("  \(cause.name) (\(count)): \(cause.advice)")
        }
        lines += silentLines(of: path, isList: listsUsed, most)
        let names = scenes.filter { !$0.needsStoryboard }.map(\.name).joined(separator: ", ")
        let drawn = scenes.filter(\.needsStoryboard).map(\.name).joined(separator: ", ")
        if scenes.isEmpty { lines.append("Nothing in it can be filmed.") }
        if !names.isEmpty { lines.append("To film: \(names)") }
        if !drawn.isEmpty { lines.append("Needs its storyboard, or --stand-in to be filmed: \(drawn)") }
        return lines.joined(separator: "\n")
    }

    /// Returns the lines about members without effect.
    private func silentLines(of path: String, isList: Bool, _ most: Int) -> [String] {
        guard hasReadUses || !isList else {
            return ["Members without effect are unknown: the compiler wrote no syntax trees in a known form."]
        }
        guard !withoutEffect.isEmpty else { return isList ? ["All that it uses has an effect."] : [] }
        guard isList else {
            let count = withoutEffect.count
            if count == 1 {
                return ["1 member of UIKit in it compiles, but has no effect in a film; --used lists it."]
            }
            return [
                "\(count) members of UIKit in it compile, but have no effect in a film; --used lists them."
            ]
        }
        return ["Compiles, but has no effect in a film:"]
            + withoutEffect.map { member in
                let places = member.places.prefix(most).map {
                    "\($0.path.asTyped(within: path)):\($0.line)"
                }
                let more = member.places.count - places.count
                return "  \(member.name): " + places.joined(separator: ", ")
                    + (more > 0 ? " and \(more) more" : "")
            }
    }
}

extension String {
    /// Returns an absolute path as the user would type it beside the path on the command line.
    fileprivate func asTyped(within typed: String) -> String {
        let place = URL(fileURLWithPath: typed)
        let root = place.standardizedFileURL.path
        if self == root { return typed }
        if hasPrefix(root + "/"), ![".", "./"].contains(typed) {
            return typed + (typed.hasSuffix("/") ? "" : "/") + String(dropFirst(root.count + 1))
        }
        // The files of a project lie beside it.
        let current = URL(fileURLWithPath: ".").standardizedFileURL.path + "/"
        return !typed.hasPrefix("/") && hasPrefix(current) ? String(dropFirst(current.count)) : self
    }
}
