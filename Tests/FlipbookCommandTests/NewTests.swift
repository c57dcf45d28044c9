import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct NewTests {
    @Test func newPackageHasAManifestThatSwiftPMReads() throws {
        try inFolder { folder in
            let run = try Flipbook(["new", "deep/MyScenes"], in: folder)
            #expect(run.exitCode == 0 && run.lines == ["deep/MyScenes"], "\(run.error)")
            let package = folder + "/deep/MyScenes"
            #expect(
                try files(below: package).filter { $0.contains(".") } == [
                    ".gitignore", "Package.swift", "README.md", "Sources/MyScenes/Bounce.swift",
                    "Sources/MyScenes/Main.swift", "Tests/MyScenesTests/BounceTests.swift",
                    "Tests/MyScenesTests/__Goldens__/bounce.trace",
                ])
            let text = try OutsideProgram("swift").run(["package", "--package-path", package, "dump-package"])
            let manifest = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
            #expect(manifest["name"] as? String == "MyScenes")
            // .ci/run builds and tests the whole package; here its scene is only run.
            let film = try Flipbook(
                ["hash", "deep/MyScenes/Sources/MyScenes/Bounce.swift", "--set", "elasticity=0.9"],
                in: folder,
                cache: folder + "/cache")
            #expect(film.exitCode == 0, "\(film.error)")
            let golden = try Flipbook(
                [
                    "diff", "Tests/MyScenesTests/__Goldens__/bounce.trace",
                    "Sources/MyScenes/Bounce.swift",
                ], in: package, cache: folder + "/cache")
            #expect(golden.exitCode == 0, "\(golden.output)\(golden.error)")
            let other = try Flipbook(
                [
                    "diff", "Tests/MyScenesTests/__Goldens__/bounce.trace",
                    "Sources/MyScenes/Bounce.swift", "--set-b", "elasticity=0.9",
                ], in: package, cache: folder + "/cache")
            #expect(other.exitCode == 1)
            #expect(other.output.contains("setting: parameter elasticity 0.6 against 0.9"), "\(other.output)")
        }
    }

    @Test func newPackageFindsFlipbookFromItsOwnFolder() throws {
        try inFolder { folder in
            let root = Repository.root.path
            #expect(try Flipbook(["new", "a/Own", "--flipbook", root], in: folder).exitCode == 0)
            for name in try files(below: folder + "/a/Own")
            where name.hasSuffix(".swift") || name.hasSuffix(".md") {
                let text = try String(contentsOfFile: "\(folder)/a/Own/\(name)", encoding: .utf8)
                // The way from the one to the other may end like a whole path.
                let words = text.split { " \"`\n".contains($0) }
                #expect(!words.contains { $0.hasPrefix(root) || $0.hasPrefix(folder) }, "\(name)")
            }
            func path(_ environment: [String: String]) throws -> String {
                let settings = environment.map { "\($0)=\($1) " }.joined()
                let text = try Shell(
                    settings + "swift package --package-path a/Own dump-package", in: folder
                ).output
                let line = text.split(separator: "\n").first {
                    $0.contains("\"path\" : ") && $0.contains("/")
                }
                return try #require(line.map(String.init), "\(text)")
            }
            let real = Repository.root.resolvingSymlinksInPath().path
            #expect(try path([:]).contains("\"\(real)\""))
            #expect(try path(["FLIPBOOK": "/elsewhere/flipbook"]).contains("\"/elsewhere/flipbook\""))
        }
    }

    @Test func newPackageTakesThePlaceOfNothing() throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/Empty", withIntermediateDirectories: true)
            #expect(try Flipbook(["new", "Empty"], in: folder).exitCode == 0)
            let full = try Flipbook(["new", "Empty"], in: folder)
            #expect(full.exitCode == 73 && full.error.contains("not empty"))
            try write("mine", to: folder + "/File")
            let file = try Flipbook(["new", "File"], in: folder)
            #expect(file.exitCode == 73 && file.error.contains("it is a file"))
            #expect(try String(contentsOfFile: folder + "/File", encoding: .utf8) == "mine")
        }
    }

    @Test(arguments: ["3D", "my-scenes", "Ünder", "UIKit", "flipbook", "Bounce", "a b", "class", ""])
    func newPackageHasANameThatAModuleCanHave(_ name: String) throws {
        try inFolder { folder in
            let run = try Flipbook(["new", name], in: folder)
            #expect(run.exitCode == 64 && run.error.contains("“\(name)”"), "\(run.error)")
            #expect(try files(below: folder).isEmpty)
        }
    }

    @Test func newPackageFindsFlipbookWhereItIsTold() throws {
        try inFolder { folder in
            let missing = try Flipbook(["new", "A", "--flipbook", folder], in: folder)
            #expect(missing.exitCode == 66 && missing.error.contains("Package.swift"))
            #expect(
                try Flipbook(["new", "A", "--flipbook", "https://example.com/us/films.git"], in: folder)
                    .exitCode == 0)
            let manifest = try String(contentsOfFile: folder + "/A/Package.swift", encoding: .utf8)
            #expect(
                manifest.contains(
                    ".package(url: \"https://example.com/us/films.git\", branch: \"main\", "
                        + "traits: [\"Command\"])"))
            #expect(manifest.contains("package: \"films\""))
        }
    }
}
