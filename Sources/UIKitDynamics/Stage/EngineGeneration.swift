/// Which of Apple's engines a scene is computed as; they differ in sub-steps, margins and pixels of rest.
///
/// Sources: the log that a 2013 tutorial printed on iOS 7, and published measurements of recent systems.
public enum EngineGeneration: String, Sendable, Codable, CaseIterable {
    /// The book's and the tutorials' time: fixed sub-steps of 0.004 s (4 or 5 in a frame at 60 fps, the rest
    /// carried over), items collide as boxes 1 pt smaller on every side with the mass of the full size, and
    /// as polygons with a skin of 0.01 m against other items.
    case iOS7
    /// Recent systems, the default: fixed sub-steps of 1/120 s in 32-bit floats (one in the first frame at 60
    /// fps, then two), items of their full size without a skin.
    case modern
}
