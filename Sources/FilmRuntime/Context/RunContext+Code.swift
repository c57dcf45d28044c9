import CFilmTime

extension RunContext {
    /// A Boolean value that indicates whether the calling thread executes code of a run.
    package nonisolated static var isInCode: Bool { cfilmtime_current().time != nil }
}
