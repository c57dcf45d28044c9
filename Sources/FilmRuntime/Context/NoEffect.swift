// Members of UIKit that exist so that code compiles, but that nothing in a film depends on, say so.

/// Warns, once for a run, that a member of UIKit has no effect in a film.
@MainActor package func warnOfNoEffect(_ member: String) {
    RunContext.current.warn(noEffectOf: member)
}

/// Warns as `warnOfNoEffect(_:)` does, from a member that code on any actor may use; outside of the main
/// actor there is no film and no warning.
nonisolated package func warnOfNoEffect(anywhere member: String) {
    MainActor.ifCurrent { RunContext.current.warn(noEffectOf: member) }
}

/// Warns with a sentence, from code on any actor; outside of the main actor there is no film and no warning.
nonisolated package func warn(anywhere sentence: String) {
    MainActor.ifCurrent { RunContext.current.warn(sentence) }
}

/// Warns of a property that code on any actor may set, if its value has changed.
nonisolated package func warnOfNoEffect<Value: Equatable>(anywhere member: String, _ old: Value, _ new: Value)
{
    if old != new { warnOfNoEffect(anywhere: member) }
}

/// Warns, once for a run, that a property of UIKit has no effect in a film, if its value has changed.
@MainActor package func warnOfNoEffect<Value: Equatable>(_ member: String, _ old: Value, _ new: Value) {
    if old != new { RunContext.current.warn(noEffectOf: member) }
}

/// Warns, once for a run, that a property of UIKit has no effect in a film.
@MainActor package func warnOfNoEffect<Value>(_ member: String, _ old: Value, _ new: Value) {
    RunContext.current.warn(noEffectOf: member)
}
