import CoreGeometry
public import FlipbookCore

extension FilmRenderer {
    /// Finds the first frame whose decoded pixels differ.
    ///
    /// - Parameters:
    ///   - a: the first film.
    ///   - b: the second film.
    ///   - tolerance: the largest difference of a component that counts as equal, 0...255; default 0.
    ///   - frames: the frames that are compared; default all.
    ///   - duration: the duration of a scene in seconds; default that of the other side's film.json, or the
    ///     scene's own.
    /// - Throws: the scene's `SceneFailure`, a `FilmError`, or `CancellationError`. Two scenes, a tolerance
    ///   that is not allowed, and frames that neither film has are `FilmError.invalid`.
    @MainActor public func compare(
        _ a: ComparedFilm, _ b: ComparedFilm, tolerance: Int = 0, frames: OpenFrameRange? = nil,
        duration: Double? = nil
    ) async throws -> FilmReport {
        guard (0...255).contains(tolerance) else {
            throw FilmError.invalid("The tolerance \(tolerance) is not allowed; it has to be from 0 to 255.")
        }
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
            guard difference != nil || comparison.frameCount > 0 else {
                throw FilmError.invalid("Neither film has one of the frames that are to be compared.")
            }
            result = .success(
                FilmReport(
                    difference: difference, equalFrames: comparison.frameCount, remark: comparison.remark))
        } catch {
            result = .failure(error)
        }
        for source in sources { await source.stop() }
        return try result.get()
    }

    /// Returns the side's own frames, or nil for a scene.
    @MainActor private func decoded(
        _ side: ComparedFilm, _ frames: OpenFrameRange?
    ) async throws -> (any FrameSource)? {
        switch side {
        case .scene: nil
        case .folder(let path): try FolderFrames(path, frames: frames)
        case .video(let path): try await VideoFrames(path, frames: frames)
        }
    }

    /// Returns the frames of a scene, drawn with the settings of the other side.
    @MainActor private func drawn(
        _ side: ComparedFilm, like other: any FrameSource, _ frames: OpenFrameRange?, _ duration: Double?
    ) throws -> any FrameSource {
        let (entry, parameters): (CatalogEntry, [String: Double])
        switch side {
        case .scene(let scene, let values): (entry, parameters) = (scene, values)
        case .folder(let path), .video(let path):
            throw FilmError.invalid(
                "“\(path)” is not a scene and cannot be drawn; give a scene in its place.")
        }
        if let folder = other as? FolderFrames, let manifest = folder.manifest {
            let numbers = folder.numbers
            guard !numbers.isEmpty else {
                throw FilmError.invalid("The folder has none of the frames that are to be compared.")
            }
            let film = try manifest.film(of: entry, parameters, numbers, duration)
            return try SceneFrames(of: film, simulationThreads: jobs)
        }
        let width = (other as? VideoFrames)?.width ?? (other as? FolderFrames)?.width ?? 0
        let film = try Film(
            of: entry,
            Film.Settings(
                fps: other.rate ?? 60, scale: Double(width) / entry.size.width, duration: duration,
                parameters: parameters))
        let chosen = try frames.map { try film.choosing(.frames($0)) } ?? film
        return try SceneFrames(of: chosen.resolved(), simulationThreads: jobs)
    }
}

extension Manifest {
    /// Returns a scene's film with the settings of the frames in a folder. The scene's name may differ from
    /// the folder's.
    @MainActor fileprivate func film(
        of entry: CatalogEntry, _ given: [String: Double], _ numbers: [Int], _ duration: Double?
    ) throws -> Film {
        let entry = try shown(entry)
        var settings = try filmSettings
        settings.duration = duration ?? settings.duration
        let count = try Film(of: entry, settings).frameCount
        settings.frames = FrameRange(Set(numbers.filter { $0 < count }))
        settings.parameters.merge(given) { $1 }
        return try Film(of: entry, settings).resolved()
    }
}
