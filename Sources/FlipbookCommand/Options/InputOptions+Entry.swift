import ArgumentParser
import Flipbook

extension InputOptions {
    /// Returns a scene with these touches, as a command without the settings of a film runs it.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - running: its system and style.
    ///   - screen: its screen.
    ///   - duration: the duration of the run in seconds; nil for the scene's.
    ///   - parameters: the values of its parameters.
    func entry(
        of scene: SceneArgument, _ running: RunOptions, _ screen: ScreenOption, duration: Double?,
        _ parameters: ParameterOptions
    ) async throws -> CatalogEntry {
        let length = duration.map { ["--duration", $0.typed] } ?? []
        let exploration = Exploration(
            scene: scene, options: running.words + screen.words + length + parameters.compiling.words,
            duration: duration, parameters: try parameters.values)
        let chosen = running.applied(to: screen.applied(to: try await scene.entry))
        // Options go before the settings of a recording.
        return running.applied(to: screen.applied(to: try await applied(to: chosen, exploring: exploration)))
    }
}
