/// A selection of a film's frames, given before the film and its length are known.
public enum FrameSelection: Sendable, Hashable {
    /// Frames by their numbers.
    case frames(OpenFrameRange)
    /// The frames from one time of the scene up to another, in seconds, without the frame at the second time.
    /// Nil stands for the film's beginning or end.
    case seconds(from: Double?, to: Double?)

    /// Returns the selected frames of a film.
    /// - Throws: `FilmError.invalid` for times outside the film, or without a frame between them.
    func frames(of film: Film) throws -> FrameRange {
        switch self {
        case .frames(let range): range.closed(at: film.frameCount - 1)
        case .seconds(let from, let to): try film.frames(from: from ?? 0, to: to ?? film.duration)
        }
    }
}

extension Film {
    /// Returns the same film, limited to the selected frames.
    /// - Throws: `FilmError.invalid` for frames or times that the film does not have.
    public func choosing(_ selection: FrameSelection) throws -> Film {
        let film = with(frames: try selection.frames(of: self))
        try film.checkFrames()
        return film
    }

    /// Returns the frames whose times are at least the first and less than the second.
    fileprivate func frames(from: Double, to: Double) throws -> FrameRange {
        for time in [from, to] where !(0...duration).contains(time) {
            throw FilmError.invalid(
                "The time \(time.text) s is outside of the film; allowed are 0 to \(duration.text) s.")
        }
        guard from < to else {
            throw FilmError.invalid(
                "The film cannot run from \(from.text) s to \(to.text) s; the end has to be after the start.")
        }
        let (first, end) = (try frameBeginning(at: from), try frameBeginning(at: to))
        guard first < end, first < frameCount else {
            throw FilmError.invalid(
                "No frame lies from \(from.text) s to \(to.text) s; the film has one every "
                    + "\(self.time(ofFrame: 1).text) s.")
        }
        return FrameRange(rising: Array(first..<min(end, frameCount)))
    }

    /// Returns the first frame that is not before a time. A frame's time may differ from the exact one by a
    /// rounding error.
    private func frameBeginning(at time: Double) throws -> Int {
        let nearest = try frame(at: time)
        return self.time(ofFrame: nearest) < time - 1e-9 ? nearest + 1 : nearest
    }
}
