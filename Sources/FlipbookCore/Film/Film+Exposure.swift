extension Film {
    /// The fraction of a frame's time during which the shutter is open: 0.5, a 180-degree shutter, as in
    /// cinema and by default in Blender and After Effects.
    private static let shutter = 0.5

    /// Returns the moment of the simulation that a frame shows, in ticks. In slow motion most frames lie
    /// between ticks.
    func tick(ofFrame number: Int) -> Double {
        Double(number * ticksPerFrame) / slowMotion
    }

    /// True when frames show moments between ticks: with motion blur or slow motion.
    var showsMomentsBetweenTicks: Bool { motionBlur > 1 || slowMotion > 1 }

    /// Returns the moments, in ticks, whose pictures are averaged for a frame: the centers of `motionBlur`
    /// equal parts of the exposure. The exposure is centered on the frame's moment, so blur does not shift
    /// the motion. Moments before the film's start are moved to its start.
    func exposure(ofFrame number: Int) -> [Double] {
        let (moment, length) = (tick(ofFrame: number), Self.shutter * tick(ofFrame: 1))
        guard motionBlur > 1 else { return [moment] }
        return (0..<motionBlur).map { part in
            let place = (Double(part) + 0.5) / Double(motionBlur) - 0.5
            return max(0, moment + length * place)
        }
    }
}
