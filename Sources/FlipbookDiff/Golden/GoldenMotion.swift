public import FlipbookCore
import Foundation
import Raster

/// A golden trace beside a test, `__Goldens__/NAME.trace`, which defines how a film has to move.
public struct GoldenMotion: Sendable {
    /// The condition under which a golden trace is written.
    public enum Recording: String, Sendable, Hashable, CaseIterable {
        /// Always, replacing an existing one.
        case all
        /// Only if there is none.
        case missing
        /// Never.
        case never
    }

    /// The result of a comparison.
    public enum Outcome: Sendable, Hashable {
        /// The film moves as the golden trace defines.
        case equal
        /// The golden trace was written, because there was none or `Recording.all` was given.
        case recorded
        /// There is no golden trace, and `Recording.never` was given.
        case missing
        /// The film moves differently.
        case differs(PendingDifference)
    }

    /// The name in tests: up to 100 ASCII letters, digits, `-`, `_` and `.`, beginning with a letter or
    /// digit.
    public let name: String
    /// The path of the folder that holds the golden trace.
    public let folder: String

    /// The name of the folders for golden traces.
    static let folderName = "__Goldens__"

    /// Creates the golden trace of a name, in a folder beside a source file. Reads nothing.
    /// - Throws: `FilmError.invalid` for a name that breaks the rule of `name`.
    public init(_ name: String, besideFile file: String) throws {
        guard Self.isName(name) else {
            throw FilmError.invalid(
                "A golden trace cannot be named “\(name)”: a name has letters, digits, - _ and . and begins with a "
                    + "letter or digit.")
        }
        self.name = name
        let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
        folder = parent.appendingPathComponent(Self.folderName).path
    }

    /// The path of the trace's file.
    public var path: String { "\(folder)/\(name).trace" }

    /// Returns whether a name may be a golden trace's. The rule keeps names safe as parts of paths and
    /// commands.
    static func isName(_ name: String) -> Bool {
        let letters = name.unicodeScalars
        func isPlain(_ letter: Unicode.Scalar) -> Bool {
            ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) || ("0"..."9").contains(letter)
        }
        return letters.count <= 100 && letters.first.map(isPlain) ?? false
            && letters.allSatisfy { isPlain($0) || "-_.".unicodeScalars.contains($0) }
    }

    /// Compares the motion of a film with the golden trace.
    ///
    /// A difference is stored in a folder for `flipbook review`. A film that moves as defined removes a
    /// difference that was stored before. A film without items is compared by the hashes of its pictures.
    /// - Parameters:
    ///   - film: all frames of a scene, at full speed.
    ///   - tolerance: the largest difference of two numbers that counts as equal; default 0. Hashes of
    ///     pictures have none.
    ///   - recording: when the golden trace is written; default `.missing`.
    ///   - pending: the folder for differences; default `.pending` beside the golden trace.
    /// - Throws: the scene's `SceneFailure`; `FilmError` for a golden trace that cannot be read or written,
    ///   or holds nothing to compare, and for a film that is not a scene's whole motion.
    @MainActor public func compare(
        _ film: Film, tolerance: Double = 0, recording: Recording = .missing, pending: String? = nil
    ) async throws -> Outcome {
        let film = try film.resolved()
        let trace = try MotionTrace(of: film, simulationThreads: FilmRenderer().jobs)
        let location = PendingDifference.GoldenLocation(of: self, in: pending)
        let isThere = FileManager.default.fileExists(atPath: path)
        if recording == .all || !isThere {
            guard recording != .never else { return .missing }
            try writeAtomically(Data(trace.compactText.utf8), to: path)
            location.remove()
            return .recorded
        }
        let golden = try MotionTrace(path: path)
        try golden.checkContents(path: path)
        let report = try await FilmRenderer().compare(.trace(golden), .trace(trace), tolerance: tolerance)
        guard let difference = report.difference else {
            location.remove()
            return .equal
        }
        var picture = try await FilmRenderer().picture(
            of: difference, .trace(golden), .film(film),
            names: ("golden: \(name).trace", "now: \(film.entry.name)"))
        // The sentence and the causes stand beside the picture wherever it is shown.
        picture?.sentence = ""
        picture?.causes = []
        let found = PendingDifference(
            name: name, golden: path, sentence: difference.sentence, causes: difference.causes,
            location: location)
        try found.store(trace, picture: picture?.bitmap().pngData())
        return .differs(found)
    }
}
