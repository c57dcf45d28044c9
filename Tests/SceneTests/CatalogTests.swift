import Flipbook
import Foundation
import Raster
import Scenes
import TestSupport
import Testing

/// The invariants of every scene: it runs without a failure, its motion is finite, and it never changes.
@MainActor @Suite(.tags(.long)) struct CatalogTests {
    /// Scenes of fifteen hundred items take minutes in a debug build: `make test-long` and CI run them
    /// optimized.
    static let crowds = ["TileAvalanche", "MarbleHopper"]
    static let names = catalog.visible.map(\.name).filter { isOptimized || !crowds.contains($0) }

    @Test func namesDifferAndSummariesFitALine() {
        #expect(catalog.duplicateName == nil)
        for entry in catalog.entries {
            #expect(
                (10...90).contains(entry.summary.count) && entry.summary.hasSuffix("."), "\(entry.name)"
            )
        }
    }

    @Test(arguments: await CatalogTests.names) func everyItemStaysFinite(_ name: String) async throws {
        let rows = try await SceneTrace(name).rows
        #expect(rows.isEmpty == (name == "ParallaxTilt"), "motion effects move views without an animator")
        #expect(
            rows.allSatisfy {
                [$0.x, $0.y, $0.angle, $0.vx, $0.vy, $0.angularVelocity].allSatisfy(\.isFinite)
            })
    }

    /// The golden hashes pin every bit of state and of every picture's description. They were computed by a
    /// release build, in a process of its own for each scene; here all of them run in one process, and CI
    /// compares the release build and the debug build again.
    @Test(arguments: await CatalogTests.names) func everyBitIsAsEver(_ name: String) async throws {
        let film = try Film(of: catalog.entry(named: name))
        let hash = try await FilmRenderer().hash(of: film).text
        #expect(SceneHashes.golden[name] == hash, "\(name),\(hash)")
    }

    /// One typical frame of each scene: the one in the middle of the film, no wider than 320 pixels, or 120
    /// for a crowd, whose every item is a detail of the file.
    @Test(arguments: await CatalogTests.names) func aFrameOfEachLooksAsEver(_ name: String) async throws {
        let entry = try catalog.entry(named: name)
        let scale = min(1, (Self.crowds.contains(name) ? 120 : 320) / entry.size.width)
        let film = try Film(of: entry, Film.Settings(scale: scale))
        let picture = try await FilmRenderer().picture(of: film, frame: film.frameCount / 2)
        try expectPicture(Bitmap(drawing: picture, scale: scale), matches: "Scenes/\(name)")
    }
}

/// The table of Tests/Goldens/SceneHashes.csv: a scene's name and its hash in each line.
enum SceneHashes {
    static let golden: [String: String] = {
        let file = Repository.goldens.appendingPathComponent("SceneHashes.csv")
        let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let pairs = lines.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
        return Dictionary(uniqueKeysWithValues: pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
    }()
}
