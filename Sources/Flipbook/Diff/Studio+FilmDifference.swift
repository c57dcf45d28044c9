import CoreGeometry
import Picture
import Raster
import UIKitDynamics

/// One side of a comparison of films.
public enum ComparedFilm: Sendable {
    /// A scene, which is drawn as the other side was: with what its film.json tells, or at a film's rate and width.
    case scene(Listing, parameters: [String: Double])
    /// A folder of frames, or a pattern of PNG files.
    case folder(String)
    /// A file that ffmpeg decodes.
    case video(String)
}

/// What a comparison of films came to.
public struct FilmReport: Sendable {
    /// The first difference; nil when there is none.
    public let difference: FilmDifference?
    /// How many frames were found to be equal.
    public let equalFrames: Int
}

extension Studio {
    /// Looks for the first frame whose decoded pixels differ.
    ///
    /// - Parameters:
    ///   - a: the first film.
    ///   - b: the second film.
    ///   - tolerance: the largest difference of a component that counts as none, 0...255; default 0.
    ///   - frames: the frames that are compared; default all.
    ///   - duration: the seconds of a scene; default what the other side tells.
    /// - Throws: the scene's `SceneFailure`, a `FilmError`, or `CancellationError`.
    @MainActor public func compare(
        _ a: ComparedFilm, _ b: ComparedFilm, tolerance: Int = 0, frames: OpenFrameRange? = nil,
        duration: Double? = nil
    ) async throws -> FilmReport {
        let one = try await decoded(a, frames)
        var sources = [one].compactMap { $0 }
        let result: Result<FilmReport, any Error>
        do {
            let other = try await decoded(b, frames)
            sources += [other].compactMap { $0 }
            guard let like = one ?? other else {
                throw FilmError.invalid("Two scenes are compared by their numbers, not by their pixels.")
            }
            let first = try one ?? drawn(a, like: like, frames, duration)
            let second = try other ?? drawn(b, like: like, frames, duration)
            let comparison = FilmComparison(first, second, tolerance: tolerance)
            let difference = try await comparison.firstDifference()
            result = .success(FilmReport(difference: difference, equalFrames: comparison.frameCount))
        } catch {
            result = .failure(error)
        }
        for source in sources { await source.stop() }
        return try result.get()
    }

    /// The side's own frames; nil for a scene.
    @MainActor private func decoded(
        _ side: ComparedFilm, _ frames: OpenFrameRange?
    ) async throws -> (any FrameSource)? {
        switch side {
        case .scene: nil
        case .folder(let path): try FolderFrames(path, frames: frames)
        case .video(let path): try await VideoFrames(path, frames: frames)
        }
    }

    /// The frames of a scene, drawn as those of the other side were.
    @MainActor private func drawn(
        _ side: ComparedFilm, like other: any FrameSource, _ frames: OpenFrameRange?, _ duration: Double?
    ) throws -> any FrameSource {
        guard case .scene(let listing, let parameters) = side else {
            throw FilmError.invalid("Only a scene can be drawn.")
        }
        if let folder = other as? FolderFrames, let manifest = folder.manifest {
            let film = try manifest.film(of: listing, parameters, folder.numbers, duration)
            return try SceneFrames(of: film, simulationThreads: jobs)
        }
        let width = (other as? VideoFrames)?.width ?? (other as? FolderFrames)?.width ?? 0
        let film = try Film(
            of: listing, fps: other.rate ?? 60, scale: Double(width) / listing.size.width, duration: duration,
            parameters: parameters)
        let chosen = try frames.map { try film.choosing(.frames($0)) } ?? film
        return try SceneFrames(of: chosen.resolved(), simulationThreads: jobs)
    }
}

extension Manifest {
    /// A scene with the settings that the frames of a folder were filmed with. It may be called differently.
    @MainActor fileprivate func film(
        of listing: Listing, _ given: [String: Double], _ numbers: [Int], _ duration: Double?
    ) throws -> Film {
        let duration = duration ?? self.duration
        let count = max(1, Int((duration * fps * (slowMotion ?? 1)).rounded()))
        return try Film(
            of: listing, fps: fps, scale: scale, duration: duration,
            frames: FrameRange(Set(numbers.filter { $0 < count })),
            background: Color(named: background ?? "white"), showsDebugOverlay: debug ?? false,
            slowMotion: slowMotion ?? 1, motionBlur: motionBlur ?? 1,
            parameters: (parameters ?? [:]).merging(given) { $1 }, sweep: sweep
        ).resolved()
    }
}
