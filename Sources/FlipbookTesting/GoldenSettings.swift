import Flipbook

/// What the environment says about golden traces.
struct GoldenSettings {
    /// When they are written.
    let recording: GoldenMotion.Recording
    /// The folder for differences; nil for one beside the golden traces.
    let pending: String?

    /// Reads environment variables.
    /// - Throws: `FilmError.invalid` for a value that is not allowed.
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
