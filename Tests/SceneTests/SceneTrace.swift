import Flipbook
import Scenes

/// A scene's trace at 60 frames per second, to ask for items and frames.
struct SceneTrace {
    let rows: [TraceRow]
    let contacts: [ContactRow]

    /// The traces of the scenes that tests have asked for. A scene is simulated once, however many read it;
    /// `CatalogTests` checks that it gives the same rows each time.
    @MainActor private static var known: [String: SceneTrace] = [:]

    @MainActor init(_ scene: String) async throws {
        if let trace = Self.known[scene] {
            self = trace
            return
        }
        let film = try Film(of: catalog.listing(named: scene))
        rows = try await FilmRenderer().trace(of: film)
        contacts = try await FilmRenderer().contacts(of: film)
        Self.known[scene] = self
    }

    func rows(of item: String) -> [TraceRow] { rows.filter { $0.item == item } }

    func last(_ item: String) -> TraceRow? { rows.last { $0.item == item } }

    func began(_ item: String, _ other: String) -> [ContactRow] {
        contacts.filter { $0.phase == .began && Set([$0.item, $0.other]) == Set([item, other]) }
    }
}
