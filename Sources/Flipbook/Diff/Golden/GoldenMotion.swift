import Foundation
import Raster

/// A trace beside a test that says how a film has to move, `__Goldens__/NAME.trace`.
public struct GoldenMotion: Sendable {
    /// When a golden trace is written.
    public enum Recording: String, Sendable, Hashable, CaseIterable {
        /// Always, over one that is there.
        case all
        /// Where there is none.
        case missing
        /// Never.
        case never
    }

    /// What a comparison came to.
    public enum Outcome: Sendable, Hashable {
        /// The film moves as the golden trace says.
        case equal
        /// The golden trace was written, for there was none or another one was asked for.
        case recorded
        /// There is no golden trace, and none is to be written.
        case missing
        /// The film moves differently.
        case differs(PendingDifference)
    }

    /// What tests call it: letters, digits, `-`, `_` and `.`, up to a hundred; a letter or digit first.
    public let name: String
    /// The folder that holds it.
    public let folder: String

    /// The name of folders with golden traces.
    public static let folderName = "__Goldens__"

    /// The golden trace of a name beside a source file.
    /// - Throws: `FilmError.invalid` for a name that is none.
    public init(_ name: String, besideFile file: String) throws {
        guard Self.isName(name) else {
            throw FilmError.invalid(
                "A golden trace cannot be named “\(name)”: a name has letters, digits, - _ and . and begins with a "
                    + "letter or digit.")
        }
        self.name = name
        let place = URL(fileURLWithPath: file).deletingLastPathComponent()
        folder = place.appendingPathComponent(Self.folderName).path
    }

    /// The file.
    public var path: String { "\(folder)/\(name).trace" }

    /// Whether a golden trace can have a name. It is part of paths and of commands.
    static func isName(_ name: String) -> Bool {
        let letters = name.unicodeScalars
        func isPlain(_ letter: Unicode.Scalar) -> Bool {
            ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) || ("0"..."9").contains(letter)
        }
        return letters.count <= 100 && letters.first.map(isPlain) ?? false
            && letters.allSatisfy { isPlain($0) || "-_.".unicodeScalars.contains($0) }
    }

    /// Compares how a film moves with the golden trace.
    ///
    /// A difference is stored for `flipbook review` in a folder; default `.pending` beside the golden trace. A
    /// film that moves as it should removes a difference that was stored before.
    /// - Parameters:
    ///   - film: all frames of a scene, at full speed.
    ///   - tolerance: the largest difference of two numbers that counts as none; default 0.
    ///   - recording: when the golden trace is written; default where there is none.
    ///   - pending: the folder for differences.
    /// - Throws: the scene's `SceneFailure`; `FilmError` for a golden trace that cannot be read or written.
    @MainActor public func compare(
        _ film: Film, tolerance: Double = 0, recording: Recording = .missing, pending: String? = nil
    ) async throws -> Outcome {
        let film = try film.resolved()
        let trace = try MotionTrace(of: film, simulationThreads: Studio().jobs)
        let place = PendingDifference.Place(of: self, in: pending)
        let isThere = FileManager.default.fileExists(atPath: path)
        if recording == .all || !isThere {
            guard recording != .never else { return .missing }
            try writeAtomically(Data(trace.compactText.utf8), to: path)
            place.remove()
            return .recorded
        }
        let golden = try MotionTrace(path: path)
        let report = try await Studio().compare(.trace(golden), .trace(trace), tolerance: tolerance)
        guard let difference = report.difference else {
            place.remove()
            return .equal
        }
        var picture = try await Studio().picture(
            of: difference, .trace(golden), .film(film),
            names: ("golden: \(name).trace", "now: \(film.listing.name)"))
        // They stand beside the picture wherever it is shown.
        picture?.sentence = ""
        picture?.causes = []
        let found = PendingDifference(
            name: name, golden: path, sentence: difference.sentence, causes: difference.causes, place: place)
        try found.store(trace, picture: picture?.bitmap().pngData())
        return .differs(found)
    }
}
