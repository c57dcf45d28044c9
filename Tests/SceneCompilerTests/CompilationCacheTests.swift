import FlipbookCore
import Foundation
import Testing

@testable import SceneCompiler

@Suite struct CompilationCacheTests {
    private func cache(_ environment: [String: String]) throws -> CompilationCache {
        var context = CompilationContext { _ in }
        context.environment = environment
        return try CompilationCache(in: context)
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func folderOfCompiledScenesIsForTheUserAlone() async throws {
        try await withFolder { folder in
            for _ in 0..<2 {
                _ = try cache(["XDG_CACHE_HOME": folder])
                let modes = try ["/flipbook", "/flipbook/scenes"].map { try permissions(folder + $0) }
                #expect(modes == [0o700, 0o700])
                // As earlier versions made it: others could read it, so it only has to be closed.
                chmod(folder + "/flipbook", 0o755)
            }
        }
    }

    @Test(arguments: ["", "relative"])
    func folderLiesInTheHomeThatTheSystemKnowsWhenHOMESaysNothing(_ home: String) async throws {
        try await withFolder { folder in
            let path = try? cache(["HOME": home, "XDG_CACHE_HOME": ""]).path("scenes")
            #expect(path?.hasPrefix("/") ?? true)
            #expect(path?.hasSuffix("/.cache/flipbook/scenes") ?? true)
        }
    }

    @Test func libraryIsThereOnlyWhenItIsWhole() async throws {
        try await withFolder { folder in
            let cache = try cache(["XDG_CACHE_HOME": folder])
            await #expect(throws: CancellationError.self) {
                _ = try await cache.make("a") { library, _ in
                    try write("half", to: library)
                    throw CancellationError()
                }
            }
            #expect(cache.library("a") == nil)
            let library = try await cache.make("a") { library, _ in try write("whole", to: library) }
            #expect(cache.library("a") == library)
            #expect(try String(contentsOfFile: library, encoding: .utf8) == "whole")
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path("scenes")) == ["a.so"])
        }
    }

    @Test func leastRecentlyUsedLibrariesAreDeletedBeyondAHundred() async throws {
        try await withFolder { folder in
            let cache = try cache(["XDG_CACHE_HOME": folder])
            for number in 0..<100 {
                let path = try write("", to: cache.path("scenes/\(number).so"))
                let date = Date(timeIntervalSince1970: 1_000_000 + Double(number))
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            }
            #expect(cache.library("0") != nil)
            _ = try await cache.make("new") { library, _ in try write("", to: library) }
            #expect(cache.library("1") == nil)
            #expect(cache.library("0") != nil && cache.library("2") != nil && cache.library("new") != nil)
        }
    }
}
