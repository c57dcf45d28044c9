import Flipbook

extension DiffCommand {
    /// The values of parameters for A and for B.
    typealias Values = (a: [String: Double], b: [String: Double])

    /// Compares scenes and traces by their numbers.
    @MainActor func motionComparison(
        _ sides: (DiffSide, DiffSide), _ values: Values, _ range: OpenFrameRange?
    ) async throws -> Comparison {
        if case (.trace, .trace) = sides, output != nil {
            throw FilmError.invalid(
                "Two traces have no pictures. For -o give the scene in place of “\(a)” or “\(b)”.")
        }
        for case (.trace(let trace), let path) in [(sides.0, a), (sides.1, b)] {
            try trace.checkContents(path: path)
        }
        let one = try motion(sides.0, like: sides.1, values.a, range)
        let other = try motion(sides.1, like: sides.0, values.b, range)
        let report = try await FilmRenderer().compare(one, other, tolerance: tolerance, frames: range)
        guard let difference = report.difference else {
            return Comparison(
                difference: nil, equalFrames: report.equalFrames,
                largestAllowed: report.largestAllowed?.description, remark: report.remark)
        }
        let picture =
            output == nil
            ? nil : try await FilmRenderer().picture(of: difference, one, other, names: (a, b))
        return Comparison(
            difference: (DiffReport(a, b, difference), picture), equalFrames: report.equalFrames)
    }

    /// Returns the motion of a side. A scene runs at the rate of the trace that it is compared with.
    @MainActor private func motion(
        _ side: DiffSide, like other: DiffSide, _ parameters: [String: Double], _ range: OpenFrameRange?
    ) throws -> ComparedMotion {
        switch side {
        case .trace(let trace): return .trace(trace)
        case .scene(let entry):
            entry.noteDevice(takesDevices: true)
            var rate: Double?
            if case .trace(let trace) = other { rate = trace.rate }
            let settings = Film.Settings(
                fps: rate ?? 60, scale: screen.scale(of: entry), duration: duration, parameters: parameters)
            let film = try Film(of: entry, settings)
            return .film(try (range.map { try film.choosing(.frames($0)) } ?? film).resolved())
        case .folder(let path), .film(let path):
            throw FilmError.invalid(
                "“\(path)” holds pictures and no numbers; give a scene or a trace in its place.")
        }
    }

    /// Compares folders and films by their pixels, with one another or with a scene.
    @MainActor func filmComparison(
        _ sides: (DiffSide, DiffSide), _ values: Values, _ range: OpenFrameRange?
    ) async throws -> Comparison {
        guard sides.0.hasPictures, sides.1.hasPictures else {
            let (numbers, pictures) = sides.0.hasPictures ? (b, a) : (a, b)
            throw FilmError.invalid(
                "“\(pictures)” holds pictures and “\(numbers)” numbers, so they cannot be compared. Give the scene in "
                    + "place of one of them.")
        }
        guard tolerance <= 255, tolerance == tolerance.rounded() else {
            throw FilmError.invalid(
                "The tolerance \(tolerance.typed) is not allowed; pixels have whole steps from 0 to 255.")
        }
        let report = try await FilmRenderer().compare(
            sides.0.film(values.a), sides.1.film(values.b), tolerance: Int(tolerance), frames: range,
            duration: duration)
        guard let difference = report.difference else {
            return Comparison(difference: nil, equalFrames: report.equalFrames, remark: report.remark)
        }
        let picture = output == nil ? nil : difference.picture(names: (a, b))
        return Comparison(
            difference: (DiffReport(a, b, difference), picture), equalFrames: report.equalFrames)
    }
}

extension DiffSide {
    /// Returns the side as a film to compare.
    /// - Throws: `FilmError.invalid` for a trace, which has no pictures.
    fileprivate func film(_ parameters: [String: Double]) throws -> ComparedFilm {
        switch self {
        case .scene(let entry): .scene(entry, parameters: parameters)
        case .folder(let path): .folder(path)
        case .film(let path): .video(path)
        case .trace: throw FilmError.invalid("A trace has no pictures; give its scene in place of it.")
        }
    }
}
