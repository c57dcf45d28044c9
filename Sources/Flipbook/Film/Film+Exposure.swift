extension Film {
    /// How much of a frame's time the shutter is open: half, a shutter of 180 degrees, as cinema has it and
    /// as Blender and After Effects do by default.
    private static let shutter = 0.5

    /// The moment of the simulation, in ticks, that a frame shows. In slow motion most frames lie between
    /// ticks.
    func tick(ofFrame number: Int) -> Double {
        Double(number * ticksPerFrame) / slowMotion
    }

    /// Whether frames show what no tick does.
    var showsMomentsBetweenTicks: Bool { motionBlur > 1 || slowMotion > 1 }

    /// The moments, in ticks, whose average a frame is: the middles of as many equal parts of the time while
    /// the shutter is open. The frame's own moment is the middle of that time, so blur does not move
    /// anything; none is before the film begins.
    func exposure(ofFrame number: Int) -> [Double] {
        let (moment, length) = (tick(ofFrame: number), Self.shutter * tick(ofFrame: 1))
        guard motionBlur > 1 else { return [moment] }
        return (0..<motionBlur).map { part in
            let place = (Double(part) + 0.5) / Double(motionBlur) - 0.5
            return max(0, moment + length * place)
        }
    }
}
