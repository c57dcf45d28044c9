import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct JobTests {
    private static let engines = ["parallel", "slurm", "openjd", "kubernetes"]

    @Test(arguments: engines)
    func jobsSayInTheirFirstLinesHowTheyAreStarted(_ engine: String) throws {
        try inFolder { folder in
            let words = [
                "job", "BouncingSquares", "--for", engine, "--cost", "0.5", "-o", "a job.txt",
            ]
            let first = try Flipbook(words, in: folder)
            #expect(first.exitCode == 0 && first.lines == ["a job.txt"], "\(first.error)")
            let text = try String(contentsOfFile: folder + "/a job.txt", encoding: .utf8)
            let head = text.split(separator: "\n").prefix(9).joined(separator: "\n")
            #expect(head.contains("Made by flipbook job") && head.contains("'a job.txt'"), "\(head)")
            #expect(head.contains("BouncingSquares: 1 film of 120 frames"), "\(head)")
            #expect(try Flipbook(words, in: folder).exitCode == 0)
            #expect(try String(contentsOfFile: folder + "/a job.txt", encoding: .utf8) == text)
            let printed = try Flipbook(words.dropLast(2), in: folder)
            #expect(printed.output == text.replacing("'a job.txt'", with: "JOB"))
        }
    }

    @Test func jobsMeasureWhatAFrameCostsWhereNobodySaysIt() throws {
        let job = try Flipbook(
            ["job", "FallingSquare", "--for", "slurm", "--unit-seconds", "0.1", "--scale", "4"])
        #expect(job.exitCode == 0 && job.output.contains("#SBATCH"), "\(job.error)")
    }

    @Test(arguments: engines)
    func unitsOfAJobHaveTheCompilersTimeOfItsCommandLine(_ engine: String) throws {
        let words = ["job", "FallingSquare", "--for", engine, "--cost", "1", "--compile-timeout", "300"]
        let job = try Flipbook(words)
        #expect(job.exitCode == 0, "\(job.error)")
        #expect(
            job.output.contains("--compile-timeout 300")
                || job.output.contains("\"--compile-timeout\", \"300\""), "\(job.output)")
    }

    @Test(arguments: [
        ("--for cron", "parallel"), ("--for slurm --unit-seconds 0", "from 0.1 to 86400"),
        ("--for slurm --cost -1", "more than 0"), ("--for slurm --jobs 0", "1 to 64"),
        ("--for slurm --video film.png", "film format"), ("--for slurm --video film/", "film.mp4"),
        ("--for slurm --sweep elasticity=0:1:0.5", "no parameter named “elasticity”"),
        ("--for slurm --frames 0-999", "after the film's last one"),
        ("--for kubernetes --into /frames", "outside of the volume"),
        ("--for openjd --ffmpeg {{x}}", "“{{x}}”"), ("--for slurm --ffmpeg '", "no partner"),
    ])
    func jobsThatCannotWorkAreRefusedWithASentenceThatNamesTheThingAndTheRule(
        _ options: String, _ words: String
    ) async throws {
        let refusal = try await Refusal("job FallingSquare \(options)")
        #expect(refusal.exitCode == 64 && refusal.error.contains(words), "\(refusal.error)")
    }

    @Test func jobsDoNotTakeThePlaceOfAFileThatIsNoJob() throws {
        try inFolder { folder in
            let file = URL(fileURLWithPath: folder + "/Own.swift")
            try Data("import UIKit\n".utf8).write(to: file)
            let words = ["job", "FallingSquare", "--for", "slurm", "--cost", "1", "-o", "Own.swift"]
            let refused = try Flipbook(words, in: folder)
            #expect(refused.exitCode == 73 && refused.error.contains("--force"), "\(refused.error)")
            #expect(try String(contentsOf: file, encoding: .utf8) == "import UIKit\n")
            #expect(try Flipbook(words + ["--force"], in: folder).exitCode == 0)
            #expect(try Flipbook(words, in: folder).exitCode == 0)
        }
    }

    @Test func jobsMakeNoVideoOfAFolderThatLacksFramesOfTheJob() throws {
        try inFolder { folder in
            try Flipbook(
                ["render", "FallingSquare", "--scale", "0.25", "--frames", "0-9,12", "-o", "a/"], in: folder)
            let stitch = ["stitch", "a/", "-o", "a.mp4", "--quiet", "--frames"]
            let refused = try Flipbook(stitch + ["0-13"], in: folder)
            #expect(refused.exitCode == 66 && refused.output.isEmpty, "\(refused.error)")
            #expect(refused.error.contains("3 frames are missing: 000010.png"), "\(refused.error)")
            #expect(try Flipbook(stitch + ["0-9,12"], in: folder).exitCode == 0)
        }
    }

    @Test func jobsQuoteNamesForTheShell() throws {
        try inFolder { folder in
            let job = try Flipbook(
                [
                    "job", "FallingSquare", "--for", "parallel", "--cost", "1", "--into", "a b\n'c'/", "-o",
                    "$(touch x)\ntouch y",
                ], in: folder)
            #expect(job.exitCode == 0, "\(job.error)")
            try Shell("bash -n \"$(ls -d *touch*)\"", in: folder).expectSuccess()
            let text = try String(contentsOfFile: folder + "/$(touch x)\ntouch y", encoding: .utf8)
            for line in text.split(separator: "\n").dropFirst().prefix(7) { #expect(line.hasPrefix("#")) }
            #expect(text.contains("'a b\n'\\''c'\\''/'"))
        }
    }
}

@Suite(.tags(.process)) struct ProgressTests {
    private static let film = ["render", "FallingSquare", "--scale", "0.25", "--frames", "0-9", "-o", "a/"]

    @Test func progressIsToldInTheLinesThatOpenJobDescriptionsSessionsRead() throws {
        try inFolder { folder in
            let film = ["render", "PlaygroundElastic", "--scale", "0.2", "--frames", "0-9", "-o", "a/"]
            let run = try Flipbook(
                film + ["--sweep", "elasticity=0,0.5", "--one-by-one", "--progress", "openjd"], in: folder)
            #expect(run.exitCode == 0 && run.error.isEmpty, "\(run.error)")
            let shares = run.lines.compactMap { line in
                line.hasPrefix("openjd_progress: ") ? Double(line.dropFirst(17)) : nil
            }
            #expect(shares.first == 0 && shares.contains(50) && shares.last == 100, "\(shares)")
            #expect(shares == shares.sorted())
            #expect(run.lines.contains { $0.hasPrefix("openjd_status: elasticity=0.5") })
            #expect(run.lines.contains("a-elasticity=0.5"))
        }
    }

    @Test func progressOfAFilmThatFailsSaysWhy() throws {
        try inFolder { folder in
            let source = """
                import UIKit
                final class Bad: UIViewController {
                    override func viewDidLoad() { view.alpha = .nan }
                }
                """
            try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/Bad.swift"))
            let run = try Flipbook(["render", "Bad.swift", "-o", "a/", "--progress", "openjd"], in: folder)
            #expect(run.exitCode == 70, "\(run.error)")
            #expect(run.lines.last?.hasPrefix("openjd_fail: view: alpha") == true, "\(run.lines)")
        }
    }

    @Test func progressGoesToStandardErrorAsLines() throws {
        try inFolder { folder in
            for (style, line) in [("lines", "10 frames in "), ("bar", "10 frames in "), ("none", "")] {
                let run = try Flipbook(Self.film + ["--progress", style], in: folder)
                #expect(run.exitCode == 0 && run.lines == ["a"])
                #expect(run.lastSentence.hasPrefix(line) && run.error.isEmpty == line.isEmpty, "\(run.error)")
            }
            let stitched = try Flipbook(
                ["stitch", "a/", "-o", "a.mp4", "--frames", "0-9", "--progress", "openjd"], in: folder)
            #expect(stitched.exitCode == 0 && stitched.lines.contains("openjd_progress: 100.0"))
        }
    }

    @Test(arguments: [
        "--progress openjd --json", "--progress openjd -o - --format mp4", "--progress lines --quiet",
        "--progress loud",
    ])
    func progressCannotShareStandardOutput(_ options: String) throws {
        let words = options.split(separator: " ").map(String.init)
        let run = try Flipbook(["render", "FallingSquare", "-o", "a/"] + words)
        #expect(run.exitCode == 64 && run.error.contains("--progress"), "\(run.error)")
    }
}
