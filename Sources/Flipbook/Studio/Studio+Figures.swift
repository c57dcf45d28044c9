import CoreGeometry
import Picture
import Raster
import UIKitDynamics

extension Studio {
    /// A figure of a film after a plan, on paper: frames with their explanations; of a sweep a row for each
    /// value.
    /// - Throws: `FilmError.invalid` for a plan that is not allowed, a frame that the film does not have, a scene
    ///   that declares no annotations where they are wanted, or letters that are not installed; the scene's
    ///   `SceneFailure`; `CancellationError`.
    @MainActor public func figure(of film: Film, _ plan: FigurePlan) throws -> Picture {
        try plan.check(for: film)
        for frame in plan.frames where plan.times == nil || frame != film.frameCount {
            try film.checkFrame(frame)
        }
        var lettering = Lettering()
        if let family = plan.fontFamily { lettering.family = try checkedFamily(family) }
        let film = try film.on((plan.theme ?? .light).theme.paper)
        let rows = try film.panels.map { try stills(of: $0, plan) }
        let sheet = FigureSheet(plan: plan, lettering: lettering, labels: film.splitScreen?.labels)
        let times = plan.times ?? plan.frames.map(film.time(ofFrame:))
        return film.titled(
            try sheet.picture(of: rows), film.title(at: times), remark: sheet.caption(of: rows))
    }

    /// The frames in the order of the plan, of one take: it cannot go back.
    @MainActor private func stills(of film: Film, _ plan: FigurePlan) throws -> [Still] {
        let take = try Take(of: film, simulationThreads: jobs)
        var stills: [Int: Still] = [:]
        for frame in Set(plan.frames).sorted() {
            try take.advance(to: frame)
            stills[frame] = try take.still()
            if let crop = plan.crop { try stills[frame]?.crop(to: crop) }
        }
        var found = plan.frames.compactMap { stills[$0] }
        for (index, time) in (plan.times ?? []).prefix(found.count).enumerated() { found[index].time = time }
        guard !plan.isAnnotated || found.allSatisfy({ $0.annotations != nil }) else {
            throw FilmError.invalid(
                "“\(film.listing.name)” declares no annotations, so --annotate has nothing to draw; "
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

extension Film {
    /// Makes sure that the film has a frame.
    /// - Throws: `FilmError.invalid` for one that it does not have.
    func checkFrame(_ frame: Int) throws {
        guard (0..<frameCount).contains(frame) else {
            throw FilmError.invalid(
                "There is no frame \(frame): \(duration.text) s at \(fps.text) fps are the frames "
                    + "0-\(frameCount - 1).")
        }
    }

    /// The same film on other paper.
    fileprivate func on(_ paper: Color) throws -> Film {
        try Film(
            of: listing, fps: fps, scale: scale, duration: duration, frames: frames, background: paper,
            showsDebugOverlay: showsDebugOverlay, showsRawMotion: showsRawMotion, slowMotion: slowMotion,
            motionBlur: motionBlur,
            parameters: parameters, sweep: sweep)
    }
}
