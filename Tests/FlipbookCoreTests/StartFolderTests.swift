import Foundation
import Testing

@testable import FlipbookCore

@Suite struct StartFolderTests {
    @Test func startFoldersHoldRelativePathsAlone() {
        let folder = FileManager.default.currentDirectoryPath
        #expect(StartFolder.absolute("films/a.mp4") == folder + "/films/a.mp4")
        #expect(StartFolder.absolute("/films/a.mp4") == "/films/a.mp4")
        #expect(StartFolder.absolute("") == "")
    }

    @Test func startFoldersAreLeftOutOfMessagesWhereTheyWereNotTyped() {
        StartFolder.note()
        let folder = FileManager.default.currentDirectoryPath
        let relative = StartFolder.output("start-folder-test/")
        let absolute = StartFolder.output(folder + "/start-folder-else")
        #expect(StartFolder.shown(relative + "000000.png") == "start-folder-test/000000.png")
        #expect(StartFolder.shown(absolute + "/000000.png") == folder + "/start-folder-else/000000.png")
        let error = FilmError.unwritable(path: relative + "film.json", reason: "full")
        #expect(error.description == "Cannot write “start-folder-test/film.json”: full.")
    }
}
