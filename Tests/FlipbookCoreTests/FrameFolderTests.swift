import FlipbookTestSupport
import FlipbookVideo
import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite struct FrameFolderTests {
    /// A scene that shows a color, and black from a frame on, at which it performs an action; as a version of
    /// some file.
    @MainActor private func version(
        _ text: String, color: UIColor, until frame: Int = 60, _ action: @escaping @MainActor () -> Void = {}
    ) throws -> CatalogEntry {
        var entry = CatalogEntry(
            viewController: "Versioned", summary: "", size: CGSize(width: 8, height: 8), duration: 1
        ) {
            let controller = UIViewController()
            controller.view.backgroundColor = color
            RunContext.current.clock.schedule(at: Double(frame) / 60) {
                controller.view.backgroundColor = .black
                action()
            }
            return controller
        }
        entry.source = text
        return entry
    }

    @Test(.timeLimit(.minutes(1))) func aPipeInThePlaceOfAJournalIsRemovedAndNotWaitedFor() async throws {
        try await inFolder { folder in
            let path = folder + "/.flipbook-1-0123456789abcdef.journal"
            #expect(
                FrameJournal.isJournal(".flipbook-1-0123456789abcdef.journal") && mkfifo(path, 0o600) == 0)
            FrameJournal.removeBlank(in: folder)
            #expect(access(path, F_OK) != 0)
        }
    }

    @Test func aFolderThatTheSceneRemovesIsAnError() async throws {
        try await inFolder { folder in
            let path = folder + "/film"
            let entry = try await version("one", color: .red, until: 30) {
                // The first frame is written on another thread.
                var looks = 0
                while access(path + "/000000.png", F_OK) != 0, looks < 1_000_000 { looks += 1 }
                try? Foundation.FileManager.default.removeItem(atPath: path)
            }
            let film = try await FlipbookTestSupport.film(entry)
            await #expect(throws: FilmError.self) {
                try await FilmRenderer().render(film, to: [.folder(path)])
            }
        }
    }

    @Test func foldersOfFramesTakeFramesOfOtherCodeThatShowsTheSame() async throws {
        try await inFolder { folder in
            let renderer = try FilmRenderer()
            func film(_ entry: CatalogEntry, _ frames: String) async throws -> FolderReport {
                let film = try await FlipbookTestSupport.film(entry, frames: frames)
                return try #require(try await renderer.render(film, to: [.folder(folder)]).first)
            }
            _ = try await film(version("one", color: .red), "2-5")
            let same = try await film(version("two", color: .red), "0-1")
            #expect(same.sentences.isEmpty)
            #expect(try Manifest.read(from: folder)?.frames.description == "0-5")
            // From frame 4 on it is black, as it was not before.
            let other = try await film(version("three", color: .red, until: 4), "0-1")
            #expect(other.removed?.description == "4-5" && other.sentences.count == 1)
            let manifest = try #require(try Manifest.read(from: folder))
            #expect(manifest.frames.description == "0-3" && manifest.unfinished?.description == "4-5")
            #expect(throws: FilmError.self) { try PNGSequence(folder: folder) }
            #expect(throws: Never.self) { try PNGSequence(folder: folder, takesAll: true) }
        }
    }

    /// A folder holds frames of one look and one style of the interface.
    @Test func foldersOfFramesTakeNoFramesOfAnotherLook() async throws {
        try await inFolder { folder in
            let renderer = try FilmRenderer()
            func render(look: SystemLook = .iOS18, isDark: Bool = false) async throws -> FolderReport {
                var entry = try await version("one", color: .systemBackground)
                (entry.look, entry.isDark) = (look, isDark)
                let film = try await FlipbookTestSupport.film(entry, frames: "0-1")
                return try #require(try await renderer.render(film, to: [.folder(folder)]).first)
            }
            _ = try await render(look: .iOS26)
            let manifest = try #require(try Manifest.read(from: folder))
            #expect(manifest.look == "iOS26" && manifest.dark == nil)
            let again = try await manifest.film(of: version("one", color: .systemBackground))
            #expect(again.entry.look == .iOS26)
            _ = try await render(isDark: true)
            let other = try #require(try Manifest.read(from: folder))
            #expect(other.look == nil && other.dark == true && !other.isSameFilm(as: manifest))
        }
    }

    @Test func foldersOfFramesTakeTheNextVersionOfASceneThatFailed() async throws {
        try await inFolder { folder in
            func render(_ entry: CatalogEntry) async throws {
                _ = try await FilmRenderer().render(
                    await FlipbookTestSupport.film(entry, frames: "0-5"), to: [.folder(folder)])
            }
            try await render(version("one", color: .red))
            let failing = try await version("two", color: .blue, until: 3) {
                RunContext.current.fail(SceneFailure("It failed."))
            }
            await #expect(throws: SceneFailure.self) { try await render(failing) }
            try await render(version("three", color: .green))
            #expect(try await FolderVerification(of: folder).isWhole)
        }
    }

    @Test func foldersOfFramesAreTheSameFilesWhetherTheyWereFilmedAtOnce() async throws {
        try await inFolder { folder in
            let renderer = try FilmRenderer()
            try await renderer.render(await film(), to: [.folder(folder + "/whole")])
            for frames in ["30-59", "0-9:3", "0-40"] {
                try await renderer.render(await film(frames: frames), to: [.folder(folder + "/ranges")])
            }
            let stopped = Task {
                try await renderer.render(await film(), to: [.folder(folder + "/stopped")]) { done, _ in
                    if done == 20 { withUnsafeCurrentTask { $0?.cancel() } }
                }
            }
            _ = try? await stopped.value
            let resumed = try await renderer.render(
                await film(), to: [.folder(folder + "/stopped")], policy: FolderPolicy(resumes: true))
            #expect(resumed[0].kept.map { (20...59).contains($0.count) } ?? true)
            for other in ["ranges", "stopped"] {
                #expect(try names(in: folder + "/whole") == names(in: folder + "/\(other)"))
                for name in try names(in: folder + "/whole") {
                    #expect(try contents("\(folder)/whole/\(name)") == contents("\(folder)/\(other)/\(name)"))
                }
            }
        }
    }

    @Test func foldersOfFramesVerifyByPixelsWhereAnotherProgramPackedAFrameAnew() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(duration: 0.05), to: [.folder(folder)])
            let path = folder + "/000001.png"
            let (old, bitmap) = try (contents(path), Bitmap(png: contents(path)))
            let packed = try bitmap.pngData(.best)
            try packed.write(to: URL(fileURLWithPath: path))
            try #require(packed != old)
            #expect(try await FolderVerification(of: folder).isWhole)
            try await FilmRenderer().stitch(PNGSequence(folder: folder), into: RecordingSink())
            let resumed = try await FilmRenderer().render(
                await film(duration: 0.05), to: [.folder(folder)], policy: FolderPolicy(resumes: true))
            #expect(try resumed[0].damaged?.description == "1" && contents(path) == old)
            // Its pixels are those that were filmed, so that it was not edited.
            try packed.write(to: URL(fileURLWithPath: path))
            try await FilmRenderer().render(await film(duration: 0.05), to: [.folder(folder)])
            #expect(try contents(path) == old)
        }
    }

    @Test func foldersOfFramesHaveHashesOfPixelsThatAreThoseOfTheDecodedFile() async throws {
        try await inFolder { folder in
            let glass = try await film(CatalogEntry(GlassScene.self), frames: "0", background: .clear)
            try await FilmRenderer().render(glass, to: [.folder(folder)])
            let file = try #require(try Manifest.read(from: folder)?.files.first)
            let bitmap = try Bitmap(png: contents(folder + "/" + file.file))
            #expect(file.pixels == String(format: "%016lx", ContentHash.of(bitmap)))
        }
    }

    @Test func foldersOfFramesVerifyByTheHashesOfOlderRecords() async throws {
        try await inFolder { folder in
            try await FilmRenderer().render(await film(duration: 0.05), to: [.folder(folder)])
            var manifest = try #require(try Manifest.read(from: folder))
            let older = try manifest.files.map { file in
                let data = try contents(folder + "/" + file.file)
                return Manifest.FrameFile(
                    frame: file.frame, bytes: Hash64(of: data).value, picture: file.pictureHash,
                    pixels: ContentHash.ofBytes(in: try Bitmap(png: data)))
            }
            manifest.files = FrameRecords(older, keepsLast: false)
            (manifest.format, manifest.digest) = (nil, nil)
            let record = try JSONEncoder().encode(manifest)
            try record.write(to: URL(fileURLWithPath: folder + "/film.json"))
            #expect(try await FolderVerification(of: folder).isWhole)
            // Only the pixels are those of the record now.
            let path = folder + "/000001.png"
            let bitmap = try Bitmap(png: contents(path))
            try bitmap.pngData(.best).write(to: URL(fileURLWithPath: path))
            #expect(try await FolderVerification(of: folder).isWhole)
            // An edited frame is still found, and not replaced.
            try Bitmap(width: 8, height: 8) { $0.initializeMemory(as: UInt8.self, repeating: 255) }
                .pngData().write(to: URL(fileURLWithPath: path))
            #expect(try await FolderVerification(of: folder).damaged?.description == "1")
            await #expect(throws: FilmError.self) {
                try await FilmRenderer().render(await film(duration: 0.05), to: [.folder(folder)])
            }
        }
    }
}

@Suite struct AtomicFileTests {
    @Test func filesReplaceAnOlderOneWholeAndLeaveNothingBesideThem() async throws {
        try await inFolder { folder in
            try writeAtomically(Data("one".utf8), to: folder + "/a/b.txt")
            try writeAtomically(Data("two".utf8), to: folder + "/a/b.txt")
            #expect(try contents(folder + "/a/b.txt") == Data("two".utf8))
            #expect(try names(in: folder + "/a") == ["b.txt"])
        }
    }

    @Test func filesAreNotWrittenOverAFolder() async throws {
        try await inFolder { folder in
            #expect(throws: FilmError.unwritable(path: folder, reason: "it is a folder")) {
                try writeAtomically(Data(), to: folder)
            }
        }
    }
}
