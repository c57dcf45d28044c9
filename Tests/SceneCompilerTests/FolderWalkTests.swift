import Foundation
import Testing

@testable import SceneCompiler

@Suite struct FolderWalkTests {
    private func walk(_ folder: String) -> FolderWalk {
        FolderWalk(folder, for: [".swift"]) { $0.hasPrefix(".") }
    }

    private func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    @Test func linksInACircleEndAndEachFileIsFoundOnce() async throws {
        try await withFolder { folder in
            try makeFolder(folder + "/a/b")
            for link in ["a/one", "a/two", "a/b/three"] {
                #expect(symlink(folder, "\(folder)/\(link)") == 0)
            }
            #expect(try walk(folder).files() == [] && !walk(folder).contains { _ in true })
            try write("", to: folder + "/a/Own.swift")
            #expect(symlink("../Own.swift", folder + "/a/b/Other.swift") == 0)
            #expect(link(folder + "/a/Own.swift", folder + "/a/b/Same.swift") == 0)
            #expect(try walk(folder).files() == [folder + "/a/Own.swift"])
        }
    }

    @Test func foldersThatAreTooDeepAreRefusedInASentence() async throws {
        try await withFolder { folder in
            try makeFolder(folder + String(repeating: "/a", count: 70))
            let error = #expect(throws: SceneFileError.self) { try walk(folder).files() }
            #expect(
                error?.description == "“\(folder)” is not read: its folders are more than 64 deep.")
        }
    }

    @Test func folderWithTooManyFilesIsRefusedInASentence() async throws {
        try await withFolder { folder in
            for number in 0...2000 { try write("", to: "\(folder)/\(number).swift") }
            let error = #expect(throws: SceneFileError.self) { try walk(folder).files() }
            #expect(
                error?.description == "“\(folder)” is not read: it holds more than 2000 such files, *.swift.")
        }
    }

    @Test func fileAboveItsLimitsIsRefusedAndAPipeIsNotWaitedFor() async throws {
        try await withFolder { folder in
            let path = try write("\n" + String(repeating: "(", count: 300), to: folder + "/Own.swift")
            let error = #expect(throws: SceneFileError.self) { try SceneFile.read(path) }
            #expect(
                error?.description
                    == "“\(path)” is not read: on line 2 brackets are nested more than 200 deep.")
            try write(String(repeating: " ", count: (4 << 20) + 1), to: path)
            let large = #expect(throws: SceneFileError.self) { try SceneFile.read(path) }
            #expect(large?.description == "“\(path)” is not read: it has more than 4 MiB.")
            let pipe = folder + "/Pipe.swift"
            try #require(mkfifo(pipe, 0o600) == 0)
            #expect(throws: (any Error).self) { try SceneFile.read(pipe) }
        }
    }
}
