import Flipbook
import Foundation
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookDiff

/// Folders of the 30 frames of a square that slides, some of which are missing.
@Suite struct FolderDifferenceTests {
    /// Films the square into a folder, in one run for each text of frames.
    @MainActor private func film(into folder: String, _ ranges: String...) async throws {
        for range in ranges {
            let settings = Film.Settings(scale: 0.5, frames: try FrameRange(range))
            let film = try Film(of: CatalogEntry(SlidingSquare.self), settings)
            try await FilmRenderer().render(film, to: [OutputPath(folder + "/")])
        }
    }

    @MainActor private func compare(
        _ a: ComparedFilm, _ b: ComparedFilm, frames: String? = nil
    ) async throws -> String? {
        let range = try frames.map { try OpenFrameRange($0) }
        return try await FilmRenderer().compare(a, b, frames: range).difference?.sentence
    }

    @MainActor private var scene: ComparedFilm {
        .scene(CatalogEntry(SlidingSquare.self), parameters: [:])
    }

    @Test(arguments: [0, 5, 29]) @MainActor
    func aFrameThatAFolderHasLostIsADifference(_ number: Int) async throws {
        try await inFolder { (folder: String) async throws in
            try await film(into: folder + "/a", "0-29")
            try await film(into: folder + "/b", "0-29")
            let (a, b) = (ComparedFilm.folder(folder + "/a"), ComparedFilm.folder(folder + "/b"))
            #expect(try await compare(a, scene) == nil)
            try FileManager.default.removeItem(atPath: folder + "/a/" + Manifest.fileName(ofFrame: number))
            let place = "frame \(number) (\((Double(number) / 60).seconds)): "
            #expect(try await compare(a, scene) == place + "A has no such frame")
            #expect(try await compare(scene, a) == place + "B has no such frame")
            #expect(try await compare(a, scene, frames: "\(number)-") == place + "A has no such frame")
            #expect(try await compare(a, b) == place + "A has no such frame")
            #expect(try await compare(a, a) == place + "A has no such frame")
            #expect(try await compare(a, scene, frames: "1-4,6-28") == nil)
        }
    }

    @Test @MainActor func aGapBetweenTheFramesOfTwoRunsIsADifference() async throws {
        try await inFolder { (folder: String) async throws in
            try await film(into: folder + "/a", "0-9", "14-19")
            let a = ComparedFilm.folder(folder + "/a")
            #expect(try await compare(a, scene) == "frame 10 (0.167 s): A has no such frame")
            #expect(try await compare(a, scene, frames: "0-9,14-19") == nil)
            try await film(into: folder + "/even", "3-27:4")
            #expect(try await compare(.folder(folder + "/even"), scene) == nil)
        }
    }

    @Test @MainActor func theFramesOfAFolderIncludeTheRestOfARunThatWasStopped() throws {
        var manifest = Manifest(try Film(of: CatalogEntry(SlidingSquare.self)).resolved())
        #expect(manifest.wholeFrames == nil)
        manifest.unfinished = try FrameRange("4-9")
        #expect(manifest.wholeFrames.map(Array.init) == [4, 5, 6, 7, 8, 9])
        manifest.unfinished = try FrameRange("0,3,5")
        #expect(manifest.wholeFrames.map(Array.init) == [0, 2, 3, 5])
    }

    @Test @MainActor func aFrameThatTheFilmDoesNotNameIsRefused() async throws {
        try await inFolder { (folder: String) async throws in
            try await film(into: folder + "/a", "0-9")
            try FileManager.default.copyItem(
                atPath: folder + "/a/000004.png", toPath: folder + "/a/000040.png")
            let error = await #expect(throws: FilmError.self) {
                try await compare(.folder(folder + "/a"), scene)
            }
            #expect("\(error!)".contains("000040.png”: film.json does not name it"), "\(error!)")
            #expect(try await compare(.folder(folder + "/a"), scene, frames: "0-9") == nil)
        }
    }

    @Test @MainActor func aManifestThatWasChangedIsRefused() async throws {
        try await inFolder { (folder: String) async throws in
            try await film(into: folder + "/a", "0-9")
            let path = folder + "/a/film.json"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let changed = text.replacing("\"fps\" : 60", with: "\"fps\" : 30")
            #expect(changed != text)
            try changed.write(toFile: path, atomically: true, encoding: .utf8)
            let a = ComparedFilm.folder(folder + "/a")
            for sides in [(a, a), (a, scene), (scene, a)] {
                let error = await #expect(throws: FilmError.self) { try await compare(sides.0, sides.1) }
                #expect("\(error!)".contains("film.json”: it was changed after it was written"), "\(error!)")
            }
        }
    }

    @Test @MainActor func aGapInAFolderWithoutAManifestIsRefused() async throws {
        try await inFolder { (folder: String) async throws in
            try await film(into: folder + "/a", "0-9")
            for name in ["film.json", "000004.png"] {
                try FileManager.default.removeItem(atPath: folder + "/a/" + name)
            }
            for path in [folder + "/a", folder + "/a/%06d.png"] {
                let error = await #expect(throws: FilmError.self) { try await compare(.folder(path), scene) }
                #expect("\(error!)".contains("a frame is missing: 000004.png"), "\(error!)")
            }
        }
    }

    @Test @MainActor func framesThatNeitherFilmHasAreNoComparison() async throws {
        try await inFolder { (folder: String) async throws in
            try await film(into: folder + "/a", "0-4")
            let a = ComparedFilm.folder(folder + "/a")
            let error = await #expect(throws: FilmError.self) { try await compare(a, a, frames: "20-29") }
            #expect("\(error!)".contains("Neither film has one of the frames"), "\(error!)")
            let drawn = await #expect(throws: FilmError.self) { try await compare(a, scene, frames: "20-29") }
            #expect("\(drawn!)".contains("has none of the frames"), "\(drawn!)")
        }
    }
}
