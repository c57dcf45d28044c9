import Flipbook
import Scenes
import UIKitHost

/// A scene's trace at 60 frames per second, to ask for items and frames.
struct SceneTrace {
    let rows: [ItemRecord]
    let contacts: [ContactRecord]

    /// The traces of the scenes that tests have asked for. A scene is simulated once, however many read it.
    @MainActor private static var known: [String: SceneTrace] = [:]

    @MainActor init(_ scene: String) async throws {
        if let trace = Self.known[scene] {
            self = trace
            return
        }
        let run = try SimulationRun(of: Film(of: catalog.entry(named: scene)))
        run.recordsContacts = true
        var rows: [ItemRecord] = []
        while try run.nextFrame() != nil { rows += run.itemRecords }
        self.rows = rows
        contacts = run.contacts
        Self.known[scene] = self
    }

    func rows(of item: String) -> [ItemRecord] { rows.filter { $0.item == item } }

    func last(_ item: String) -> ItemRecord? { rows.last { $0.item == item } }

    func began(_ item: String, _ other: String) -> [ContactRecord] {
        contacts.filter { $0.phase == .began && Set([$0.item, $0.other]) == Set([item, other]) }
    }
}
