import Foundation
import TestSupport
import Testing

/// Jobs as they are printed, really run by their engines, with workers killed at random; `make test-long`
/// kills many more.
@Suite(.tags(.long, .process)) struct JobRunTests {
    /// Frames that come in chunks such as `0-10:2` and `28,31`.
    private static let everyOther = film + ["--frames", "0-28:2,31"]
    private static let isLong = Rounds.count(orElse: 1) > 1
    /// Fractions of a second for each, so that a test has some units.
    private static let units = ["--cost", "0.02", "--unit-seconds", isLong ? "0.1" : "0.3"]
    /// A film of 60 frames.
    private static let film = ["FallingSquare", "--scale", "0.25"]
    /// Eight films of a few frames.
    private static let sweep = [
        "PlaygroundElastic", "--scale", "0.2", "--sweep", "elasticity=0:0.7:0.1", "--frames", "0-9",
    ]
    private static let kills = isLong ? 20 : 3

    /// Renders the same options in one process.
    private func single(_ options: [String], in folder: String) throws {
        let isSweep = options.contains("--sweep")
        let render = try Flipbook(
            ["render"] + options + (isSweep ? ["--one-by-one"] : []) + ["-o", "whole/", "--quiet"], in: folder
        )
        #expect(render.exitCode == 0, "\(render.error)")
        let sweep = isSweep ? Array(options.drop { $0 != "--sweep" }.prefix(2)) : []
        let range = options.contains("--frames") ? Array(options.drop { $0 != "--frames" }.prefix(2)) : []
        let stitch = try Flipbook(
            ["stitch", "whole/", "-o", "whole.mp4", "--quiet"] + sweep + range, in: folder)
        #expect(stitch.exitCode == 0, "\(stitch.error)")
    }

    /// Folders and videos of a job have to be those of one process, byte for byte.
    private func expectSame(as single: String, in folder: String) throws {
        let wholes = try FileManager.default.contentsOfDirectory(atPath: single)
            .filter { $0.hasPrefix("whole") }
        #expect(!wholes.isEmpty)
        for name in wholes.sorted() {
            let isVideo = name.hasSuffix(".mp4")
            let other = name.replacing("whole", with: isVideo ? "film" : "frames")
            if isVideo {
                let film = FileManager.default.contents(atPath: "\(folder)/\(other)")
                let whole = FileManager.default.contents(atPath: "\(single)/\(name)")
                #expect(film != nil && film == whole, "\(other)")
            } else {
                #expect(try sameFiles("\(folder)/\(other)", "\(single)/\(name)") == nil, "\(other)")
            }
        }
    }

    private func print(_ engine: String, _ options: [String], in folder: String) throws {
        let job = try Flipbook(
            ["job"] + options + Self.units + ["--for", engine, "-o", "job"], in: folder)
        #expect(job.exitCode == 0, "\(job.error)")
    }

    @Test(arguments: [film, sweep])
    func jobsThatAreRunByGNUParallelMakeTheFilmOfOneProcess(_ options: [String]) throws {
        try JobTools.require("parallel")
        try inFolder { folder in
            try single(options, in: folder)
            try print("parallel", options, in: folder)
            let run = try JobRun("bash job", in: folder)
            _ = run.killWorkers(Self.kills, in: folder, every: 20_000...200_000)
            let end = run.end()
            #expect(end.exitCode == 0, "\(end.output)")
            try expectSame(as: folder, in: folder)
            // All is done, so nothing is done again.
            let times = try Self.times(below: folder)
            #expect(try JobRun("bash job", in: folder).end().exitCode == 0)
            #expect(try Self.times(below: folder) == times)
        }
    }

    @Test func jobsThatAreRunByGNUParallelGoOnAfterTheScriptItselfWasKilled() throws {
        try JobTools.require("parallel")
        try inFolder { folder in
            try single(Self.film, in: folder)
            try print("parallel", Self.film, in: folder)
            let run = try JobRun("set -m; bash job & echo $! >group; wait", in: folder)
            // On a busy machine bash may take longer to write its child's number.
            while run.process.isRunning,
                (try? String(contentsOfFile: folder + "/group", encoding: .utf8))?.isEmpty != false
            {
                usleep(1000)
            }
            usleep(.random(in: 300_000...800_000))
            let group = try String(contentsOfFile: folder + "/group", encoding: .utf8)
            kill(-(pid_t(group.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0x7fff_ffff), SIGKILL)
            _ = run.end()
            let again = try JobRun("bash job", in: folder).end()
            #expect(again.exitCode == 0, "\(again.output)")
            try expectSame(as: folder, in: folder)
        }
    }

    @Test func jobsThatAreRunStopAtAFailureThatNoRepetitionHelps() throws {
        try JobTools.require("parallel")
        try inFolder { folder in
            try print("parallel", Self.film, in: folder)
            try Data("no folder".utf8).write(to: URL(fileURLWithPath: folder + "/frames"))
            let end = try JobRun("bash job", in: folder).end()
            #expect(end.exitCode != 0 && end.output.contains("Cannot write “frames"), "\(end.output)")
            #expect(try files(below: folder).allSatisfy { !$0.contains("film.mp4") })
        }
    }

    @Test func jobsThatAreRunWorkWithScenesFoldersAndJobFilesOfOddNames() throws {
        try JobTools.require("parallel")
        try inFolder { folder in
            let place = folder + "/it's $HOME\n\"{{x}}\" %d"
            try makeFolder(place)
            let source = """
                import UIKit
                final class Odd: UIViewController {
                    override func viewDidLoad() { view.backgroundColor = .red }
                }
                """
            try Data(source.utf8).write(to: URL(fileURLWithPath: place + "/-it's {{a}} $(b).swift"))
            let names = ["--into", "f r'a`m$e.s/", "--video", "- {} '\\.mp4", "-o", "it's; a job.yaml"]
            let scene = ["--scale", "0.25", "--frames", "0-5"] + Self.units
            for (engine, start) in [("parallel", "bash"), ("openjd", "openjd run")] {
                try JobTools.require(engine)
                let words = ["job", "--for", engine] + names + scene + ["--", "-it's {{a}} $(b).swift"]
                let job = try Flipbook(words, in: place, cache: folder + "/cache")
                #expect(job.exitCode == 0, "\(job.error)")
                let environment = ["XDG_CACHE_HOME": folder + "/cache"]
                let end = try JobRun(
                    "\(start) \"it's; a job.yaml\"", in: place, environment: environment
                ).end()
                #expect(end.exitCode == 0, "\(engine): \(end.output)")
                let made = try files(below: place)
                #expect(made.contains("f r'a`m$e.s/000005.png") && made.contains("- {} '\\.mp4"), "\(made)")
                try FileManager.default.removeItem(atPath: place + "/f r'a`m$e.s")
                try FileManager.default.removeItem(atPath: place + "/- {} '\\.mp4")
            }
        }
    }

    @Test(arguments: [film, sweep])
    func jobsThatAreRunBySlurmMakeTheFilmOfOneProcess(_ options: [String]) throws {
        try JobTools.require("sbatch", "slurmctld", "slurmd", "munged")
        try inFolder { folder in
            try single(options, in: folder)
            try print("slurm", options, in: folder)
            let slurm = Repository.root.appendingPathComponent(".ci/slurm").path
            let service = folder + "/slurm"
            // A unit that is killed more often than Slurm tries it, as on a slow machine, ends the job
            // without its video, and the job is run again.
            let run = try JobRun(
                """
                trap '"\(slurm)" stop "\(service)"' EXIT
                variables=$("\(slurm)" start "\(service)") || exit
                eval "$variables"
                for round in 1 2 3 4; do
                    bash job || exit
                    while squeue --noheader --format=%i | grep -q .; do sleep 0.2; done
                    [ "$(ls film*.mp4 | wc -l)" -lt "$(ls whole*.mp4 | wc -l)" ] || break
                done
                cat flipbook-*.log
                """, in: folder)
            _ = run.killWorkers(Self.kills, in: folder, every: 20_000...200_000)
            let end = run.end()
            #expect(end.exitCode == 0, "\(end.output)")
            try expectSame(as: folder, in: folder)
        }
    }

    @Test(arguments: [film, sweep, everyOther])
    func jobsThatAreRunByOpenjdMakeTheFilmOfOneProcess(_ options: [String]) throws {
        try JobTools.require("openjd")
        try inFolder { folder in
            try single(options, in: folder)
            try print("openjd", options, in: folder)
            try FileManager.default.moveItem(atPath: folder + "/job", toPath: folder + "/job.yaml")
            // A unit that is killed more often than its script tries ends `openjd run`, which is run again.
            let run = try JobRun(
                """
                openjd check job.yaml || exit
                for attempt in 1 2 3 4 5; do openjd run job.yaml && exit; done
                exit 1
                """, in: folder)
            _ = run.killWorkers(Self.kills, in: folder, every: 20_000...200_000)
            let end = run.end()
            #expect(end.exitCode == 0, "\(end.output)")
            #expect(end.output.contains("openjd_progress: 100"))
            try expectSame(as: folder, in: folder)
        }
    }

    @Test func jobsThatAreRunForKubernetesKeepToItsPublishedSchema() throws {
        try JobTools.require("kubernetes-validate")
        for options in [Self.film, Self.sweep] {
            try inFolder { folder in
                try single(options, in: folder)
                try print("kubernetes", options, in: folder)
                let check = try JobRun(
                    "for version in 1.29 1.33 1.37; do kubernetes-validate -k $version --strict job || exit; done",
                    in: folder
                ).end()
                #expect(check.exitCode == 0, "\(check.output)")
                // Runs the ConfigMap's script as the containers do, with the index that Kubernetes gives.
                let run = try JobRun(
                    """
                    python3() { "\(JobTools.pythonPrograms)/python3" "$@"; }
                    eval "$(python3 -c 'if True:
                        import shlex, yaml
                        map, film, stitch = yaml.safe_load_all(open("job"))
                        open("units.sh", "w").write(map["data"]["units.sh"])
                        for job in film, stitch:
                            step = job["spec"]["template"]["spec"]["containers"][0]["command"][2]
                            print("%s=%d" % (step, job["spec"]["completions"]))
                    ')"
                    for index in $(seq 0 $((film - 1))); do
                        JOB_COMPLETION_INDEX=$index sh units.sh film || exit
                    done
                    for index in $(seq 0 $((stitch - 1))); do
                        JOB_COMPLETION_INDEX=$index sh units.sh stitch || exit
                    done
                    JOB_COMPLETION_INDEX=$film sh units.sh film
                    """, in: folder
                ).end()
                #expect(run.exitCode == 64, "\(run.output)")
                try expectSame(as: folder, in: folder)
            }
        }
    }

    /// Returns the modification times of the files that a job makes.
    private static func times(below folder: String) throws -> [String: Date?] {
        let made = try files(below: folder).filter { $0.hasPrefix("film") || $0.hasPrefix("frames") }
        return Dictionary(
            uniqueKeysWithValues: made.map { name in
                let values = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
                return (name, values?[.modificationDate] as? Date)
            })
    }
}
