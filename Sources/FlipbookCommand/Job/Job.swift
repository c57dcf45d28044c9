import Flipbook
import Foundation
import SystemPackage

/// The films and videos of a job, divided into units; the input of the scripts and templates for all engines.
struct Job {
    /// A scene, or a scene with the films of a sweep.
    struct Scene {
        /// The scene's name in the catalog, or its file, as on the command line.
        let argument: String
        /// The scene's name.
        let name: String
        /// The scene's file; nil for a scene of the catalog.
        let file: String?
        /// The label that makes the scene's folder and videos unique; nil for the only scene.
        let mark: String?
        /// The frames of each film.
        let frames: FrameRange
        /// True when the frames are a part of the film.
        let isPart: Bool
        /// The number of films: one, or one for each value of the sweep.
        let filmCount: Int
        /// The cost of a frame, in seconds of simulation and of drawing.
        let cost: FrameCost
    }

    /// The scenes in the order of the command line.
    let scenes: [Scene]
    /// The sweep as it was typed; nil for none.
    let sweep: String?
    /// The options of every film.
    let renderOptions: [String]
    /// The options of every video.
    let stitchOptions: [String]
    /// The folder of frames, without a slash at its end.
    let folder: String
    /// The path of the video.
    let video: String
    /// The number of threads of a unit.
    let threads: Int
    /// The shortest time that a unit takes, in seconds.
    let unitSeconds: Double
    /// The largest number of units.
    let maximumUnitCount: Int
    /// The container image that holds the command, for Kubernetes.
    let image: String
    /// The claim of the volume that all pods share, for Kubernetes.
    let claim: String
    /// The command's name or path on the workers.
    let program: String
    /// The path of the job's file; nil for standard output.
    let file: String?
    /// A hash of the source texts of scene files, and of the names of the program's own scenes.
    let sources: Hash64
}

extension Job {
    /// Returns the folder of a scene's frames, with a slash at its end.
    func folder(of scene: Scene) -> String { (scene.mark.map { marked(folder, $0) } ?? folder) + "/" }

    /// Returns the path of a scene's video.
    func video(of scene: Scene) -> String { scene.mark.map { marked(video, $0) } ?? video }

    /// The units of filming.
    var filmPlan: JobPlan { plan(scenes.map { work(of: $0) }) }

    /// The units of stitching. Reading and encoding a frame takes about as long as drawing it.
    var stitchPlan: JobPlan {
        plan(
            scenes.map { scene in
                let seconds = Double(scene.frames.count) * scene.cost.drawing
                return JobPlan.Work(
                    frames: FrameRange(frame: 0), values: sweep == nil ? nil : scene.filmCount,
                    cost: FrameCost(drawing: seconds))
            })
    }

    /// Returns the work of filming a scene.
    func work(of scene: Scene) -> JobPlan.Work {
        JobPlan.Work(
            frames: scene.frames, values: sweep == nil ? nil : scene.filmCount, cost: scene.cost)
    }

    private func plan(_ works: [JobPlan.Work]) -> JobPlan {
        JobPlan(of: works, unitSeconds: unitSeconds, maximumUnitCount: maximumUnitCount)
    }

    /// Returns the arguments after `render` that film a chunk of the work.
    func renderWords(_ chunk: JobPlan.Chunk) -> [String] {
        let scene = scenes[chunk.work]
        let frames = chunk.frames ?? (scene.isPart ? scene.frames : nil)
        return ["-o", folder(of: scene)] + sweepWords + (sweep == nil ? [] : ["--one-by-one"])
            + (chunk.values.map { ["--values", "\($0)"] } ?? [])
            + (frames.map { ["--frames", "\($0)"] } ?? []) + ["--", scene.argument]
    }

    /// Returns the arguments after `stitch` that make the videos of a chunk of the work.
    func stitchWords(_ chunk: JobPlan.Chunk) -> [String] {
        let scene = scenes[chunk.work]
        return ["-o", video(of: scene)] + sweepWords
            + (chunk.values.map { ["--values", "\($0)"] } ?? []) + ["--frames", "\(scene.frames)"]
            + ["--", folder(of: scene)]
    }

    private var sweepWords: [String] { sweep.map { ["--sweep", $0] } ?? [] }

    /// The first eight hexadecimal digits of a hash over scenes, options and units. Equal jobs have equal
    /// identities.
    var identity: String {
        var print = sources
        let words = renderOptions + stitchOptions + [program, image, claim, "\(threads)"]
        let chunks = filmPlan.units + stitchPlan.units
        for word in words + chunks.flatMap({ $0.flatMap(renderWords) }) { print.combine(word) }
        return String(print.text.prefix(8))
    }
}

extension Job {
    /// A summary in one line: `FallingSquare: 1 film of 60 frames`.
    var summary: String {
        let films = scenes.reduce(0) { $0 + $1.filmCount }
        let counts = Set(scenes.map(\.frames.count))
        let frames = counts.count == 1 ? " of \(Self.count(counts.first ?? 0, "frame"))" : ""
        let names = scenes.count > 3 ? "\(scenes.count) scenes" : scenes.map(\.name).joined(separator: ", ")
        return "\(names): \(Self.count(films, "film"))\(frames)".commentText
    }

    /// Returns the number and the length of a plan's units: `4 units of at least 10 s`.
    static func units(_ plan: JobPlan) -> String {
        guard plan.units.count > 1 else { return "1 unit" }
        return "\(plan.units.count) units of at least \(((plan.unitSeconds * 10).rounded() / 10).typed) s"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// The name of the job's file for the usage comment in it; `JOB` for standard output.
    var fileName: String {
        let name = file.flatMap { FilePath($0).lastComponent?.string } ?? "JOB"
        return shellLine([name]).commentText
    }
}

extension String {
    /// The text for use in a comment of one line; line breaks and control characters become `?`.
    var commentText: String {
        String(map { $0.isNewline || $0.unicodeScalars.contains(where: \.isControl) ? "?" : $0 })
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
