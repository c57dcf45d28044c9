import UIKitDynamics

extension Film {
    /// The same film with other frames wanted.
    private func filming(_ frames: FrameRange) throws -> Film {
        try Film(
            of: listing, fps: fps, scale: scale, duration: duration, frames: frames, background: background,
            showsDebugOverlay: showsDebugOverlay, showsRawMotion: showsRawMotion, slowMotion: slowMotion,
            motionBlur: motionBlur,
            parameters: parameters, sweep: sweep)
    }

    /// The hashes of what frames show, found out by running the scene without drawing it; none for a frame
    /// that the film does not have, or that comes after a failure of the scene.
    @MainActor func shownPictures(of frames: Set<Int>) throws -> [Int: String?] {
        var shown = Dictionary(uniqueKeysWithValues: frames.map { ($0, String?.none) })
        guard let range = FrameRange(frames.filter { $0 < frameCount }) else { return shown }
        let takes = try Takes(of: filming(range), simulationThreads: 1)
        do {
            while let frame = try takes.nextFrame() { shown[frame.number] = frame.fingerprint.text }
        } catch is SceneFailure {}
        return shown
    }
}
