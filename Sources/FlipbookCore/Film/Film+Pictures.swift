import UIKitHost

extension Film {
    /// Returns the hashes of the pictures that frames show, from a run of the scene without drawing; nil for
    /// a frame that the film does not have, and for those from a failure of the scene on.
    @MainActor func shownPictures(of frames: FrameSet) throws -> [Int: UInt64?] {
        var shown = Dictionary(uniqueKeysWithValues: frames.map { ($0, UInt64?.none) })
        guard let range = FrameRange(frames.intersection(FrameSet(0..<frameCount))) else { return shown }
        let simulations = try SimulationRuns(of: with { $0.frames = range }, simulationThreads: 1)
        do {
            while let frame = try simulations.nextFrame() { shown[frame.number] = frame.hash.value }
        } catch is SceneFailure {}
        return shown
    }
}
