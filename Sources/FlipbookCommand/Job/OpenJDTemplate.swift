import Flipbook
import Foundation
import SystemPackage

/// A job as a template for Open Job Description (2023-09): two steps for each scene, one that films and one
/// that stitches, both in chunks.
///
/// Names from the user become values of job parameters, since values are never read as expressions.
struct OpenJDTemplate {
    /// The template, in YAML.
    private(set) var text = ""

    private let job: Job
    /// The largest number of scenes. A template has at most 50 parameters; each scene takes one, and three
    /// are common.
    private static let mostScenes = 47

    /// Creates the template of a job.
    /// - Throws: `FilmError.invalid` for more scenes than a template holds, and for `{{` in options.
    init(of job: Job) throws {
        self.job = job
        guard job.scenes.count <= Self.mostScenes else {
            throw FilmError.invalid(
                "A job for Open Job Description takes \(Self.mostScenes) scenes at most, not \(job.scenes.count)."
            )
        }
        let steps = try job.scenes.indices.map { try filming($0) + stitching($0) }
        text = """
            # Made by flipbook job for Open Job Description. \(job.summary).
            #
            #   openjd check \(job.fileName)
            #   openjd run \(job.fileName)
            #
            # Keep it in the folder that it was made in: its paths begin there. Workers need flipbook and ffmpeg
            # on their PATH, or -p Flipbook=PATH.
            specificationVersion: jobtemplate-2023-09
            extensions: [TASK_CHUNKING]
            name: \(YAMLText.quoted("Flipbook " + job.identity))
            description: \(YAMLText.quoted(job.summary))
            parameterDefinitions:
            \(parameters.joined(separator: "\n"))
            steps:
            \(steps.joined(separator: "\n"))

            """
    }

    private var parameters: [String] {
        let scenes = job.scenes.enumerated().map { number, scene in
            scene.file.map { Self.path(Self.scene(number), $0, "FILE", "IN") }
                ?? Self.string(Self.scene(number), scene.argument)
        }
        let stem = String(job.video.dropLast(suffix.count))
        return [
            Self.string("Flipbook", job.program), Self.path("Frames", job.folder, "DIRECTORY", "INOUT"),
            Self.path("Video", stem, "FILE", "OUT"),
        ] + scenes
    }

    /// Returns a parameter with a path. A path below the current folder is relative to the template, wherever
    /// the scheduler puts it; every other path becomes absolute.
    private static func path(_ name: String, _ path: String, _ type: String, _ flow: String) -> String {
        guard path.isBelowHere else {
            return string(name, URL(fileURLWithPath: path).standardizedFileURL.path)
        }
        return """
            - name: \(name)
              type: PATH
              objectType: \(type)
              dataFlow: \(flow)
              default: \(YAMLText.quoted(path))
            """
    }

    private static func string(_ name: String, _ value: String) -> String {
        """
        - name: \(name)
          type: STRING
          default: \(YAMLText.quoted(value))
        """
    }

    private static func scene(_ number: Int) -> String { "Scene\(number + 1)" }

    /// The video's extension with its dot; empty without one.
    private var suffix: String { FilePath(job.video).extension.map { ".\($0)" } ?? "" }
}

// MARK: Steps

extension OpenJDTemplate {
    private func filming(_ number: Int) throws -> String {
        let scene = job.scenes[number]
        let work = job.work(of: scene)
        let ranges = work.rangeCount(job.unitSeconds)
        var words = ["render"] + job.renderOptions + ["-o", folder(of: scene)] + sweepWords
        var definitions: [String] = []
        if job.sweep != nil {
            let group = max(1, scene.filmCount / work.groupCount(job.unitSeconds))
            words += ["--one-by-one", "--values", "{{Task.Param.Value}}"]
            let all = FrameRange(count: scene.filmCount)
            definitions += [
                ranges > 1 ? Self.number("Value", all) : chunks("Value", all, group)
            ]
        }
        if ranges > 1 || job.sweep == nil {
            words += ["--frames", "{{Task.Param.Frame}}"]
            let count = (scene.frames.count + ranges - 1) / ranges
            definitions.append(chunks("Frame", scene.frames, count))
        } else if scene.isPart {
            words += ["--frames", "\(scene.frames)"]
        }
        return try step("Film", number, words + ["--", argument(of: number)], definitions, after: nil)
    }

    private func stitching(_ number: Int) throws -> String {
        let scene = job.scenes[number]
        let video = "{{Param.Video}}" + (scene.mark.map { "-\($0)" } ?? "") + suffix
        var words = ["stitch"] + job.stitchOptions + ["-o", video] + sweepWords
        var definitions: [String] = []
        if job.sweep != nil {
            let group = max(1, scene.filmCount / job.work(of: scene).groupCount(job.unitSeconds))
            words += ["--values", "{{Task.Param.Value}}"]
            definitions = [chunks("Value", FrameRange(count: scene.filmCount), group)]
        }
        words += ["--frames", "\(scene.frames)", "--", folder(of: scene)]
        return "\n" + (try step("Stitch", number, words, definitions, after: Self.name("Film", number, job)))
    }

    private func folder(of scene: Job.Scene) -> String {
        "{{Param.Frames}}" + (scene.mark.map { "-\($0)" } ?? "") + "/"
    }

    private var sweepWords: [String] { job.sweep.map { ["--sweep", $0] } ?? [] }

    /// Returns the scene's argument: the parameter of its file or name, followed by `:Name` if the file holds
    /// several scenes.
    private func argument(of number: Int) -> String {
        let scene = job.scenes[number]
        let chosen = scene.file.map { String(scene.argument.dropFirst($0.count)) } ?? ""
        return "{{Param.\(Self.scene(number))}}" + chosen
    }

    private static func name(_ step: String, _ number: Int, _ job: Job) -> String {
        job.scenes.count == 1 ? step : "\(step) \(number + 1)"
    }

    private func step(
        _ kind: String, _ number: Int, _ words: [String], _ definitions: [String], after: String?
    ) throws -> String {
        let run = "set -u\n" + ShellUnits.attempt + "attempt \"$@\"\n"
        var lines = ["- name: \(Self.name(kind, number, job))"]
        if let after { lines += ["  dependencies:", "  - dependsOn: \(after)"] }
        if job.threads > 1 {
            lines += [
                "  hostRequirements:", "    amounts:", "    - name: amount.worker.vcpu",
                "      min: \(job.threads)",
            ]
        }
        if !definitions.isEmpty {
            lines += ["  parameterSpace:", "    taskParameterDefinitions:"] + definitions
        }
        let arguments = ["{{Task.File.Run}}", "{{Param.Flipbook}}"] + (try words.map(checked))
        lines += [
            "  script:", "    actions:", "      onRun:", "        command: bash",
            "        args: \(YAMLText.list(arguments))", "    embeddedFiles:", "    - name: Run",
            "      type: TEXT", "      data: \(YAMLText.block(run, indent: 8))",
        ]
        return lines.joined(separator: "\n")
    }

    private func chunks(_ name: String, _ range: FrameRange, _ count: Int) -> String {
        """
            - name: \(name)
              type: CHUNK[INT]
              range: "\(range)"
              chunks:
                defaultTaskCount: \(count)
                targetRuntimeSeconds: \(max(1, Int(job.unitSeconds.rounded(.up))))
                rangeConstraint: NONCONTIGUOUS
        """
    }

    private static func number(_ name: String, _ range: FrameRange) -> String {
        """
            - name: \(name)
              type: INT
              range: "\(range)"
        """
    }

    /// Returns the word unless it contains `{{` outside of this template's own expressions. The template
    /// language has no escape for `{{`.
    private func checked(_ word: String) throws -> String {
        let own = word.replacing(/\{\{(?:Task\.Param|Param)\.\w+\}\}/, with: "")
        guard !own.contains("{{") else {
            throw FilmError.invalid(
                "“\(own)” cannot stand in a job for Open Job Description, whose expressions begin with {{.")
        }
        return word
    }
}
