import Flipbook

/// The settings of golden traces in the environment.
struct GoldenSettings {
    /// The condition under which golden traces are written.
    let recording: GoldenMotion.Recording
    /// The folder for differences, or nil for `.pending` beside the golden traces.
    let pending: String?

    /// Reads the environment variables `FLIPBOOK_RECORD` and `FLIPBOOK_PENDING`.
    /// - Throws: `FilmError.invalid` for a value of `FLIPBOOK_RECORD` that is not allowed.
    init(_ environment: [String: String]) throws {
        pending = environment["FLIPBOOK_PENDING"].flatMap { $0.isEmpty ? nil : $0 }
        guard let text = environment["FLIPBOOK_RECORD"], !text.isEmpty else {
            recording = .missing
            return
        }
        guard let recording = GoldenMotion.Recording(rawValue: text) else {
            throw FilmError.invalid("FLIPBOOK_RECORD is “\(text)”; it has to be all, missing or never.")
        }
        self.recording = recording
    }
}
