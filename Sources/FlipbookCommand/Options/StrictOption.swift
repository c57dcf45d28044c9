import ArgumentParser
import Flipbook
import UIKit

/// The option that makes members of UIKit without effect errors.
struct StrictOption: ParsableArguments {
    @Flag(
        name: .customLong("strict"),
        help: ArgumentHelp(
            "Refuse scenes that use members of UIKit without effect in a film.", visibility: .hidden))
    var isOn = false

    /// Runs a film without drawing it, before anything is written.
    /// - Throws: `FilmError.lacking` with all members without effect that the scene uses.
    @MainActor func check(_ film: Film) async throws {
        guard isOn else { return }
        let uses = try await FilmRenderer().usesWithoutEffect(of: film)
        guard !uses.isEmpty else { return }
        throw FilmError.lacking(
            (["“\(film.entry.name)” uses members of UIKit that have no effect in a film:"] + uses.map(\.text))
                .joined(separator: "\n  "))
    }
}
