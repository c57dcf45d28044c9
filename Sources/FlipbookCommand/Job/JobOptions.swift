import ArgumentParser
import Flipbook
import Foundation
import Raster
import SystemPackage
import UIKitHost

/// The folder of frames and the video of a job, and the encoding of both.
struct JobFiles: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The folder of frames; with --sweep one for each value.", valueName: "FOLDER"),
        completion: .directory)
    var into = "frames/"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The video: .mp4, .webm, .mov, .gif, .apng, .webp.", valueName: "OUT"),
        completion: .videos)
    var video = "film.mp4"

    @Option(help: "Encoder quality preset.")
    var quality: VideoQuality = .standard

    @Option(
        name: .customLong("ffmpeg"), parsing: .unconditional,
        help: ArgumentHelp(
            "More arguments for ffmpeg, such as \"-crf 12\".", valueName: "ARGS", visibility: .hidden))
    var arguments = ""

    @Option(
        help: ArgumentHelp(
            "Compression of PNG files with the same pixels: fast, small or best.",
            visibility: .hidden),
        transform: RenderCommand.compression)
    var compress: PNGCompression = .small

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The image of Kubernetes' containers, with flipbook and ffmpeg.", valueName: "IMAGE",
            visibility: .hidden))
    var image = "flipbook"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The claim of the volume that Kubernetes' pods share.", valueName: "NAME", visibility: .hidden))
    var claim = "flipbook"

    /// The folder of frames without a slash at its end.
    var folder: String { FilePath(into).string }

    /// The options of every video.
    var words: [String] {
        (quality == .standard ? [] : ["--quality", quality.rawValue])
            + (arguments.isEmpty ? [] : ["--ffmpeg", arguments])
    }

    /// Validates the paths and the ffmpeg arguments now, so that the error does not come from every unit.
    func check() throws {
        guard !into.isEmpty, into != "-" else {
            throw FilmError.invalid("Frames need a folder: --into frames/.")
        }
        guard case .video = try OutputPath(video) else {
            throw FilmError.invalid("“\(video)” is not the path of a video; write one such as film.mp4.")
        }
        _ = try shellWords(arguments)
    }
}

/// A sweep with a film for each value.
struct FilmsOfSweep: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A film for each value: elasticity=0:1:0.25 or elasticity=0,0.5,0.9.", valueName: "NAME=VALUES"),
        completion: .settings)
    var sweep: String?
}

/// The division of a job into units.
struct UnitOptions: ParsableArguments {
    @Option(
        name: .customLong("unit-seconds"), parsing: .unconditional,
        help: ArgumentHelp("Minimum time of a unit in seconds, 0.1 to 86400.", valueName: "S"))
    var seconds: Double = 10

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds that a frame takes. (default: measured)", valueName: "S"))
    var cost: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Number of threads of a unit, 1 to 64.", valueName: "N", visibility: .hidden))
    var jobs = 1

    func validate() throws {
        guard (0.1...86400).contains(seconds) else {
            throw ValidationError("--unit-seconds \(seconds) is not allowed; it has to be from 0.1 to 86400.")
        }
        guard cost.map({ $0 > 0 && $0 <= 86400 }) ?? true else {
            throw ValidationError(
                "--cost \(cost ?? 0) is not allowed; a frame takes more than 0 and at most 86400 seconds.")
        }
        guard (1...64).contains(jobs) else {
            throw ValidationError("--jobs \(jobs) is not allowed; a unit has 1 to 64 threads.")
        }
    }

    /// Returns the given cost, or measures it by filming a few frames. The drawing time is divided by the
    /// number of threads.
    func cost(of film: Film) async throws -> FrameCost {
        if let cost { return FrameCost(drawing: cost) }
        let folder = FileManager.default.temporaryDirectory.path + "/flipbook-cost-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var measured = try await FilmRenderer.frameCost(of: film, in: folder)
        measured.drawing /= Double(jobs)
        return measured
    }
}

extension FilmSettings {
    /// The settings as command-line options, without defaults.
    var words: [String] {
        (fps.map { ["--fps", $0.typed] } ?? []) + (givenScale.map { ["--scale", $0.typed] } ?? [])
            + (device.map { ["--device", $0.name + ($0.isLandscape ? ":landscape" : "")] } ?? [])
            + (turn.map { ["--turn", $0.typed] } ?? [])
            + (appearance == .automatic ? [] : ["--appearance", appearance.rawValue])
            + (system.map { ["--look", $0.rawValue] } ?? [])
            + (duration.map { ["--duration", $0.typed] } ?? []) + (debug ? ["--debug"] : [])
            + (raw ? ["--raw"] : []) + (usesStandIns ? ["--stand-in"] : [])
    }
}

extension LookOptions {
    /// The options as they are on the command line, without defaults.
    var words: [String] {
        var words: [String] = []
        if transparent { words.append("--transparent") }
        if let background { words += ["--background", background] }
        if bezel { words.append("--bezel") }
        if motionBlur != 1 { words += ["--motion-blur", "\(motionBlur)"] }
        if slow != 1 { words += ["--slow", slow.typed] }
        return words
    }
}

extension Double {
    /// The shortest decimal text that reads back as the same number.
    var typed: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
