/// The generations of Apple's engine that a scene can reproduce. They differ in sub-steps, shapes, skins,
/// rounding and damping. Flipbook's own.
///
/// Sources: the log that a 2013 tutorial printed on iOS 7, and published measurements of recent systems.
public enum EngineGeneration: String, Sendable, Codable, CaseIterable {
    /// The engine of iOS 7, the time of the book and the tutorials. Fixed sub-steps of 0.004 s, 4 or 5 in a
    /// frame at 60 fps with the remainder carried over. Items collide as boxes 1 pt smaller on every side,
    /// with the mass of the full size and, against other items, a skin of 0.01 m.
    case iOS7
    /// The engine of recent systems; the default. Fixed sub-steps of 1/120 s in 32-bit floats, one in the
    /// first frame at 60 fps, then two. Items have their full size and no skin.
    case modern
}
