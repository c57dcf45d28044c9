import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct FFmpegTests {
    @Test func aMissingFfmpegGives69AndHowToInstallItAndThePNGFilesAreKept() throws {
        try inFolder { folder in
            let run = try render(["-o", "a/", "-o", "a.mp4"], in: folder, path: "/nowhere")
            #expect(run.exitCode == 69)
            #expect(run.error.contains("apt-get install ffmpeg"))
            #expect(
                try files(below: folder).sorted() == [
                    "a", "a/000000.png", "a/000001.png", "a/000002.png", "a/film.json",
                ])
        }
    }

    @Test func aMissingFfmpegLeavesNothingWhereOnlyAVideoIsWanted() throws {
        try inFolder { folder in
            let run = try render(["-o", "b/a.mp4"], in: folder, path: "/nowhere")
            #expect(run.exitCode == 69)
            #expect(try files(below: folder) == ["b"])
        }
    }

    @Test func anFfmpegThatDiesGives69AndWhatItSaidAndThePNGFilesAreKept() throws {
        try inFolder { folder in
            try fake("read -r line; echo 'no such encoder' >&2; exit 3", in: folder)
            let run = try render(["-o", "a/", "-o", "a.mp4"], in: folder, path: folder + "/bin")
            #expect(run.exitCode == 69)
            #expect(run.error.contains("no such encoder"))
            #expect(try files(below: folder).filter { $0.hasPrefix("a") }.count == 5)
        }
    }

    @Test func anFfmpegThatFindsTheDiskFullIsReported() throws {
        try inFolder { folder in
            try fake("echo 'a.mp4: No space left on device' >&2; exit 1", in: folder)
            let run = try render(["-o", "a.mp4"], in: folder, path: folder + "/bin")
            #expect(run.exitCode == 73)
            #expect(run.error.contains("“a.mp4”"))
            #expect(try files(below: folder) == ["bin", "bin/ffmpeg"])
        }
    }

    @Test func anFfmpegThatSaysAGreatDealIsQuotedInPart() throws {
        try inFolder { folder in
            try fake(
                "cat >/dev/null; head -c 3000000 /dev/zero | tr '\\0' x >&2; echo no such encoder >&2; exit 3",
                in: folder)
            let run = try render(
                ["-o", "a/", "-o", "a.mp4"], in: folder, path: folder + "/bin:/usr/bin:/bin")
            #expect(run.exitCode == 69)
            #expect(run.error.hasSuffix("no such encoder\n") && run.error.utf8.count < 10_000)
            #expect(try files(below: folder).filter { $0.hasPrefix("a") }.count == 5)
        }
    }

    @Test func anFfmpegThatEndsWellAndHasMadeNothingIsReported() throws {
        try inFolder { folder in
            try fake("cat >/dev/null", in: folder)
            try Data("before".utf8).write(to: URL(fileURLWithPath: folder + "/a.mp4"))
            let run = try render(["-o", "a.mp4"], in: folder, path: folder + "/bin:/usr/bin:/bin")
            #expect(run.exitCode == 69 && run.error.contains("wrote nothing"), "\(run.error)")
            #expect(try String(contentsOfFile: folder + "/a.mp4", encoding: .utf8) == "before")
            #expect(try files(below: folder).filter { !$0.hasPrefix("bin") } == ["a.mp4"])
        }
    }

    @Test func aFullDiskForOneOfSeveralVideosKeepsTheOthers() throws {
        try inFolder { folder in
            try fake(
                """
                for file; do :; done
                case "$*" in *libvpx*) echo "No space left on device" >&2; exit 1;; esac
                cat >"${file#file:}"
                """, in: folder)
            let run = try render(
                ["-o", "a/", "-o", "a.webm", "-o", "a.mp4"], in: folder, path: folder + "/bin:/usr/bin:/bin")
            #expect(run.exitCode == 73 && run.error.contains("“a.webm”"), "\(run.error)")
            #expect(
                try files(below: folder).filter { !$0.hasPrefix("bin") } == [
                    "a", "a.mp4", "a/000000.png", "a/000001.png", "a/000002.png", "a/film.json",
                ])
        }
    }

    private func render(_ outputs: [String], in folder: String, path: String) throws -> Flipbook {
        try Flipbook(
            ["render", Flipbook.firstScene(), "--frames", "0-2", "--quiet"] + outputs, in: folder, path: path)
    }

    private func fake(_ script: String, in folder: String) throws {
        let bin = URL(fileURLWithPath: folder + "/bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        let program = bin.appendingPathComponent("ffmpeg")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
}
