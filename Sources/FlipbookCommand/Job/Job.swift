import Flipbook
import Foundation
import SystemPackage

/// What is filmed and stitched, cut into units: all that the texts for the engines are made of.
struct Job {
    /// A scene, or the films of a sweep of it.
    struct Scene {
        /// What names it on the command line.
        let argument: String
        /// The scene's name.
        let name: String
        /// The file that it is in; nil for one that the command knows by name.
        let file: String?
        /// What tells its folder and videos apart from those of other scenes; nil for the only one.
        let mark: String?
        /// The frames of each film.
        let frames: FrameRange
        /// Whether the frames are a part of the film.
        let isPart: Bool
        /// How many films there are.
        let filmCount: Int
        /// How long a frame takes.
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
    /// The video.
    let video: String
    /// How many threads a unit has.
    let threads: Int
    /// The least that a unit takes, in seconds.
    let unitSeconds: Double
    /// How many units there may be.
    let mostUnits: Int
    /// The image that holds the command; for Kubernetes.
    let image: String
    /// The claim of the volume that all pods share; for Kubernetes.
    let claim: String
    /// The command as workers call it.
    let program: String
    /// The job's file; nil when it goes to standard output.
    let file: String?
    /// A hash of what the scenes are made of.
    let sources: Hash64
}

extension Job {
    /// The folder of a scene.
    func folder(of scene: Scene) -> String { (scene.mark.map { marked(folder, $0) } ?? folder) + "/" }

    /// The video of a scene.
    func video(of scene: Scene) -> String { scene.mark.map { marked(video, $0) } ?? video }

    /// The units that films are cut into.
    var filmPlan: JobPlan { plan(scenes.map { work(of: $0) }) }

    /// The units of stitching. A frame takes about as long to be read and encoded as to be drawn.
    var stitchPlan: JobPlan {
        plan(
            scenes.map { scene in
                let seconds = Double(scene.frames.count) * scene.cost.drawing
                return JobPlan.Work(
                    frames: FrameRange(frame: 0), values: sweep == nil ? nil : scene.filmCount,
                    cost: FrameCost(drawing: seconds))
            })
    }

    /// The films of a scene.
    func work(of scene: Scene) -> JobPlan.Work {
        JobPlan.Work(
            frames: scene.frames, values: sweep == nil ? nil : scene.filmCount, cost: scene.cost)
    }

    private func plan(_ works: [JobPlan.Work]) -> JobPlan {
        JobPlan(of: works, unitSeconds: unitSeconds, mostUnits: mostUnits)
    }

    /// The words after `render` that film a piece.
    func renderWords(_ piece: JobPlan.Piece) -> [String] {
        let scene = scenes[piece.work]
        let frames = piece.frames ?? (scene.isPart ? scene.frames : nil)
        return ["-o", folder(of: scene)] + sweepWords + (sweep == nil ? [] : ["--one-by-one"])
            + (piece.values.map { ["--values", "\($0)"] } ?? [])
            + (frames.map { ["--frames", "\($0)"] } ?? []) + ["--", scene.argument]
    }

    /// The words after `stitch` that make the videos of a piece.
    func stitchWords(_ piece: JobPlan.Piece) -> [String] {
        let scene = scenes[piece.work]
        return ["-o", video(of: scene)] + sweepWords
            + (piece.values.map { ["--values", "\($0)"] } ?? []) + ["--frames", "\(scene.frames)"]
            + ["--", folder(of: scene)]
    }

    private var sweepWords: [String] { sweep.map { ["--sweep", $0] } ?? [] }

    /// Tells this job from all others; the same job has the same one.
    var identity: String {
        var print = sources
        let words = renderOptions + stitchOptions + [program, image, claim, "\(threads)"]
        let pieces = filmPlan.units + stitchPlan.units
        for word in words + pieces.flatMap { $0.flatMap(renderWords) } { print.combine(word) }
        return String(print.text.prefix(8))
    }
}

extension Job {
    /// What is done, in one line: `FallingSquare: 1 film of 60 frames, 4 units of at least 10 s`.
    var summary: String {
        let films = scenes.reduce(0) { $0 + $1.filmCount }
        let counts = Set(scenes.map(\.frames.count))
        let frames = counts.count == 1 ? " of \(Self.count(counts.first ?? 0, "frame"))" : ""
        let names = scenes.count > 3 ? "\(scenes.count) scenes" : scenes.map(\.name).joined(separator: ", ")
        return "\(names): \(Self.count(films, "film"))\(frames)".commentText
    }

    /// The units in words: `4 units of at least 10 s`.
    static func units(_ plan: JobPlan) -> String {
        guard plan.units.count > 1 else { return "1 unit" }
        return "\(plan.units.count) units of at least \(((plan.unitSeconds * 10).rounded() / 10).typed) s"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// How the job's file is named in its own comment.
    var fileName: String {
        let name = file.flatMap { FilePath($0).lastComponent?.string } ?? "JOB"
        return shellLine([name]).commentText
    }
}

extension String {
    /// The text within a line of comment, which no letter of it can end.
    var commentText: String {
        String(map { $0.isNewline || $0.unicodeScalars.contains(where: \.isControl) ? "?" : $0 })
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
