import CoreGeometry
public import FlipbookCore
public import Picture
import Raster
import UIKitHost

extension FilmRenderer {
    /// Draws a figure of a film according to a plan: frames with their annotations, on paper, with a row for
    /// each value of a sweep.
    /// - Throws: `FilmError.invalid` for a plan that is not allowed, a frame that the film does not have, a
    ///   scene that declares no annotations although the plan draws them, or a font that is not installed;
    ///   the scene's `SceneFailure`; `CancellationError`.
    @MainActor public func figure(of film: Film, _ plan: FigurePlan) throws -> Picture {
        try plan.check(for: film)
        for frame in plan.frames where plan.times == nil || frame != film.frameCount {
            try film.checkFrame(frame)
        }
        var textStyle = FigureTextStyle()
        if let family = plan.fontFamily { textStyle.family = try checkedFamily(family) }
        let film = try film.with { $0.background = plan.ground ?? (plan.theme ?? .light).theme.paper }
        let rows = try film.panels.map { try stills(of: $0, plan) }
        let sheet = FigureSheet(plan: plan, textStyle: textStyle, labels: film.splitScreen?.labels)
        let times = plan.times ?? plan.frames.map(film.time(ofFrame:))
        return film.titled(
            try sheet.picture(of: rows), film.title(at: times), remark: sheet.caption(of: rows))
    }

    /// Returns the plan's frames, in its order, from a single run, which visits them in the order of time.
    @MainActor private func stills(of film: Film, _ plan: FigurePlan) throws -> [Snapshot] {
        let simulation = try SimulationRun(of: film, simulationThreads: jobs)
        var stills: [Int: Snapshot] = [:]
        for frame in Set(plan.frames).sorted() {
            try simulation.advance(to: frame)
            stills[frame] = try simulation.still()
            guard let crop = plan.crop else { continue }
            let others = try stills[frame]?.crop(to: crop, isAnnotated: plan.isAnnotated) ?? []
            if plan.isAnnotated, !others.isEmpty { simulation.warn(ofLeftOut: others) }
        }
        var found = plan.frames.compactMap { stills[$0] }
        for (index, time) in (plan.times ?? []).prefix(found.count).enumerated() { found[index].time = time }
        guard !plan.isAnnotated || found.allSatisfy({ $0.annotations != nil }) else {
            throw FilmError.invalid(
                "“\(film.entry.name)” declares no annotations, so --annotate has nothing to draw; "
                    + "--axes and --caption are for any scene.")
        }
        return found
    }

    private func checkedFamily(_ family: String) throws -> String {
        guard Font.isInstalled(family: family) else {
            throw FilmError.invalid(
                "The font family “\(family)” is not installed; `fc-list : family` lists those that are.")
        }
        return family
    }
}

extension SimulationRun {
    /// Warns of annotations that a figure leaves out, since they end beyond its crop.
    fileprivate func warn(ofLeftOut annotations: [Annotation]) {
        let names = annotations.map { "“\($0.title)”" }.joined(separator: ", ")
        host.context.warn(
            "The crop leaves out annotations of \(film.entry.name) that end beyond it: \(names). A larger crop "
                + "shows them.")
    }
}

extension Film {
    /// Checks that the film has a frame.
    /// - Throws: `FilmError.invalid` when it has not.
    func checkFrame(_ frame: Int) throws {
        guard (0..<frameCount).contains(frame) else {
            throw FilmError.invalid(
                "There is no frame \(frame): \(duration.text) s at \(fps.text) fps are the frames "
                    + "0-\(frameCount - 1).")
        }
    }
}
