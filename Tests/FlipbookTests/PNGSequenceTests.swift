import Foundation
import Raster
import TestSupport
import Testing

@testable import Flipbook

@Suite("PNG sequences")
struct PNGSequenceTests {
    @Test("are a file per frame, named by its number, and film.json")
    func files() async throws {
        try await inFolder { folder in
            try await Studio().render(await film(frames: "0-10:5,59"), to: [.folder(folder + "/a/b")])
            #expect(
                try names(in: folder + "/a/b") == [
                    "000000.png", "000005.png", "000010.png", "000059.png", "film.json",
                ])
            let last = try Bitmap(png: contents(folder + "/a/b/000059.png"))
            #expect(last.width == 32 && last.height == 20)
            #expect(last[28, 8] == Pixel(0, 0, 255))
        }
    }

    @Test("are described by their film.json, which is the same each time")
    func manifest() async throws {
        try await inFolder { folder in
            let film = try await film(fps: 30, scale: 2, frames: "0-9:3")
            try await Studio(jobs: 1).render(film, to: [.folder(folder + "/a")])
            try await Studio(jobs: 3).render(film, to: [.folder(folder + "/b")])
            #expect(try contents(folder + "/a/film.json") == contents(folder + "/b/film.json"))

            let manifest = try #require(try Manifest.read(from: folder + "/a"))
            #expect(manifest.scene == "CrossingSquare")
            #expect(
                manifest.size == .init(width: 32, height: 20)
                    && manifest.pixels == .init(width: 64, height: 40))
            #expect(manifest.fps == 30 && manifest.duration == 1 && manifest.scale == 2)
            #expect(manifest.engineGeneration == .modern && manifest.flipbook == flipbookVersion)
            #expect(manifest.frames.description == "0-9:3" && manifest.frameCount == 4)
            #expect(manifest.files.map(\.file) == ["000000.png", "000003.png", "000006.png", "000009.png"])
            for file in manifest.files {
                #expect(try file.hash == Fingerprint(of: contents(folder + "/a/" + file.file)).text)
            }
        }
    }

    @Test("grow by the ranges of one film, and give way to another film")
    func ranges() async throws {
        try await inFolder { folder in
            let studio = try Studio()
            try await studio.render(await film(frames: "0-4"), to: [.folder(folder)])
            try await studio.render(await film(frames: "3-6"), to: [.folder(folder)])
            #expect(try Manifest.read(from: folder)?.frames.description == "0-6")

            try Data().write(to: URL(fileURLWithPath: folder + "/notes.txt"))
            try await studio.render(await film(scale: 2, frames: "1,2"), to: [.folder(folder)])
            #expect(try names(in: folder) == ["000001.png", "000002.png", "film.json", "notes.txt"])
        }
    }

    @Test("keep whole frames but no film.json when the scene fails")
    func sceneFailure() async throws {
        try await inFolder { folder in
            let film = try await film(Listing(LateFailure.self))
            await #expect(throws: (any Error).self) { try await Studio().render(film, to: [.folder(folder)]) }
            let left = try names(in: folder)
            #expect(!left.contains("film.json"))
            for name in left { _ = try Bitmap(png: contents(folder + "/" + name)) }
        }
    }

    @Test("are refused where a file is in the way, with its path")
    func fileInTheWay() async throws {
        try await inFolder { folder in
            let path = folder + "/file"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
            let film = try await film()
            for out in [path, path + "/below"] {
                await #expect(throws: FilmError.unwritable(path: path, reason: "it is a file, not a folder"))
                {
                    try await Studio().render(film, to: [.folder(out)])
                }
            }
            #expect(try contents(path) == Data("mine".utf8))
        }
    }

    @Test("with a gap, or frames of two sizes, are not stitched")
    func gaps() async throws {
        try await inFolder { folder in
            try await Studio().render(await film(frames: "0-4"), to: [.folder(folder)])
            let small = try contents(folder + "/000002.png")
            unlink(folder + "/000003.png")
            #expect(
                throws: FilmError.unreadable(path: folder, reason: "of its frames are missing: 000003.png")
            ) {
                try PNGSequence(folder: folder)
            }
            unlink(folder + "/film.json")
            #expect(
                throws: FilmError.unreadable(path: folder, reason: "of its frames are missing: 000003.png")
            ) {
                try PNGSequence(folder: folder, fps: 60)
            }
            try await Studio().render(await film(scale: 2, frames: "0-3"), to: [.folder(folder)])
            try small.write(to: URL(fileURLWithPath: folder + "/000002.png"))
            let sequence = try PNGSequence(folder: folder)
            let error = await #expect(throws: FilmError.self) {
                try await Studio().stitch(sequence, into: RecordingSink())
            }
            #expect(error?.description.contains("000002.png") == true)
            #expect(error?.description.contains("32x20") == true)
        }
    }

    @Test("without film.json need a frame rate and may be evenly spaced")
    func withoutManifest() async throws {
        try await inFolder { folder in
            try await Studio().render(await film(frames: "4-20:4"), to: [.folder(folder)])
            unlink(folder + "/film.json")
            #expect(throws: FilmError.self) { try PNGSequence(folder: folder) }
            #expect(throws: FilmError.self) { try PNGSequence(folder: folder, fps: 0) }
            let sequence = try PNGSequence(folder: folder, fps: 12)
            #expect(sequence.stock == FilmStock(width: 32, height: 20, fps: 12, frameCount: 5))
            let sink = RecordingSink()
            try await Studio().stitch(sequence, into: sink)
            #expect(await sink.numbers == [4, 8, 12, 16, 20])
        }
    }
}

@Suite("Files")
struct PartialFileTests {
    @Test("replace an older one whole and leave nothing beside them")
    func replacing() async throws {
        try await inFolder { folder in
            try writeWhole(Data("one".utf8), to: folder + "/a/b.txt")
            try writeWhole(Data("two".utf8), to: folder + "/a/b.txt")
            #expect(try contents(folder + "/a/b.txt") == Data("two".utf8))
            #expect(try names(in: folder + "/a") == ["b.txt"])
        }
    }

    @Test("are not written over a folder")
    func folders() async throws {
        try await inFolder { folder in
            #expect(throws: FilmError.unwritable(path: folder, reason: "it is a folder")) {
                try writeWhole(Data(), to: folder)
            }
        }
    }
}
