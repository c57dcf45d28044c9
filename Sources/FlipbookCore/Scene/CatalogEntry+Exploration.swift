public import UIKitHost

extension CatalogEntry {
    /// Returns the script with which an explorer tries out the scene, which runs for it once without being
    /// drawn. For a scene that fails during the run, the script ends there.
    ///
    /// - Parameters:
    ///   - duration: the duration of the run in seconds.
    ///   - parameters: the values of the scene's parameters.
    ///   - chosen: a closure that is called with each part of the script as it is chosen.
    @discardableResult @MainActor public func explorationScript(
        duration: TimeInterval, parameters: [String: Double] = [:],
        chosen: (InputScript) throws -> Void = { _ in }
    ) throws -> InputScript {
        // The film that plays the script gives the same warnings.
        let handler = RunContext.warningHandler
        RunContext.warningHandler = { _ in }
        defer { RunContext.warningHandler = handler }
        let film = try Film(of: playing([]), Film.Settings(duration: duration, parameters: parameters))
        let run = try SimulationRun(of: film)
        let explorer = Explorer(run.host, end: duration)
        while !explorer.isOver {
            let count = explorer.script.entries.count
            explorer.act()
            let part = explorer.script.entries.dropFirst(count)
            if !part.isEmpty { try chosen(InputScript(entries: Array(part))) }
            do {
                try run.nextTick()
            } catch is SceneFailure {
                break
            }
        }
        return explorer.script
    }
}
