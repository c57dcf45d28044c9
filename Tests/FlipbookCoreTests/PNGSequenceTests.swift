import FlipbookTestSupport
import FlipbookVideo
import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite struct PNGSequenceTests {
    @Test func pngSequencesAreAFilePerFrame() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(frames: "0-10:5,59"), to: [.folder(folder + "/a/b")])
            #expect(
                try names(in: folder + "/a/b") == [
                    "000000.png", "000005.png", "000010.png", "000059.png", "film.json",
                ])
            let last = try Bitmap(png: contents(folder + "/a/b/000059.png"))
            #expect(last.width == 32 && last.height == 20)
            #expect(last[28, 8] == Pixel(0, 0, 255))
        }
    }

    @Test func pngSequencesAreDescribedByTheirFilmJson() async throws {
        try await inFolder { folder in
            let film = try await film(fps: 30, scale: 2, frames: "0-9:3")
            try await FilmRenderer(jobs: 1).render(film, to: [.folder(folder + "/a")])
            try await FilmRenderer(jobs: 3).render(film, to: [.folder(folder + "/b")])
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
                #expect(
                    try file.hash
                        == String(format: "%016lx", ContentHash.of(contents(folder + "/a/" + file.file))))
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let asEncoded = try encoder.encode(manifest) + Data("\n".utf8)
            #expect(try contents(folder + "/a/film.json") == asEncoded)
        }
    }

    @Test func pngSequencesLeaveNothingBehindWhenTheSceneFails() async throws {
        try await inFolder { folder in
            let films = [
                try await film(CatalogEntry(LateFailure.self)),
                try await film(CatalogEntry(LateFailure.self), frames: "0-9"),
            ]
            await #expect(throws: SceneFailure.self) {
                try await FilmRenderer().render(films[0], to: [.folder(folder + "/a")])
            }
            #expect(try names(in: folder).isEmpty)
            // The first ten frames come before the failure.
            try await FilmRenderer().render(films[1], to: [.folder(folder + "/a")])
            let before = try names(in: folder + "/a")
            await #expect(throws: SceneFailure.self) {
                try await FilmRenderer().render(films[0], to: [.folder(folder + "/a")])
            }
            #expect(try names(in: folder + "/a") == before && before.count == 11)
        }
    }

    @Test func pngSequencesDoNotKeepFilesOfAnEarlierFilmJsonThatTheyCannotHaveWritten() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(frames: "0-1"), to: [.folder(folder)])
            let path = folder + "/film.json"
            let hash = try #require(try Manifest.read(from: folder)?.files[0].hash)
            let text = try String(decoding: contents(path), as: UTF8.self)
            try Data(text.replacing(hash, with: "\\\"").utf8).write(to: URL(fileURLWithPath: path))
            try await FilmRenderer().render(await film(frames: "1"), to: [.folder(folder)])
            #expect(try Manifest.read(from: folder)?.files.map(\.frame) == [1])
        }
    }

    @Test func pngSequencesGrowByTheRangesOfOneFilm() async throws {
        try await inFolder { folder in
            let renderer = try FilmRenderer()
            try await renderer.render(await film(frames: "0-4"), to: [.folder(folder)])
            try await renderer.render(await film(frames: "3-6"), to: [.folder(folder)])
            #expect(try Manifest.read(from: folder)?.frames.description == "0-6")

            try Data().write(to: URL(fileURLWithPath: folder + "/notes.txt"))
            try await renderer.render(await film(scale: 2, frames: "1,2"), to: [.folder(folder)])
            #expect(try names(in: folder) == ["000001.png", "000002.png", "film.json", "notes.txt"])
        }
    }

    @Test func pngSequencesAreRefusedWhereAFileIsInTheWay() async throws {
        try await inFolder { folder in
            let path = folder + "/file"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
            let film = try await film()
            for out in [path, path + "/below"] {
                await #expect(throws: FilmError.unwritable(path: path, reason: "it is a file, not a folder"))
                {
                    try await FilmRenderer().render(film, to: [.folder(out)])
                }
            }
            #expect(try contents(path) == Data("mine".utf8))
        }
    }

    @Test func pngSequencesWithAGapOrFramesOfTwoSizesAreNotStitched() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(frames: "0-4"), to: [.folder(folder)])
            let small = try contents(folder + "/000002.png")
            unlink(folder + "/000003.png")
            #expect(
                throws: FilmError.unreadable(path: folder, reason: "a frame is missing: 000003.png")
            ) {
                try PNGSequence(folder: folder)
            }
            unlink(folder + "/film.json")
            #expect(
                throws: FilmError.unreadable(path: folder, reason: "a frame is missing: 000003.png")
            ) {
                try PNGSequence(folder: folder, fps: 60)
            }
            for name in try names(in: folder) { unlink(folder + "/" + name) }
            try await FilmRenderer().render(await film(scale: 2, frames: "0-3"), to: [.folder(folder)])
            try small.write(to: URL(fileURLWithPath: folder + "/000002.png"))
            let error = #expect(throws: FilmError.self) { try PNGSequence(folder: folder) }
            #expect(error?.description.contains("000002.png") == true)
            #expect(error?.description.contains("32x20") == true)
        }
    }

    @Test func pngSequencesThatAreAPartOfTheirFilmAreRefused() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(frames: "0-9"), to: [.folder(folder)])
            let error = #expect(throws: FilmError.self) { try PNGSequence(folder) }
            #expect(error?.description.contains("50 frames (10-59) are not there") == true)
            #expect(try PNGSequence(folder, takesAll: true).absent?.description == "10-59")
            #expect(try PNGSequence(folder + "/%06d.png", fps: 60).frameFormat.frameCount == 10)
            try await FilmRenderer().render(await film(frames: "10-59"), to: [.folder(folder)])
            #expect(try PNGSequence(folder).frameFormat.frameCount == 60)
        }
    }

    @Test func pngSequencesWithAFileLargerThanAnyPictureOfItsSizeAreRefusedUnread() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(duration: 0.05), to: [.folder(folder)])
            // The file has no blocks on the disk, but would have as many bytes in memory.
            truncate(folder + "/000001.png", 1 << 33)
            let verified = try await FolderVerification(of: folder)
            #expect(verified.damaged?.description == "1")
            for takesAll in [false, true] {
                let error = await #expect(throws: FilmError.self) {
                    try await FilmRenderer().stitch(
                        PNGSequence(folder: folder, takesAll: takesAll), into: RecordingSink())
                }
                #expect(error?.description.contains("it has 8589934592 bytes") == true)
            }
        }
    }

    @Test func pngSequencesWithAFilmJsonThatNoFilmFillsAreRefusedUnread() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(duration: 0.05), to: [.folder(folder)])
            let journal = folder + "/" + TemporaryName(extension: "journal").text
            #expect(FileManager.default.createFile(atPath: journal, contents: Data("{".utf8)))
            truncate(journal, 1 << 33)
            #expect(try await FolderVerification(of: folder).isWhole)
            truncate(folder + "/film.json", 1 << 33)
            await #expect(throws: FilmError.self) { try await FolderVerification(of: folder) }
        }
    }

    @Test func pngSequencesAndFilmsLeaveFilesOfSevenDigitsAlone() async throws {
        try await inFolder { folder in
            let path = folder + "/0000002.png"
            let own = try Bitmap(width: 1, pixels: [Pixel(1, 2, 3)]).pngData()
            try await FilmRenderer().render(await film(duration: 0.05), to: [.folder(folder)])
            try own.write(to: URL(fileURLWithPath: path))
            for policy in [FolderPolicy(), FolderPolicy(resumes: true, overwritesForeignFiles: true)] {
                try await FilmRenderer().render(
                    await film(duration: 0.05), to: [.folder(folder)], policy: policy)
                #expect(try contents(path) == own)
                #expect(try await FolderVerification(of: folder).isWhole)
                #expect(try PNGSequence(folder: folder).files.map(\.frame) == [0, 1, 2])
            }
        }
    }

    @Test func pngSequencesWithoutFilmJsonNeedAFrameRateAndMayBeEvenlySpaced() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(frames: "4-20:4"), to: [.folder(folder)])
            unlink(folder + "/film.json")
            #expect(throws: FilmError.self) { try PNGSequence(folder: folder) }
            #expect(throws: FilmError.self) { try PNGSequence(folder: folder, fps: 0) }
            let sequence = try PNGSequence(folder: folder, fps: 12)
            #expect(sequence.frameFormat == FrameFormat(width: 32, height: 20, fps: 12, frameCount: 5))
            let sink = RecordingSink()
            try await FilmRenderer().stitch(sequence, into: sink)
            #expect(await sink.numbers == [4, 8, 12, 16, 20])
        }
    }
}

@Suite struct ForeignSequenceTests {
    @Test(arguments: [
        ["1.png", "2.png", "10.png"], ["shot-0001.png", "shot-0002.png", "shot-0010.png"],
        ["v2_0001_beauty.PNG", "v2_0002_beauty.PNG", "v2_0010_beauty.PNG"],
    ])
    func pngSequencesOfOthersAreKnownByNamesThatDifferInANumber(_ names: [String]) async throws {
        try await inFolder { folder in
            try fill(folder, [names[0], names[1]] + ["notes.txt", ".1.png", "cover.png"])
            #expect(try PNGSequence(folder, fps: 24).files.map(\.name) == [names[0], names[1]])
            try fill(folder, [names[2]])
            let error = #expect(throws: FilmError.self) { try PNGSequence(folder, fps: 24) }
            let third = names[0].replacing("1_", with: "3_").replacing("1.", with: "3.")
            #expect(error?.description.contains("missing: \(third),") == true)
            #expect(error?.description.contains("and 4 more") == true)
        }
    }

    @Test func pngSequencesOfOthersAreChosenByAPatternAsPrintfWritesIt() async throws {
        try await inFolder { folder in
            try fill(folder, ["a1.png", "a2.png", "a03.png", "b-0007.png", "b-0008.png", "100%-1.png"])
            func names(_ pattern: String) throws -> [String] {
                try PNGSequence(folder + "/" + pattern, fps: 60).files.map(\.name)
            }
            #expect(try names("a%d.png") == ["a1.png", "a2.png"])
            #expect(try names("a%02d.png") == ["a03.png"])
            #expect(try names("b-%04d.png") == ["b-0007.png", "b-0008.png"])
            #expect(try names("100%%-%d.png") == ["100%-1.png"])
            for wrong in ["a%s.png", "a%d%d.png", "%", "%%.png", "c%d.png"] {
                #expect(throws: FilmError.self) { try names(wrong) }
            }
            let several = #expect(throws: FilmError.self) { try PNGSequence(folder, fps: 60) }
            #expect(several?.description.contains("several sequences") == true)
        }
    }

    @Test func pngSequencesOfOthersWithAFileThatIsNoPNGAreRefused() async throws {
        try await inFolder { folder in
            try fill(folder, ["1.png", "2.png", "3.png"])
            try Data("GIF89a".utf8).write(to: URL(fileURLWithPath: folder + "/2.png"))
            let noPNG = #expect(throws: FilmError.self) { try PNGSequence(folder, fps: 60) }
            #expect(noPNG?.description.contains("/2.png") == true)

            let cut = try contents(folder + "/1.png").dropLast(20)
            try cut.write(to: URL(fileURLWithPath: folder + "/2.png"))
            let error = await #expect(throws: FilmError.self) {
                try await FilmRenderer().stitch(PNGSequence(folder, fps: 60), into: RecordingSink())
            }
            #expect(error?.description.contains("/2.png") == true)
        }
    }

    @Test func pngSequencesOfOthersMayBeFarApartWithoutTrouble() async throws {
        try await inFolder { folder in
            try fill(folder, ["1.png", "2.png", "2000000000.png"])
            let error = #expect(throws: FilmError.self) { try PNGSequence(folder, fps: 60) }
            #expect(error?.description.contains("and 1999999994 more") == true)
        }
    }

    private func fill(_ folder: String, _ names: [String]) throws {
        let png = try Bitmap(width: 1, pixels: [Pixel(1, 2, 3)]).pngData()
        for name in names { try png.write(to: URL(fileURLWithPath: folder + "/" + name)) }
    }
}
