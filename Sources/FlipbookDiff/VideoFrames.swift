import ChildProcess
import FlipbookCore
import Foundation
import Raster
import Subprocess
import SystemPackage

/// The frames of a file, decoded by ffmpeg.
@MainActor final class VideoFrames: FrameSource {
    /// The frame rate in frames per second, or nil when the file has none.
    let rate: Double?
    let isRateRounded = true
    /// The size of the frames, in pixels.
    let width, height: Int
    let missingFrame: Int? = nil
    private let path: String
    private let frames: FrameRange?
    private let pictures: PAMReader
    private let process: Task<(isSuccess: Bool, words: String), any Error>
    private var number = 0

    /// Probes the file and starts to decode it.
    /// - Throws: `FilmError.unreadable` for a file that ffmpeg cannot decode, and when ffmpeg is not on the
    ///   PATH.
    init(_ path: String, frames: OpenFrameRange?) async throws {
        let stream = try await Self.probe(path)
        (rate, width, height) = (stream.rate, stream.width, stream.height)
        let ends = try FileDescriptor.pipe()
        for end in [ends.readEnd, ends.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
        // How many frames there are shows only at the end.
        (self.path, self.frames) = (path, frames?.closed(at: Film.mostFrames))
        pictures = PAMReader(ends.readEnd)
        process = Task { try await Self.decode(path, into: ends.writeEnd) }
    }

    func next() async throws -> (number: Int, bitmap: Bitmap)? {
        while let bitmap = try await picture() {
            defer { number += 1 }
            if let frames, number > frames.last { return nil }
            if frames?.contains(number) ?? true { return (number, bitmap) }
        }
        return nil
    }

    func stop() async {
        process.cancel()
        pictures.close()
        _ = try? await process.value
    }

    private func picture() async throws -> Bitmap? {
        if let bitmap = try await pictures.next() { return bitmap }
        let ending = try await process.value
        guard ending.isSuccess else { throw Self.unreadable(path, ending.words) }
        return nil
    }

    nonisolated private static func decode(
        _ path: String, into output: FileDescriptor
    ) async throws -> (isSuccess: Bool, words: String) {
        try await run(
            "ffmpeg",
            [
                "-nostdin", "-v", "error", "-i", "file:" + path, "-map", "0:v:0", "-f", "image2pipe", "-c:v",
                "pam", "-pix_fmt", "rgba", "-",
            ], into: output)
    }

    private struct Stream {
        var width = 0
        var height = 0
        var rate: Double?
    }

    nonisolated private static func probe(_ path: String) async throws -> Stream {
        let ends = try FileDescriptor.pipe()
        for end in [ends.readEnd, ends.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
        defer { try? ends.readEnd.close() }
        let ending: (isSuccess: Bool, words: String)
        do {
            ending = try await run(
                "ffprobe",
                [
                    "-v", "error", "-select_streams", "v:0", "-show_entries",
                    "stream=width,height,avg_frame_rate", "-of", "default=noprint_wrappers=1", "file:" + path,
                ], into: ends.writeEnd)
        } catch let error as SubprocessError where error.code == .executableNotFound {
            throw FilmError.unreadable(
                path: path, reason: "it takes ffmpeg, which is not on the PATH; `apt-get install ffmpeg`")
        }
        guard ending.isSuccess else { throw unreadable(path, ending.words) }
        var stream = Stream()
        let text = String(decoding: try ends.readEnd.readToEnd(atMost: 4096), as: UTF8.self)
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            switch parts.first {
            case "width": stream.width = Int(parts.last ?? "") ?? 0
            case "height": stream.height = Int(parts.last ?? "") ?? 0
            case "avg_frame_rate":
                let ratio = (parts.last ?? "").split(separator: "/").compactMap { Double($0) }
                if ratio.count == 2, ratio[1] > 0, ratio[0] > 0 { stream.rate = ratio[0] / ratio[1] }
            default: break
            }
        }
        guard stream.width > 0, stream.height > 0 else {
            throw FilmError.unreadable(path: path, reason: "there are no pictures in it")
        }
        return stream
    }

    nonisolated private static func run(
        _ program: String, _ arguments: [String], into output: FileDescriptor
    ) async throws -> (isSuccess: Bool, words: String) {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
        ]
        let (words, group) = (try ProgramWords(), ChildGroup())
        defer {
            group.end()
            words.close()
        }
        do {
            let result = try await Subprocess.run(
                .name(program), arguments: Arguments(arguments), platformOptions: options, input: .none,
                output: .fileDescriptor(output, closeAfterSpawningProcess: true),
                error: .fileDescriptor(words.writing, closeAfterSpawningProcess: true)
            ) { group.begin($0.processIdentifier.value) }
            return (result.terminationStatus.isSuccess, words.text)
        } catch {
            try? output.close()
            throw error
        }
    }

    nonisolated private static func unreadable(_ path: String, _ words: String) -> FilmError {
        let last = words.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it gave no reason"
        return .unreadable(path: path, reason: "ffmpeg cannot decode it: \(last)")
    }
}

extension FileDescriptor {
    /// Reads to the end, or up to a number of bytes.
    fileprivate func readToEnd(atMost limit: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: limit)
        var count = 0
        while count < limit {
            let added = try bytes.withUnsafeMutableBytes {
                try read(into: UnsafeMutableRawBufferPointer(rebasing: $0[count...]))
            }
            guard added > 0 else { break }
            count += added
        }
        return Array(bytes[..<count])
    }
}
